// A browser's document for the editor, without a browser: imported before anything of it.

import { JSDOM } from "jsdom";

const { window } = new JSDOM("<!doctype html><div class=admin></div>", { url: "http://127.0.0.1/admin/" });
const names =
  "document Node Element HTMLElement HTMLButtonElement DocumentFragment MutationObserver CustomEvent Event location".split(
    " ",
  );

Object.assign(globalThis, { window, ...Object.fromEntries(names.map((name) => [name, window[name]])) });
