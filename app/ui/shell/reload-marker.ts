// Session storage markers: a pending navigation, and a recent reload.

import { readStored, writeStored } from "#app/platform/site/browser-store.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { parseJson } from "#app/platform/site/parse-json.ts";

const RELOAD_MARKER_MS = 10_000;
const MARKER = "reload-marker";
const PENDING = "pending-navigation";

/** Allows one reload of a path per 10 seconds, to prevent loops. Without storage, no reload. */
export function mayReload(path: string): boolean {
  const marker = read(MARKER);
  if (marker && marker.path === path && Date.now() - marker.at < RELOAD_MARKER_MS) return false;
  return write(MARKER, path);
}

export function savePending(path: string): void {
  write(PENDING, path);
}

export function takePending(): { path: string; at: number } | null {
  const pending = read(PENDING);
  writeStored(PENDING, null, "sessionStorage");
  return pending;
}

function read(name: string): { path: string; at: number } | null {
  const value = parseJson(readStored(name, "sessionStorage"));
  if (!isRecord(value)) return null;
  const { path, at } = value;
  return typeof path === "string" && path.startsWith("/") && typeof at === "number" ? { path, at } : null;
}

function write(name: string, path: string): boolean {
  return writeStored(name, JSON.stringify({ path, at: Date.now() }), "sessionStorage");
}
