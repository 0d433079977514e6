// SHA-256, as FIPS 180-4 describes it. Browsers have it built in, but not on plain http.

const MASK = 0xffffffffn;

// The largest whole number whose power is at most n.
function root(n, power) {
  let low = 0n;
  let high = 1n << 40n;
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (middle ** power <= n) low = middle; else high = middle - 1n;
  }
  return low;
}

// The constants are the first 32 bits behind the point of square and cube roots of the first primes.
const primes = [];
for (let n = 2; primes.length < 64; n += 1) if (primes.every((one) => n % one)) primes.push(n);
const START = primes.slice(0, 8).map((one) => Number(root(BigInt(one) << 64n, 2n) & MASK));
const ROUNDS = primes.map((one) => Number(root(BigInt(one) << 96n, 3n) & MASK));

const turned = (x, by) => (x >>> by) | (x << (32 - by));

// The hash of a text, as hexadecimal digits.
export function sha256(text) {
  const said = new TextEncoder().encode(text);
  // After the text come a bit, zeros, and the length of the text in bits, so that it fills blocks of 64 bytes.
  const bytes = new Uint8Array(Math.ceil((said.length + 9) / 64) * 64);
  bytes.set(said);
  bytes[said.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(said.length / 0x20000000));
  view.setUint32(bytes.length - 4, (said.length << 3) >>> 0);
  const state = [...START];
  for (let at = 0; at < bytes.length; at += 64) mixIn(state, view, at);
  return state.map((one) => (one >>> 0).toString(16).padStart(8, "0")).join("");
}

function mixIn(state, view, at) {
  const words = [];
  for (let i = 0; i < 64; i += 1) {
    if (i < 16) { words.push(view.getUint32(at + 4 * i)); continue; }
    const [near, far] = [words[i - 2], words[i - 15]];
    const nearMix = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    const farMix = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    words.push((words[i - 16] + farMix + words[i - 7] + nearMix) >>> 0);
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i += 1) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[i] + words[i]) >>> 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) >>> 0;
    [a, b, c, d, e, f, g, h] = [(first + second) >>> 0, a, b, c, (d + first) >>> 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((one, i) => { state[i] = (state[i] + one) >>> 0; });
}
