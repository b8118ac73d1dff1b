// Starts the service worker once the page has nothing else to do, and asks it to look after what it keeps. Draws nothing.

import { useEffect } from "react";
import { keep, mayKeep } from "./stored.ts";

const CALM_MS = 4_000;

export function KeepOffline({ isOn }: { isOn: boolean }) {
  useEffect(() => {
    if (!isOn || !("serviceWorker" in navigator) || savesData() || !mayKeep()) return;
    const timer = setTimeout(() => void keep(), CALM_MS);
    return () => clearTimeout(timer);
  }, [isOn]);
  return null;
}

/** Somebody who pays by the byte did not order forty pages. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
