// Identity of individual numbers and names. Search folding (`fold.ts`) is looser and never decides this.

import { comparableText } from "#app/platform/site/entered-text.ts";
import { fold } from "./fold.ts";

/** Hyphen variants from keyboards and programs. */
const HYPHENS = /[‐‑−]/g;

/** Returns the key of a number, ignoring width and case only: 25-1-12 and 25-11-2 are two snakes. */
export function numberKey(number: string): string {
  return comparableText(number).replace(HYPHENS, "-").trim().toLowerCase();
}

/** Returns the key of a name, ignoring kana type as well, unless it contains digits and may be a number. */
export function nameKey(name: string): string {
  const key = numberKey(name);
  return /\d/.test(key) ? key : fold(key);
}
