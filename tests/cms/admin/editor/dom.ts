// Installs a jsdom document for the editor. Import before anything of the editor.

import { JSDOM } from "jsdom";

const { window } = new JSDOM("<!doctype html><div class=admin></div>", { url: "http://127.0.0.1/admin/" });
// jsdom has no layout: every rectangle is empty.
const nowhere = { top: 0, bottom: 0, left: 0, right: 0, width: 0, height: 0, x: 0, y: 0, toJSON: () => ({}) };
window.Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
window.Range.prototype.getBoundingClientRect = () => nowhere;

// Pastes made by the editor itself have no clipboard data.
const ClipboardEvent = class extends window.Event {};

const names =
  "document Node Element HTMLElement HTMLButtonElement DocumentFragment MutationObserver HTMLInputElement getComputedStyle CustomEvent Event KeyboardEvent location".split(
    " ",
  );

Object.assign(globalThis, { window, ClipboardEvent, ...Object.fromEntries(names.map((name) => [name, window[name]])) });
