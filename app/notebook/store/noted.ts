// Whether this browser has a notebook with something in it, where one can ask without opening it.

const FLAG = "notebook";

/** Throws where the browser stores nothing. */
export const isNoted = (): boolean => localStorage.getItem(FLAG) !== null;

/** After the first write. */
export function noteNotebook(): void {
  try {
    localStorage.setItem(FLAG, "1");
  } catch {
    // Then the tools offer no own snakes; the notebook itself is none the worse.
  }
}
