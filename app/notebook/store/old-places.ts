import { isNoted } from "#app/platform/site/noted.ts";

/** Whether this browser holds what was stored before there was a notebook: only then is what moves it fetched. */
function isAnythingOld(): boolean {
  try {
    return ["my-snakes", "stress-check"].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

/** Whether something was ever written in a notebook here, or waits to be moved into one: else no tool needs to open it. */
export const mayHaveNotebook = (): boolean => isNoted() || isAnythingOld();

let moving: Promise<void> | undefined;

/** Moves it in. What cannot be moved now (no gene book yet, a full disk) stays where it is until the next time. */
export async function moveInOnce(): Promise<void> {
  if (!isAnythingOld()) return;
  moving ??= import("./move-in.ts")
    .then(({ moveIn }) => moveIn())
    .catch(() => undefined)
    .finally(() => {
      moving = undefined;
    });
  await moving;
}
