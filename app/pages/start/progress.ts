// Which pages of the path somebody has ticked off: on this device and nowhere else.

import { startSteps } from "./steps.ts";

const KEY = "start-done";

/** Read with care: anybody can change what is stored. */
export function doneSteps(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return startSteps.map(({ id }) => id).filter((id) => stored.includes(id));
  } catch {
    return [];
  }
}

/** What is ticked off from then on, also where the browser keeps nothing. */
export function tick(id: string, isDone: boolean): string[] {
  const others = doneSteps().filter((one) => one !== id);
  const done = isDone ? [...others, id] : others;
  try {
    if (done.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(done));
  } catch {
    // A private window: ticked until the page is left.
  }
  return done;
}
