// What is typed and has reached no server, stored on the device until it has: for each admin and form. Goes when they sign out.
// Each visit of a form writes its own copy: one that is offered back stays as it is, whatever is typed beside it.

import { isRecord } from "#app/platform/site/is-record.ts";

const PREFIX = "typed:";
const SENT = "typed-sent";
const KEPT_MS = 30 * 86_400_000;

export type Pairs = [name: string, value: string][];

export interface DeviceCopy {
  /** Where it is stored. */
  key: string;
  at: string;
  pairs: Pairs;
}

/** Who signs out wants nothing stored, of the page they leave either. */
let isForgotten = false;

/** Typed anew, it is stored again. */
export function rememberAgain(): void {
  isForgotten = false;
}

/** Where a visit keeps what it types. `form`: the path it is sent to. */
export function copyKey(admin: string, form: string, visit: string): string {
  return `${prefixOf(admin, form)}${visit}`;
}

function prefixOf(admin: string, form: string): string {
  return `${PREFIX}${admin} ${form} `;
}

export function writeCopy(key: string, pairs: Pairs, now = new Date()): void {
  if (isForgotten) return;
  try {
    storage()?.setItem(key, JSON.stringify({ at: now.toISOString(), pairs }));
  } catch {
    // Full or forbidden: then there is no copy.
  }
}

/** All that visits of a form have left behind, the latest first. */
export function readCopies(admin: string, form: string, now = new Date()): DeviceCopy[] {
  const store = storage();
  const keys = Object.keys(store ?? {}).filter((key) => key.startsWith(prefixOf(admin, form)));
  const copies = keys.flatMap((key) => {
    const copy = parsed(key, store?.getItem(key) ?? null);
    if (copy && now.getTime() - Date.parse(copy.at) < KEPT_MS) return [copy];
    removeCopy(key);
    return [];
  });
  return copies.sort((a, b) => b.at.localeCompare(a.at));
}

export function removeCopy(key: string): void {
  storage()?.removeItem(key);
}

/** A form on its way as a document cannot hear what becomes of it: the next page of this tab knows, and lets the copy go. */
export function noteSent(key: string): void {
  try {
    window.sessionStorage.setItem(SENT, key);
  } catch {
    // Then the copy is offered once more.
  }
}

export function removeSent(): void {
  try {
    removeCopy(window.sessionStorage.getItem(SENT) ?? "");
    window.sessionStorage.removeItem(SENT);
  } catch {
    // There is none.
  }
}

/** Of everybody who worked here: a shared computer keeps nothing. */
export function removeAllCopies(): void {
  isForgotten = true;
  const store = storage();
  if (!store) return;
  for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key);
}

function parsed(key: string, text: string | null): DeviceCopy | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    const isCopy = isRecord(value) && "at" in value && "pairs" in value;
    if (!isCopy || typeof value.at !== "string" || !Array.isArray(value.pairs)) return null;
    return { key, at: value.at, pairs: value.pairs };
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
