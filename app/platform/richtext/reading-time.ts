// How long an article takes to read.

import { textOf } from "./plain-text.ts";

/** Characters an adult reads in a minute of Japanese non-fiction. */
const PER_MINUTE = 500;

/** Whole minutes, at least one. */
export function minutesToRead(html: string): number {
  return Math.max(1, Math.round(textOf(html).replaceAll(/\s/g, "").length / PER_MINUTE));
}
