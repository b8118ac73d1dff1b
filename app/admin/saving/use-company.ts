// While the editor's page is looked at it says so once a minute, and hears who else is there. Leaving is told too.

import { useEffect, useState } from "react";
import type { Company } from "#app/admin/editing/presence.ts";
import { sendForm } from "./send-form.ts";

const BEAT_MS = 60_000;

/** `path`: where it is told; null for a form of no entry yet. */
export function useCompany(path: string | null, opened: Company): Company {
  const [heard, setHeard] = useState<{ path: string; company: Company } | null>(null);
  const { now } = opened;

  useEffect(() => {
    if (path === null) return;
    let last = now;
    const beat = async () => {
      if (document.visibilityState !== "visible") return;
      const form = new FormData();
      form.set("open", "yes");
      const sent = await sendForm<Company>(path, form);
      if (!sent.ok) return;
      last = sent.reply.now;
      setHeard({ path, company: sent.reply });
    };
    const leave = () => void navigator.sendBeacon(path, new URLSearchParams({ left: last }));
    const again = () => void beat();
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

  return heard && heard.path === path && heard.company.now > now ? heard.company : opened;
}
