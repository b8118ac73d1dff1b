// Starts the service worker once the page has nothing else to do, and asks it to look after what it keeps. Draws nothing.

import { useEffect } from "react";

const CALM_MS = 4_000;

export function KeepOffline({ isOn }: { isOn: boolean }) {
  useEffect(() => {
    if (!isOn || !("serviceWorker" in navigator) || savesData()) return;
    const timer = setTimeout(() => void start(), CALM_MS);
    return () => clearTimeout(timer);
  }, [isOn]);
  return null;
}

async function start(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage("keep");
  } catch {
    // Private windows and full disks have none: the site is the same without.
  }
}

/** Somebody who pays by the byte has not asked for forty pages. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
