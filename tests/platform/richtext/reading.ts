// Sanitises an article and parses the result as a browser does.

import { JSDOM, VirtualConsole } from "jsdom";
import { cleanArticle } from "#app/platform/richtext/sanitize.server.ts";

/** Sanitises an article with a clock that never times out. */
export function sanitizeArticle(html: string): string {
  return cleanArticle(html, { worked: () => 0, within: (_, work) => work() }).html;
}

const { document, DOMParser } = new JSDOM("<!doctype html><body></body>", { virtualConsole: new VirtualConsole() })
  .window;

export function bodyOf(html: string): HTMLElement {
  const body = document.implementation.createHTMLDocument("").body;
  body.innerHTML = html;
  return body;
}

/** Parses as a document without scripting, where the content of noscript is markup. */
export function documentBodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(`<!doctype html><body>${html}`, "text/html").body;
}

export function elementsOf(html: string): Element[] {
  return [...bodyOf(html).querySelectorAll("*")];
}

export function firstElement(html: string): Element | undefined {
  return elementsOf(html)[0];
}
