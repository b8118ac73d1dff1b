// How far down each entry of the tab's history was read, the latest hundred of them.

import type { Store } from "./tab-store.ts";

const POSITIONS = "scroll-positions";
const MOST = 100;

export function savePosition(store: Store, entry: string, y: number): void {
  const others = read(store).filter(([known]) => known !== entry);
  try {
    store.setItem(POSITIONS, JSON.stringify([...others, [entry, Math.round(y)]].slice(-MOST)));
  } catch {
    // Storage may be full or forbidden; then a page opens at its top.
  }
}

export function readPosition(store: Store, entry: string): number | undefined {
  return read(store).find(([known]) => known === entry)?.[1];
}

function read(store: Store): [entry: string, y: number][] {
  try {
    const stored: unknown = JSON.parse(store.getItem(POSITIONS) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";
}
