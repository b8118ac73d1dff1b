// Reads HTML the way a browser would, for looking at what the sanitiser let through.

import { JSDOM } from "jsdom";

const { document } = new JSDOM("<!doctype html><body></body>").window;

export function bodyOf(html: string): HTMLElement {
  const body = document.implementation.createHTMLDocument("").body;
  body.innerHTML = html;
  return body;
}

export function elementsOf(html: string): Element[] {
  return [...bodyOf(html).querySelectorAll("*")];
}

export function firstElement(html: string): Element | undefined {
  return elementsOf(html)[0];
}
