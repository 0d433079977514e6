// Sounds that the page makes itself: drum, bell, horn, parchment, sword on shield, coin. Soft and short.
// Browsers let a page sound only after the player has touched it. One key mutes.

const words = document.getElementById("staging")?.dataset;
const letters = document.getElementById("letters");
const note = document.getElementById("sound-note");
const NOTED = 1600;        // ms that the page says whether sound is on
const VOLUME = 0.32;
// The letter of the language stands in the list of keys.
const mute = document.querySelector("[data-does=sound]").textContent.trim();
const APART = 320;         // ms between two sounds of a frame, at least
let context = null;
let out = null;

// A tone that swells for `rise` seconds and fades until `length`, from one pitch to another.
function tone(to, at, { type = "sine", pitch, slide = pitch, rise = 0.005, length, loud }) {
  const source = to.context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(slide, at + length);
  source.connect(swell(to, at, rise, length, loud));
  source.start(at);
  source.stop(at + length);
}

// Noise in a band: cloth, parchment, a drum's skin.
function noise(to, at, { type = "bandpass", pitch, slide = pitch, width = 1, rise = 0.005, length, loud }) {
  const { sampleRate } = to.context;
  const buffer = to.context.createBuffer(1, Math.ceil(sampleRate * length), sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = to.context.createBufferSource();
  const filter = to.context.createBiquadFilter();
  source.buffer = buffer;
  filter.type = type;
  filter.Q.value = width;
  filter.frequency.setValueAtTime(pitch, at);
  filter.frequency.exponentialRampToValueAtTime(slide, at + length);
  source.connect(filter).connect(swell(to, at, rise, length, loud));
  source.start(at);
}

function swell(to, at, rise, length, loud) {
  const gain = to.context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(to);
  return gain;
}

function drum(to, at, loud = 0.9) {
  tone(to, at, { pitch: 150, slide: 52, length: 0.5, loud });
  noise(to, at, { type: "lowpass", pitch: 900, slide: 200, length: 0.12, loud: loud * 0.35 });
}

// The partials of a bell do not stand in whole numbers to each other.
function bell(to, at, pitch, length, loud) {
  const partials = { 0.5: 0.5, 1: 1, 1.19: 0.5, 1.5: 0.3, 2: 0.45, 2.74: 0.2 };
  for (const [times, part] of Object.entries(partials)) {
    tone(to, at, { pitch: pitch * times, length: length / Math.max(1, times ** 0.7), loud: loud * part * 0.4 });
  }
}

function horn(to, at, pitch, length, loud) {
  const filter = to.context.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.setValueAtTime(pitch * 1.5, at);
  filter.frequency.linearRampToValueAtTime(pitch * 5, at + length * 0.3);
  filter.frequency.linearRampToValueAtTime(pitch * 2, at + length);
  filter.connect(to);
  for (const detuned of [0.996, 1.004]) {
    tone(filter, at, { type: "sawtooth", pitch: pitch * detuned, rise: 0.12, length, loud: loud * 0.4 });
  }
}

// Every sound, by its name: what is to be heard from `at` on.
export const SOUNDS = {
  card: (to, at) => {
    noise(to, at, { pitch: 2600, slide: 4200, width: 0.8, rise: 0.03, length: 0.16, loud: 0.3 });
    noise(to, at + 0.09, { type: "lowpass", pitch: 700, slide: 300, length: 0.09, loud: 0.35 });
  },
  coin: (to, at) => {
    for (const [later, pitch] of [[0, 2350], [0.07, 3140]]) {
      tone(to, at + later, { pitch, length: 0.3, loud: 0.16 });
      tone(to, at + later, { pitch: pitch * 1.51, length: 0.16, loud: 0.07 });
    }
  },
  turn: (to, at) => {
    bell(to, at, 523, 0.7, 0.5);
    bell(to, at + 0.14, 784, 0.9, 0.45);
  },
  drum: (to, at) => {
    drum(to, at);
    drum(to, at + 0.19, 0.55);
    drum(to, at + 0.38);
  },
  sword: (to, at) => {
    noise(to, at, { type: "highpass", pitch: 2800, length: 0.06, loud: 0.3 });
    for (const [pitch, loud] of [[1180, 0.2], [1930, 0.16], [2870, 0.1], [4110, 0.05]]) tone(to, at, { pitch, slide: pitch * 0.995, length: 0.55, loud });
    drum(to, at + 0.01, 0.45);
  },
  fall: (to, at) => {
    noise(to, at, { type: "lowpass", pitch: 1400, slide: 90, rise: 0.04, length: 1.1, loud: 0.75 });
    drum(to, at, 0.7);
    drum(to, at + 0.34, 0.5);
  },
  crown: (to, at) => [392, 523, 659, 784].forEach((pitch, i) => horn(to, at + i * 0.13, pitch, i === 3 ? 0.9 : 0.3, 0.5)),
  bell: (to, at) => bell(to, at, 294, 1.45, 0.8),
  horn: (to, at) => {
    horn(to, at, 147, 0.5, 0.9);
    horn(to, at + 0.38, 220, 1.05, 0.9);
  },
  end: (to, at) => {
    [262, 330, 392].forEach((pitch, i) => horn(to, at + i * 0.12, pitch, 1.2 - i * 0.12, 0.42));
    bell(to, at + 0.3, 523, 1.1, 0.4);
  },
};

function isMuted() {
  return localStorage.getItem("regni-sound") === "off";
}

// Plays sounds one after another.
export function play(names, apart) {
  if (!context || isMuted() || (document.hidden && !names.includes("turn"))) return;
  const step = Math.max(APART, apart) / 1000;
  names.forEach((name, i) => SOUNDS[name]?.(out, context.currentTime + 0.02 + i * step));
}

function awaken() {
  context = new AudioContext();
  out = new GainNode(context, { gain: VOLUME });
  // Two loud sounds at once are held down instead of cut off.
  out.connect(new DynamicsCompressorNode(context, { threshold: -12, ratio: 8 })).connect(context.destination);
}

export function sounds() {
  const first = new AbortController();
  for (const gesture of ["pointerdown", "keydown"]) {
    document.addEventListener(gesture, () => { first.abort(); awaken(); }, { signal: first.signal });
  }
  document.addEventListener("keydown", (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && letters.checked;
    const writes = event.target.matches?.("input:not([type=checkbox]), select, textarea");
    if (event.key !== mute || !isPlain || writes) return;
    localStorage.setItem("regni-sound", isMuted() ? "on" : "off");
    note.textContent = isMuted() ? words.soundOff : words.soundOn;
    setTimeout(() => { note.textContent = ""; }, NOTED);
  });
}
