// The visitor's own snakes as this browser keeps them: read with care, because anybody can change what is stored.

import { minesInQuery } from "./limits.ts";

const KEY = "my-snakes";
const LINE_MAX = 300;

export function savedLines(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.filter((line) => typeof line === "string" && line.length <= LINE_MAX).slice(0, minesInQuery);
  } catch {
    return [];
  }
}

/** False where the browser keeps nothing (private windows, a full store). */
export function saveLines(lines: readonly string[]): boolean {
  try {
    if (lines.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(lines.slice(0, minesInQuery).map((line) => line.slice(0, LINE_MAX))));
    return true;
  } catch {
    return false;
  }
}
