// The page of a table: shows the frames that the server sends, one after another, and sends moves.

import { begins, clickThing, forget, isChoosing, light, moveOf, setFrame, untaught } from "./choosing.js";
import { refuseLine, showCompany } from "./company.js";
import { connect, send, sendMove } from "./connection.js";
import { checkDeal } from "./deal.js";
import { hideWords } from "./explaining.js";
import { isGliding, prepareGlide } from "./glide.js";
import { hideHints, hint, placeHint } from "./hints.js";
import { joined, keep, replacements, swapIn } from "./keeping.js";
import { keyboard, reachable } from "./keyboard.js";
import { hidePast, keepOlder, showEarlier, showPast } from "./looking_back.js";
import { ask, hideMenu, onPhone, paragraph, showPreview, tell, tellBeside } from "./menu.js";
import { addToOffers } from "./offers.js";
import { pointing } from "./pointing.js";
import { announceFrame, announce } from "./saying.js";
import { chips, sheets } from "./sheets.js";
import { bringIntoSight } from "./sight.js";
import { sounds } from "./sounds.js";
import { isInstant, isStaging, mustBeSeen, passOn, stage } from "./staging.js";
import { areStepsToCome, holdBack, toldSoFar } from "./steps.js";
import { hideTerms } from "./term-list.js";
import { placeTogether } from "./together.js";
import { tellTurn } from "./turn.js";

const table = document.getElementById("table");
const typed = document.getElementById("typed");
const skip = document.getElementById("skip");

let frame = null;      // the frame that is shown
let waiting = [];      // frames still to be shown, one after another
let asked = null;      // the thing about which the player asked why it cannot be used
let looked = null;     // what was clicked for the attack that is looked at
let refusal = null;    // why the last move was refused; shown with the next frame
let isTyped = false;   // whether a typed move still waits for its answer
let settle = null;     // shows what waits until the scene on the stage has been told
let isTakingBack = false;  // whether a take-back still waits for its answer

skip.addEventListener("click", skipAhead);

// A player who has decided need not watch the rest of what led to it.
function decide(message) {
  sendMove(message);
  passOn();
}

function hear(message) {
  if (message.kind === "frame") {
    message.refusal = refusal;
    refusal = null;
    waiting.push(message);
    if (waiting.length === 1) showNext();
  } else if (message.kind === "refused") {
    refusal = { said: paragraph(message.text, message.rule, message.example), isTyped };
    isTyped = false;
  } else if (message.kind === "ask") {
    // A typed move must be confirmed in the same cases as its button.
    isTyped = false;
    typed.command.value = "";
    const what = moveOf(message.move);
    if (what) asks(what);
  } else if (message.kind === "company") {
    showCompany(message.parts, message.left);
  } else if (message.kind === "company-refused") {
    if (message.talk) refuseLine(message.text);
    else refuse({ said: paragraph(message.text) });
  } else if (message.kind === "scene") {
    showPast(message);
  } else if (message.kind === "earlier") {
    showEarlier(message);
  } else if (message.kind === "preview" && looked?.isConnected) {
    showPreview(message.html, looked);
  } else if (message.kind === "why" && asked?.isConnected) {
    const lines = message.reasons.map((one) => paragraph(`${one.lacking || `${one.move}:`} ${one.text}`, one.rule, one.example));
    const said = message.title ? [paragraph(message.title), ...lines] : lines;
    if (!said.length) return;
    announce(said.map((one) => one.textContent));
    if (!asked.classList.contains("chosen")) tell(said, asked);
    else if (onPhone()) addToOffers(said);
    else tellBeside(said, asked);
  }
}

// Shows the moves of others one by one, at a pace that can be followed.
async function showNext() {
  const next = waiting[0];
  show(next);
  await stage(next, offerSkip, () => { settle?.(); if (!next.over) hint(next.staging.hints ?? [], next.yours); });
  if (waiting[0] === next) waiting.shift();
  if (waiting.length) showNext();
  else offerSkip();
}

// Goes to the newest frame, or to the first that the player must see.
function skipAhead() {
  const found = waiting.findIndex((one, i) => i > 0 && mustBeSeen(one));
  const next = found < 0 ? waiting.length - 1 : found;
  if (next > 0) waiting.splice(0, next + 1, waiting.slice(1, next + 1).reduce(joined));
  passOn();
}

