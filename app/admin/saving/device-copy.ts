// What is typed and has reached no server, kept on the device until it has: for each admin and form. Goes when they sign out.

const PREFIX = "typed:";
const KEPT_MS = 30 * 86_400_000;

export type Pairs = [name: string, value: string][];

export interface DeviceCopy {
  at: string;
  pairs: Pairs;
}

/** Who signs out wants nothing kept, of the page they leave either. */
let isForgotten = false;

/** Typed anew, it is kept again. */
export function rememberAgain(): void {
  isForgotten = false;
}

/** `form`: the path it is sent to. */
export function writeCopy(admin: string, form: string, pairs: Pairs, now = new Date()): void {
  if (isForgotten) return;
  try {
    storage()?.setItem(keyOf(admin, form), JSON.stringify({ at: now.toISOString(), pairs } satisfies DeviceCopy));
  } catch {
    // Full or forbidden: then there is no copy.
  }
}

export function readCopy(admin: string, form: string, now = new Date()): DeviceCopy | null {
  const key = keyOf(admin, form);
  const copy = parsed(storage()?.getItem(key) ?? null);
  if (copy && now.getTime() - Date.parse(copy.at) < KEPT_MS) return copy;
  storage()?.removeItem(key);
  return null;
}

export function removeCopy(admin: string, form: string): void {
  storage()?.removeItem(keyOf(admin, form));
}

/** Of everybody who worked here: a shared computer keeps nothing. */
export function removeAllCopies(): void {
  isForgotten = true;
  const kept = storage();
  if (!kept) return;
  for (const key of Object.keys(kept)) if (key.startsWith(PREFIX)) kept.removeItem(key);
}

function keyOf(admin: string, form: string): string {
  return `${PREFIX}${admin} ${form}`;
}

function parsed(text: string | null): DeviceCopy | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    const isCopy = typeof value === "object" && value !== null && "at" in value && "pairs" in value;
    return isCopy && typeof value.at === "string" && Array.isArray(value.pairs) ? (value as DeviceCopy) : null;
  } catch {
    return null;
  }
}

/** Where site data is blocked, even naming it throws. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
