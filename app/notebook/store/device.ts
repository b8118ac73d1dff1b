// Storage of this browser: whether records persist when space is short, and for how long.

import { database } from "./database.ts";
import { reading } from "./things.ts";

/** Asks the browser not to throw the records away when room is short. Chromium and Safari decide by themselves, Firefox asks the person: so only once there is something to lose. */
export async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Not every browser has it: the file and the sealed copy are for those.
  }
}

/** Whether this browser may throw the records away when room is short; null where it does not say. */
export async function isPersisted(): Promise<boolean | null> {
  return navigator.storage?.persisted?.().catch(() => null) ?? null;
}

/** Whether this is Safari in a window of its own, where what sites store goes after seven days without a visit (WebKit's ITP). */
export function losesAfterSevenDays(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isInstalled =
    matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone === true;
  // On iPhones every browser is Safari's engine. An iPad says that it is a Mac.
  const isPhone = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  const isSafari = isPhone || (/Safari\//.test(userAgent) && !/Chrome|Chromium|Edg|Firefox|Android/.test(userAgent));
  return isSafari && !isInstalled;
}

export async function deviceText(name: string): Promise<string> {
  return reading(async () => {
    const value = await (await database()).get("device", name);
    return typeof value === "string" ? value : "";
  });
}

export async function setDeviceText(name: string, value: string): Promise<void> {
  await reading(async () => void (await (await database()).put("device", value, name)));
}
