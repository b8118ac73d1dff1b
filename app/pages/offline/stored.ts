// The offline data stored by the service worker, and the visitor's choice.

const KEPT = "kept:";
/** Marker that the service worker writes last, once a set is complete. */
const WHOLE = "/kept-set";
const CHOICE = "kept-offline";
const OFF = "off";

/** Returns the bytes of the stored set, or null. */
export async function storedBytes(): Promise<number | null> {
  for (const name of await cacheNames()) {
    const whole = await (await caches.open(name)).match(WHOLE);
    if (whole) return ((await whole.json()) as { bytes?: number }).bytes ?? 0;
  }
  return null;
}

async function cacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(KEPT));
}

export function isOfflineEnabled(): boolean {
  try {
    return localStorage.getItem(CHOICE) !== OFF;
  } catch {
    return false;
  }
}

/** Makes the service worker store the offline pages. Fails silently in private windows and on full disks. */
export async function storeOffline(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage("keep");
  } catch {}
}

/** Deletes the offline data and opts out. */
export async function disableOffline(): Promise<void> {
  localStorage.setItem(CHOICE, OFF);
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  for (const name of await cacheNames()) await caches.delete(name);
}

export async function enableOffline(): Promise<void> {
  localStorage.removeItem(CHOICE);
  await storeOffline();
}
