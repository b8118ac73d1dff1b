// State of the offline set as pages see it: the set that the service worker stored, and whether it may.

const KEPT = "kept:";
/** As the service worker writes it: last into a set, once the set is whole. */
const WHOLE = "/kept-set";
const CHOICE = "kept-offline";
const OFF = "off";

/** Bytes of the stored set; null where there is none. */
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

/** False where the visitor has let it go. */
export function mayKeep(): boolean {
  try {
    return localStorage.getItem(CHOICE) !== OFF;
  } catch {
    return false;
  }
}

/** Has the service worker fetch what is to be stored. Private windows and full disks have none: the site is the same without. */
export async function keep(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage("keep");
  } catch {}
}

/** Nothing is stored from now on, until the visitor wants it again. */
export async function letGo(): Promise<void> {
  localStorage.setItem(CHOICE, OFF);
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  for (const name of await cacheNames()) await caches.delete(name);
}

export async function keepAgain(): Promise<void> {
  localStorage.removeItem(CHOICE);
  await keep();
}
