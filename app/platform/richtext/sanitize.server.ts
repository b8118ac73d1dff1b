// Sanitises articles for display. Anything that cannot be cleaned reliably in time is shown as plain paragraphs, never unchanged.

import { createRequire } from "node:module";
import { createContext, Script } from "node:vm";
import createDOMPurify, { type Config, type DOMPurify } from "dompurify";
import type { DOMWindow } from "jsdom";
import { allowedValue } from "./attribute.ts";
import { depthOf, escapeText, isRegular } from "./clean-html.ts";
import { isTooBig } from "./measure.ts";
import { paragraphsOf } from "./plain-text.ts";
import { allowedTags, limits } from "./policy.ts";

/** jsdom windows grow with use; replacing one takes a few milliseconds. */
const roundsOfAWindow = 10_000;

let opened: Purifier | undefined;

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

/** Clock of the deadline: wall time interrupts the work, CPU time of this thread is what counts. */
export interface Clock {
  worked(): number;
  /** Runs synchronous work, and interrupts it by throwing after `ms` of wall time. */
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

/** Limit for machines that give this thread less than a tenth of their time. */
const longestWait = 10 * limits.milliseconds;

/**
 * Runs synchronous work with a deadline, because hostile markup can block a parser for minutes. Retries once with more
 * wall time if the machine was slow (or suspended) rather than the work.
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

/** Share of wall time an undisturbed thread gets; below it, the machine was slow. */
const DENIED = 0.8;

/**
 * Sanitises until a round changes nothing, so that browsers parse what was checked. Returns null if it does not settle
 * or nests deeper than browsers build.
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
 * Returns HTML limited to the tags and attributes of policy.ts, with no scripts except allowed social ones. Idempotent,
 * never throws, and takes about a second of CPU time at most; oversized or tangled articles become a notice and plain
 * paragraphs. `timedOut`: a retry may succeed, so do not cache for long.
 */
export function cleanArticle(html: string, clock: Clock = realClock): { html: string; timedOut: boolean } {
  if (isTooBig(html)) return { html: asText(html), timedOut: false };
  if (purifier().rounds > roundsOfAWindow) reopen();
  try {
    return { html: withinDeadline(() => purifyUntilStable(html), clock) ?? asText(html), timedOut: false };
  } catch {
    // Out of time or stack: the window may be in any state.
    reopen();
    return { html: asText(html), timedOut: true };
  }
}

// DOMPurify on jsdom, configured by policy.ts: a single round. sanitize.server.ts runs it repeatedly.

interface Purifier {
  purify: DOMPurify;
  window: DOMWindow;
  rounds: number;
}

const settings = {
  ALLOWED_TAGS: [...allowedTags],
  // Only for DOMPurify's own check of URLs, after the policy has decided.
  ALLOWED_ATTR: ["href", "src", "style"],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:(?:https?|ftp|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  ADD_FORBID_CONTENTS: ["textarea", "option"],
  RETURN_DOM: true as const,
} satisfies Config;

/** Creates a purifier and verifies that it works: on an unsupported DOM, DOMPurify may return its input unchanged. */
function openPurifier(): Purifier {
  // Loaded lazily: takes 0.3 s and a fifth of the memory at startup.
  const { JSDOM, VirtualConsole } = createRequire(import.meta.url)("jsdom") as typeof import("jsdom");
  // Silences jsdom, which logs every stylesheet it cannot parse.
  const { window } = new JSDOM("<!doctype html>", { virtualConsole: new VirtualConsole() });
  const purify = createDOMPurify(window);
  purify.addHook("beforeSanitizeElements", (node) => {
    if (node instanceof window.HTMLElement && node.nodeName !== "FORM" && node.hasAttribute("is")) forgetIs(node);
    // Fallback text is never shown, and markup in it would remove the whole element.
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
    // Not with querySelectorAll afterwards: in jsdom each call leaks listeners on the window and slows down later calls.
    if (element.nodeName === "SCRIPT" && !element.hasAttribute("src")) element.remove();
    else if (element.nodeName === "A") addNoopener(element);
    else if (element.nodeName === "PRE") keepFirstLineBreak(element);
  });
  const purifier = { purify, window, rounds: 0 };
  const canary = purifyOnce(purifier, '<img src="x" onerror="1"><p onclick="1">a</p><script>1</script>');
  if (!purify.isSupported || canary !== '<img src="x"><p>a</p>') {
    throw new Error("The sanitiser does not clean on this system; refusing to show articles.");
  }
  return purifier;
}

/** Replaces an element parsed with is=, which cannot be removed and makes DOMPurify drop the element with its text. */
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
 * Prefix: the doctype selects standards mode, as on the site's pages; the break opens the body, so that a leading
 * script is not moved to the head and a frameset cannot replace the body.
 */
const bodyStart = "<!doctype html><br>";

function purifyOnce(purifier: Purifier, html: string): string {
  purifier.rounds += 1;
  const body = purifier.purify.sanitize(bodyStart + html, settings);
  if (!(body instanceof purifier.window.HTMLElement) || body.firstChild?.nodeName !== "BR") {
    throw new Error("The article left the body.");
  }
  body.firstChild.remove();
  return body.innerHTML;
}

/** Parsers drop the first line break in a pre, so it must be doubled. */
function keepFirstLineBreak(pre: Element): void {
  const first = pre.firstChild;
  if (first?.nodeType === 3 && first.nodeValue?.startsWith("\n")) first.nodeValue = `\n${first.nodeValue}`;
}

/** Adds rel=noopener to links that open another window. */
function addNoopener(link: Element): void {
  const target = link.getAttribute("target")?.trim().toLowerCase() ?? "";
  if (["", "_self", "_parent", "_top"].includes(target)) return;
  const rel = link.getAttribute("rel")?.split(/\s+/).filter(Boolean) ?? [];
  if (rel.some((word) => word.toLowerCase() === "noopener")) return;
  link.setAttribute("rel", [...rel.filter((word) => word.toLowerCase() !== "opener"), "noopener"].join(" "));
}
