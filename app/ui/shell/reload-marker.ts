// Session storage markers: a pending navigation, and a recent reload.

import type { Store } from "./tab-store.ts";

const RELOAD_MARKER_MS = 10_000;
const MARKER = "reload-marker";
const PENDING = "pending-navigation";

/** Allows one reload of a path per 10 seconds, to prevent loops. Without storage, no reload. */
export function mayReload(store: Store, path: string, now: number): boolean {
  const marker = read(store, MARKER);
  if (marker && marker.path === path && now - marker.at < RELOAD_MARKER_MS) return false;
  return write(store, MARKER, { path, at: now });
}

export function savePending(store: Store, path: string, now: number): void {
  write(store, PENDING, { path, at: now });
}

export function takePending(store: Store): { path: string; at: number } | null {
  const pending = read(store, PENDING);
  store.removeItem(PENDING);
  return pending;
}

function read(store: Store, name: string): { path: string; at: number } | null {
  try {
    const value: unknown = JSON.parse(store.getItem(name) ?? "null");
    if (typeof value !== "object" || value === null || !("path" in value) || !("at" in value)) return null;
    const { path, at } = value;
    return typeof path === "string" && path.startsWith("/") && typeof at === "number" ? { path, at } : null;
  } catch {
    return null;
  }
}

function write(store: Store, name: string, value: { path: string; at: number }): boolean {
  try {
    store.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    // Storage may be full or blocked; then there is no marker.
    return false;
  }
}
