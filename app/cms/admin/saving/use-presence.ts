// While the editor's page is looked at it says so, at once and then once a minute, and hears who else is there. Leaving is told too.

import { useEffect, useState } from "react";
import type { PresenceView } from "#app/cms/admin/editing/entry/presence.ts";
import { sendForm } from "./send-form.ts";

const BEAT_MS = 60_000;

/** `path`: where it is told; null for a form of no entry yet. */
export function usePresence(path: string | null, opened: PresenceView): PresenceView {
  const [latest, setLatest] = useState<{ path: string; presence: PresenceView } | null>(null);
  const { now } = opened;

  useEffect(() => {
    if (path === null) return;
    let last = now;
    const beat = async () => {
      if (document.visibilityState !== "visible") return;
      const form = new FormData();
      form.set("open", "yes");
      const sent = await sendForm<PresenceView>(path, form);
      if (!sent.ok) return;
      last = sent.reply.now;
      setLatest({ path, presence: sent.reply });
    };
    const leave = () => void navigator.sendBeacon(path, new URLSearchParams({ left: last }));
    const again = () => void beat();
    again();
    const timer = window.setInterval(again, BEAT_MS);
    document.addEventListener("visibilitychange", again);
    window.addEventListener("pagehide", leave);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [path, now]);

  return latest && latest.path === path && latest.presence.now > now ? latest.presence : opened;
}