function offerSkip() {
  const hadFocus = document.activeElement === skip;
  skip.hidden = waiting.length < 2 && !isStaging();
  if (skip.hidden && hadFocus) table.querySelector(".prompt")?.focus({ preventScroll: true });
}

function show(next) {
  const page = document.createElement("template");
  page.innerHTML = next.html;
  const before = frame && toldSoFar(table);
  // What a battle brought is seen on the stage first. Only then does the rest of the table show it, or the game's end.
  const old = table.querySelector(".stage");
  const scene = page.content.querySelector(".stage");
  if (before && old && scene && (!next.whole || next.over) && !next.yours && !isInstant()) {
    old.replaceWith(next.whole ? scene.cloneNode(true) : scene);
    placeHint();
    holdBack(table, before);
    if (areStepsToCome()) {
      announceFrame(table, false, page.content);
      if (frame.yours) closeDecision();
      take(next);
      settle = () => { settle = null; showRest(next, page.content, null); };
      return;
    }
  }
  showRest(next, page.content, before);
}

// What the player has decided cannot be chosen again while the stage tells what came of it.
function closeDecision() {
  if (table.contains(document.activeElement)) table.querySelector(".prompt").focus({ preventScroll: true });
  for (const one of table.querySelectorAll(".prompt > *, .moves:not([hidden])")) one.classList.add("to-come");
}

// From now on the player chooses from the moves of this frame.
function take(next) {
  tellTurn(next);
  frame = next;
  setFrame(next);
  light();
  sheets(next);
}

// The parts that are not shown yet, and all that depends on them.
function showRest(next, content, before) {
  const changed = replacements(table, content, next.whole);
  const isQuick = isInstant() || waiting.length > 3;
  const glide = frame && !isQuick && isGliding() ? prepareGlide(table, changed.going, changed.coming) : () => {};
  const restore = keep(table);
  const restoreOlder = keepOlder(next.whole || next.over);
  hideMenu();
  swapIn(table, changed, next.whole);
  placeTogether();
  placeHint();
  restoreOlder();
  if (before && !isInstant()) holdBack(table, before);
  offerSkip();
  table.dataset.at = next.at;
  document.body.classList.toggle("over", next.over);
  document.body.classList.toggle("covered", table.querySelector(".curtain") !== null);
  take(next);
  restore();
  glide();
  checkDeal(table, table.dataset.live.split("/")[2]);
  announceFrame(table, isTakingBack && !next.refusal);
  isTakingBack = false;
  if (table.querySelector(".curtain")) coverUp();
  // The end lies over the table, and tells all itself.
  if (next.over) hideHints();
  if (next.refusal) refuse(next.refusal);
  else if (isTyped) { typed.command.value = ""; isTyped = false; }
  afterPaint(() => { reachable(); bringIntoSight(next.yours); });
}

// What only measures the page waits until the move has been painted.
function afterPaint(act) {
  requestAnimationFrame(() => setTimeout(act, 0));
}

// Behind the curtain nothing remains of what the previous player pointed at or typed.
function coverUp() {
  hideWords();
  hideTerms();
  hidePast();
  hideHints();
  typed.command.value = "";
}

// The typed text stays, so that it can be corrected.
function refuse({ said, isTyped: wasTyped }) {
  announce([said.textContent]);
  const prompt = table.querySelector(".prompt, .curtain");
  tell([said], wasTyped ? typed : prompt);
}

// Makes a move that was clicked. Some are asked about first, and an attack is looked at before it is declared.
function play(move, beside) {
  const what = moveOf(move);
  const element = beside ?? table.querySelector(`[data-move="${CSS.escape(move)}"]`) ?? table.querySelector(".prompt");
  if (what?.attacks) { looked = element; send({ do: "look", move }); }
  else if (what?.ask) asks(what);
  else choose([move]);
}

function asks(what) {
  const asking = table.querySelector(`[data-ask][data-move="${CSS.escape(what.move)}"]`);
  if (asking) ask(asking, () => choose([what.move]));
}

