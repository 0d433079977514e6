// This browser's part in the deal: a word of its own, which is fixed by its hash and opened when all words are fixed.
// The browser stores what it has seen, to compare it with what is shown at the end.

import { sha256 } from "./sha256.js";

const inMemory = new Map();    // for browsers that keep nothing
const asked = new WeakMap();   // by socket: what was done over it already

const nameOf = (table, round, commitment) => `regni-deal-${table}-${round}-${commitment}`;

function keep(name, what) {
  inMemory.set(name, JSON.stringify(what));
  try { localStorage.setItem(name, JSON.stringify(what)); } catch { /* The page keeps it as long as it is open. */ }
}

function kept(name) {
  try { return JSON.parse(localStorage.getItem(name) ?? inMemory.get(name) ?? "null"); } catch { return null; }
}

// What was kept of a round at a table, by commitment.
function keptOf(table, round) {
  const begin = nameOf(table, round, "");
  let names = [...inMemory.keys()];
  try { names = [...Object.keys(localStorage), ...names]; } catch { /* Only what the page has. */ }
  const own = names.filter((one) => one.startsWith(begin));
  return new Map(own.map((one) => [one.slice(begin.length), kept(one)]).filter(([, what]) => what));
}

function newWord() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((one) => one.toString(16).padStart(2, "0")).join("");
}

// Does what the lobby asks this browser for, once for each socket. `isChanged` is called if the server has changed what
// it had fixed.
export function takePart(part, table, socket, isChanged) {
  const { task, round, own, server, fixed } = part.dataset;
  const done = asked.get(socket) ?? new Set();
  asked.set(socket, done);
  if (!task || done.has(`${round} ${task}`)) return;
  done.add(`${round} ${task}`);
  if (task === "fix") fix(table, round, server, socket);
  else open(table, round, own, server, fixed.split(" "), socket, isChanged);
}

// Every word is kept under its hash, so that two pages of a table do not overwrite each other's.
function fix(table, round, server, socket) {
  const word = newWord();
  keep(nameOf(table, round, sha256(word)), { word, server, fixed: [] });
  socket.send(JSON.stringify({ do: "commit", round: Number(round), commitment: sha256(word) }));
}

function open(table, round, own, server, fixed, socket, isChanged) {
  const mine = kept(nameOf(table, round, own));
  // The word may be on another device of the same person.
  if (!mine) return;
  const isSame = !mine.fixed.length || mine.fixed.join() === fixed.join();
  if (mine.server !== server || !fixed.includes(server) || !fixed.includes(own) || !isSame) { isChanged(); return; }
  keep(nameOf(table, round, own), { ...mine, fixed });
  socket.send(JSON.stringify({ do: "open", round: Number(round), word: mine.word }));
}

// Whether a deal that is shown at the end is the one that this browser took part in: "good", "bad", or "none" if it
// took no part.
export function verdictOn(table, { round, seed, terms, words }) {
  const isFixed = words.every((one) => sha256(one.word) === one.commitment);
  const isSeed = sha256(["regni deal", ...words.map((one) => one.word)].join("\n")) === seed;
  if (!isFixed || !isSeed) return "bad";
  const all = [terms, ...words.map((one) => one.commitment)].join();
  const opened = [...keptOf(table, round).values()].filter((one) => one.fixed.length);
  if (!opened.length) return "none";
  return opened.every((one) => one.fixed.join() === all && one.server === words[0].commitment && words.some(({ word }) => word === one.word)) ? "good" : "bad";
}

// Says it below the deal, at the end of a game.
export function checkDeal(root, table) {
  const part = root.querySelector("[data-dealt]");
  const line = part?.querySelector(".checked");
  if (!line || line.textContent) return;
  const verdict = verdictOn(table, JSON.parse(part.dataset.dealt));
  line.dataset.verdict = verdict;
  line.textContent = line.dataset[verdict];
}
