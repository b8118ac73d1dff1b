// DOMPurify on a jsdom window, set to the table of policy.ts: one round of cleaning. sanitize.server.ts decides how many.

import { createRequire } from "node:module";
import createDOMPurify, { type Config, type DOMPurify } from "dompurify";
import type { DOMWindow } from "jsdom";
import { allowedValue } from "./attribute.ts";
import { allowedTags } from "./policy.ts";

export interface Purifier {
  purify: DOMPurify;
  window: DOMWindow;
  rounds: number;
}

const settings = {
  ALLOWED_TAGS: [...allowedTags],
  // Only what the table's verdict leaves for DOMPurify's own second check of addresses.
  ALLOWED_ATTR: ["href", "src", "style"],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:(?:https?|ftp|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  ADD_FORBID_CONTENTS: ["textarea", "option"],
  RETURN_DOM: true as const,
} satisfies Config;

/** A purifier proven to clean. Throws where it does not: on another DOM DOMPurify may hand its input back unchanged. */
export function openPurifier(): Purifier {
  // Loaded with the first article: it takes a third of a second, and a fifth of the memory before the first visitor.
  const { JSDOM, VirtualConsole } = createRequire(import.meta.url)("jsdom") as typeof import("jsdom");
  // A console of its own, or jsdom would write a line for every stylesheet it cannot read.
  const { window } = new JSDOM("<!doctype html>", { virtualConsole: new VirtualConsole() });
  const purify = createDOMPurify(window);
  purify.addHook("beforeSanitizeElements", (node) => {
    if (node instanceof window.HTMLElement && node.nodeName !== "FORM" && node.hasAttribute("is")) forgetIs(node);
    // Fallback text is never shown, and markup in it would cost the whole element.
    if ((node.nodeName === "IFRAME" || node.nodeName === "SCRIPT") && node.firstChild) node.textContent = "";
  });
  purify.addHook("uponSanitizeAttribute", (element, event) => {
    const tag = element.nodeName.toLowerCase();
    const value = element.getAttribute(event.attrName);
    const allowed = value === null ? null : allowedValue(tag, event.attrName, value);
    const isAddress = event.attrName === "href" || (event.attrName === "src" && !/^\s*data:/i.test(allowed ?? ""));
    if (allowed === null) event.keepAttr = false;
    else if (allowed !== value) event.attrValue = allowed;
    else if (!isAddress) event.forceKeepAttr = true;
  });
  purify.addHook("afterSanitizeAttributes", (element) => {
    // Not by querySelectorAll afterwards: in jsdom each call leaves listeners on the window, and every later one is slower.
    if (element.nodeName === "SCRIPT" && !element.hasAttribute("src")) element.remove();
    else if (element.nodeName === "A") keepOpenerOut(element);
    else if (element.nodeName === "PRE") keepFirstLineBreak(element);
  });
  const purifier = { purify, window, rounds: 0 };
  const canary = purifyOnce(purifier, '<img src="x" onerror="1"><p onclick="1">a</p><script>1</script>');
  if (!purify.isSupported || canary !== '<img src="x"><p>a</p>') {
    throw new Error("The sanitiser does not clean on this system; refusing to show articles.");
  }
  return purifier;
}

/** is= stays with an element that was parsed with it, and DOMPurify drops the element with all its words: a fresh one has none. */
function forgetIs(element: HTMLElement): void {
  const fresh = element.ownerDocument.createElement(element.localName);
  for (const attribute of [...element.attributes]) {
    element.removeAttributeNode(attribute);
    if (attribute.name !== "is") fresh.setAttributeNode(attribute);
  }
  fresh.append(...element.childNodes);
  element.replaceWith(fresh);
}

/**
 * Put first: the doctype makes the parser build the tree that pages of this site build, and the break opens the body, or a
 * script at the very start would be lost to the head and a frameset would replace the body.
 */
const bodyStart = "<!doctype html><br>";

/** One round of cleaning. */
export function purifyOnce(purifier: Purifier, html: string): string {
  purifier.rounds += 1;
  const body = purifier.purify.sanitize(bodyStart + html, settings);
  if (!(body instanceof purifier.window.HTMLElement) || body.firstChild?.nodeName !== "BR") {
    throw new Error("The article left the body.");
  }
  body.firstChild.remove();
  return body.innerHTML;
}

/** Parsers swallow the first line break in a pre, so one that shall stay needs another before it. */
function keepFirstLineBreak(pre: Element): void {
  const first = pre.firstChild;
  if (first?.nodeType === 3 && first.nodeValue?.startsWith("\n")) first.nodeValue = `\n${first.nodeValue}`;
}

/** A page opened in another window must not reach back into this one. */
function keepOpenerOut(link: Element): void {
  const target = link.getAttribute("target")?.trim().toLowerCase() ?? "";
  if (["", "_self", "_parent", "_top"].includes(target)) return;
  const rel = link.getAttribute("rel")?.split(/\s+/).filter(Boolean) ?? [];
  if (rel.some((word) => word.toLowerCase() === "noopener")) return;
  link.setAttribute("rel", [...rel.filter((word) => word.toLowerCase() !== "opener"), "noopener"].join(" "));
}
