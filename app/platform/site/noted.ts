// Whether this browser has a notebook with something in it, where one can ask without opening it.

const FLAG = "notebook";

export function isNoted(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null;
  } catch {
    return false;
  }
}

/** After the first write. */
export function noteNotebook(): void {
  try {
    localStorage.setItem(FLAG, "1");
  } catch {
    // Then the tools offer no own snakes; the notebook itself is none the worse.
  }
}