// With `holds` the last of several choices waits to be confirmed.
function choose(moves, holds = true) {
  hideMenu();
  decide({ do: "choose", at: frame.at, moves, holds });
}

// Only once per frame: a double click must not take back two things.
function takeBack() {
  if (isTakingBack) return;
  isTakingBack = true;
  decide({ do: "undo", at: frame.at });
}

// Replaces the cards picked so far with a whole ready deck, or with none.
function replaceDraft(moves) {
  // On a phone the open list of ready decks covers the tray, so it is closed.
  const fold = table.querySelector(".ready-decks");
  if (fold) fold.open = false;
  decide({ do: "choose", at: frame.at, moves: moves ? moves.split(";") : [], holds: true, replaces: true });
}

// Asks what else a chosen card cannot do.
function askBeside(target) {
  if (!target.dataset.thing.startsWith("hand-") || !target.classList.contains("chosen")) return;
  asked = target;
  send({ do: "why", thing: target.dataset.thing });
}

// The names of a thing and of those it lies in.
function around(thing) {
  const names = [];
  for (let one = thing; one; one = one.parentElement.closest("[data-thing]")) names.push(one.dataset.thing);
  return names;
}

table.addEventListener("click", (event) => {
  const target = event.target.closest("[data-move], [data-moves], [data-undo], [data-teach], [data-next], [data-uncover], [data-hurry], [data-chip], [data-deck], .lit, .chosen");
  if (!frame) return;
  if (!target) {
    const isPlain = event.target.closest("a, summary, .log, .menu, .hint, [data-see]");
    if (isPlain) return;
    asked = event.target.closest("[data-thing]:not([data-thing=''])");
    const things = around(asked);
    const answered = isChoosing() && untaught(things);
    forget();
    hideMenu();
    // The teacher answers a second click that makes a move he does not teach now.
    if (answered) choose([answered.move]);
    // The player chooses another card instead.
    else if (asked && begins(asked.dataset.thing)) { clickThing(asked.dataset.thing, asked, play, !event.detail); askBeside(asked); }
    // A card in a Fief also stands for the Fief, if a move begins with that.
    else if (asked) send({ do: "why", thing: untaught(things)?.path[0] ?? asked.dataset.thing });
  }
  else if ("confirm" in target.dataset) decide({ do: "choose", at: frame.at, moves: [], holds: true });
  else if ("deck" in target.dataset) replaceDraft(target.dataset.deck);
  else if (target.dataset.moves) choose(target.dataset.moves.split(";"), false);
  else if (target.dataset.ask) ask(target, () => choose([target.dataset.move]));
  else if (target.dataset.move) play(target.dataset.move, target);
  else if ("undo" in target.dataset) takeBack();
  else if (target.dataset.teach) decide({ do: "teach", at: frame.at, what: target.dataset.teach });
  else if ("next" in target.dataset) decide({ do: "next", at: frame.at });
  else if ("hurry" in target.dataset) hurry();
  else if ("uncover" in target.dataset) send({ do: "uncover", seat: Number(target.dataset.uncover) });
  else if (target.dataset.chip) chips(target.dataset.chip);
  else { clickThing(target.dataset.thing, target, play, !event.detail); askBeside(target); }
});

// While others play, the table is drawn again and again. A click might begin on one button and end on its successor, so
// pressing is enough.
table.addEventListener("pointerdown", (event) => { if (event.target.closest("[data-hurry]")) hurry(); });
document.getElementById("moment").addEventListener("click", (event) => { if (event.target.closest("[data-hurry]")) hurry(); });

function hurry() {
  send({ do: "hurry" });
  skipAhead();
}

document.getElementById("menu").addEventListener("click", (event) => {
  const { moves, move, close } = event.target.closest("button")?.dataset ?? {};
  if (moves) choose(moves.split(";"), false);
  else if (move) choose([move]);
  else if (close !== undefined) { forget(); hideMenu(); }
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { forget(); hideMenu(); }
});

typed.addEventListener("submit", (event) => {
  event.preventDefault();
  const move = typed.command.value.trim();
  if (!move || !frame) return;
  isTyped = true;
  hideMenu();
  decide({ do: "choose", at: frame.at, moves: [move], holds: true, typed: true });
});

keyboard();
pointing(table);
sounds();
connect(hear);
