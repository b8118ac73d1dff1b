// A browser's document for the editor, without a browser: imported before anything of it.

import { JSDOM } from "jsdom";

const { window } = new JSDOM("<!doctype html><div class=admin></div>", { url: "http://127.0.0.1/admin/" });
// Nothing is laid out here: every place is the same.
const nowhere = { top: 0, bottom: 0, left: 0, right: 0, width: 0, height: 0, x: 0, y: 0, toJSON: () => ({}) };
window.Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
window.Range.prototype.getBoundingClientRect = () => nowhere;

// A paste that the editor makes itself brings no clipboard.
const ClipboardEvent = class extends window.Event {};

const names =
  "document Node Element HTMLElement HTMLButtonElement DocumentFragment MutationObserver HTMLInputElement getComputedStyle CustomEvent Event KeyboardEvent location".split(
    " ",
  );

Object.assign(globalThis, { window, ClipboardEvent, ...Object.fromEntries(names.map((name) => [name, window[name]])) });
