// When two individual numbers, or two names, are the same one. Search folds far more away (`fold.ts`) and never decides this.

import { comparableText } from "#app/platform/site/entered-text.ts";
import { fold } from "./fold.ts";

/** Signs that a keyboard gives for one hyphen, by its width and maker. */
const HYPHENS = /[‐‑−]/g;

/** Returns what two spellings of one number share: width and case differ, nothing else. 25-1-12 and 25-11-2 are two snakes. */
export function numberKey(number: string): string {
  return comparableText(number).replace(HYPHENS, "-").trim().toLowerCase();
}

/** Returns what two spellings of one name share: kana differ too, but a name with figures in it may be a number. */
export function nameKey(name: string): string {
  const key = numberKey(name);
  return /\d/.test(key) ? key : fold(key);
}
