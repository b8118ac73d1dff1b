// Cleans an article before it is shown. Whatever cannot be cleaned in time and with certainty is shown as plain paragraphs;
// nothing is ever let through as it came.

import { createContext, Script } from "node:vm";
import { depthOf, escapeText, isRegular } from "./clean-html.ts";
import { isTooBig } from "./measure.ts";
import { paragraphsOf } from "./plain-text.ts";
import { limits } from "./policy.ts";
import { openPurifier, type Purifier, purifyOnce } from "./purifier.server.ts";

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
