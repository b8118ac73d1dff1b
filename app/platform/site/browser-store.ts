// Access to localStorage and sessionStorage that never throws, e.g. if the browser blocks them or the disk is full.

type Place = "localStorage" | "sessionStorage";

export function readStored(key: string, place: Place = "localStorage"): string | null {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

/** Null removes what is stored. Returns whether the browser could do it. */
export function writeStored(key: string, text: string | null, place: Place = "localStorage"): boolean {
  try {
    if (text === null) globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
