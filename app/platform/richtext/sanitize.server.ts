// Cleans an article before it is shown. Whatever cannot be cleaned in time and with certainty is shown as plain paragraphs;
// nothing is ever let through as it came.

import { createRequire } from "node:module";
import { createContext, Script } from "node:vm";
import createDOMPurify, { type Config, type DOMPurify } from "dompurify";
import type { DOMWindow } from "jsdom";
import { allowedValue } from "./attribute.ts";
import { depthOf, escapeText, isRegular } from "./clean-html.ts";
import { isTooBig } from "./measure.ts";
import { paragraphsOf } from "./plain-text.ts";
import { allowedTags, limits } from "./policy.ts";

/** jsdom windows grow a little with use; a new one now and then costs a few milliseconds. */
const roundsOfAWindow = 10_000;

let opened: Purifier | undefined;

/** Opened for the first article: none is shown where it cannot be. */
function purifier(): Purifier {
  opened ??= openPurifier();
  return opened;
}

function reopen(): void {
  opened?.window.close();
  opened = openPurifier();
}

const room = createContext({ work: () => {} });
const enter = new Script("work()");

/** Work may be broken off by the clock on the wall alone, but what it may use is time of this thread. */
export interface Clock {
  /** Milliseconds this thread has worked. */
  worked(): number;
  /** Runs synchronous work and breaks it off after so many milliseconds on the wall, by throwing. */
  within(ms: number, work: () => void): void;
}

export const realClock: Clock = {
  worked: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
  within(ms, work) {
    room.work = work;
    enter.runInContext(room, { timeout: Math.ceil(ms) });
  },
};

/** A machine that gives this thread less than a tenth of its time is not waited for. */
const longestWait = 10 * limits.milliseconds;

/**
 * Runs synchronous work and breaks it off when it takes too long: hostile markup can hold a parser for minutes. Where the
 * machine was slow (or stopped) and not the work, it is given the time it was denied, once.
 */
function withinDeadline<T>(work: () => T, clock: Clock): T {
  let result: { value: T } | undefined;
  const run = () => {
    result = { value: work() };
  };
  const before = clock.worked();
  try {
    clock.within(limits.milliseconds, run);
  } catch (error) {
    const share = (clock.worked() - before) / limits.milliseconds;
    if (share > DENIED) throw error;
    reopen();
    clock.within(Math.min(longestWait, limits.milliseconds / Math.max(share, 0.01)), run);
  }
  if (!result) throw new Error("The work ended without a result.");
  return result.value;
}

/** Of the time on the wall a thread has when nothing else runs; below this share the machine was slow. */
const DENIED = 0.8;

/**
 * Cleaned until another round changes nothing, so that what a browser parses is what was checked; null if it does not settle,
 * or if it is deeper than every browser builds it.
 */
function purifyUntilStable(html: string): string | null {
  let current = html;
  for (let round = 0; round < 4; round += 1) {
    const next = purifyOnce(purifier(), current);
    if (next === current) return isRegular(current) && depthOf(current) <= limits.depth ? current : null;
    current = next;
  }
  return null;
}

const notice = "この記事は長すぎるか入り組みすぎているため、文字だけを表示しています。";

function asText(html: string): string {
  return [notice, ...paragraphsOf(html)].map((text) => `<p>${escapeText(text)}</p>`).join("");
}

/**
 * The article as it may be shown: HTML with the tags and attributes of policy.ts and nothing that runs, except an allowed
 * social network's script element. Stable: cleaning the result again changes nothing. Never throws over its input and takes
 * about a second of work at most; what is too big or too tangled comes back as a notice and plain paragraphs.
 * `late`: time ran out, so that a later try may do better, and the answer is not worth keeping long.
 */
export function cleanArticle(html: string, clock: Clock = realClock): { html: string; timedOut: boolean } {
  if (isTooBig(html)) return { html: asText(html), timedOut: false };
  // Not in the article's own time.
  if (purifier().rounds > roundsOfAWindow) reopen();
  try {
    return { html: withinDeadline(() => purifyUntilStable(html), clock) ?? asText(html), timedOut: false };
  } catch {
    // Out of time or out of stack: the window may be left half-way through anything.
    reopen();
    return { html: asText(html), timedOut: true };
  }
}

/** The article as it may be shown, by the specification's table. */
export function sanitizeArticle(html: string, clock: Clock = realClock): string {
  return cleanArticle(html, clock).html;
}

// DOMPurify on a jsdom window, set to the table of policy.ts: one round of cleaning. sanitize.server.ts decides how many.

interface Purifier {
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
function openPurifier(): Purifier {
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
function purifyOnce(purifier: Purifier, html: string): string {
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
