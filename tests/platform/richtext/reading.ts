// Cleans an article and reads the HTML the way a browser would, for looking at what the sanitiser let through.

import { JSDOM, VirtualConsole } from "jsdom";
import { sanitizeArticle as sanitize } from "#app/platform/richtext/sanitize.server.ts";

/** An article as it may be shown, on a machine that is never slow. */
export function sanitizeArticle(html: string): string {
  return sanitize(html, { worked: () => 0, within: (_, work) => work() });
}

const { document, DOMParser } = new JSDOM("<!doctype html><body></body>", { virtualConsole: new VirtualConsole() })
  .window;

export function bodyOf(html: string): HTMLElement {
  const body = document.implementation.createHTMLDocument("").body;
  body.innerHTML = html;
  return body;
}

/** As a document without scripting, where the content of noscript is markup. */
export function documentBodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(`<!doctype html><body>${html}`, "text/html").body;
}

export function elementsOf(html: string): Element[] {
  return [...bodyOf(html).querySelectorAll("*")];
}

export function firstElement(html: string): Element | undefined {
  return elementsOf(html)[0];
}
