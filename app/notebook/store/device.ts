import { database } from "./database.ts";
import { tryStore } from "./things.ts";

/** Requests persistent storage. Chromium and Safari decide themselves, but Firefox asks the user, so call it only once there is data. */
export async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Unsupported in some browsers.
  }
}

/** Returns whether storage is protected from eviction; null if the browser does not say. */
export async function isPersisted(): Promise<boolean | null> {
  return navigator.storage?.persisted?.().catch(() => null) ?? null;
}

/**
 * Returns whether this is Safari outside an installed app, which deletes site data after seven days without a visit (WebKit's
 * ITP).
 */
export function losesAfterSevenDays(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isInstalled =
    matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone === true;
  // All browsers on iPhones use WebKit. iPads identify as Macs.
  const isPhone = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  const isSafari = isPhone || (/Safari\//.test(userAgent) && !/Chrome|Chromium|Edg|Firefox|Android/.test(userAgent));
  return isSafari && !isInstalled;
}

export async function deviceText(name: string): Promise<string> {
  return tryStore(async () => {
    const value = await (await database()).get("device", name);
    return typeof value === "string" ? value : "";
  });
}

/** Notes it if there is room: the write that it follows has succeeded. */
export async function setDeviceText(name: string, value: string): Promise<void> {
  await tryStore(async () => (await database()).put("device", value, name)).catch(() => {});
}
