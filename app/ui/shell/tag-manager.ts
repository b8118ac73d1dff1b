// The tag manager, only where a valid id is configured: one script, and a page_view for each route. Never in the admin, and not
// where an admin is signed in: what others put into it could do there whatever the admin may.

import { useEffect } from "react";
import type { Location } from "react-router";
import { isAdminHere, isAdminPath } from "#app/platform/site/admin-path.ts";

const GTM_ID = /^GTM-[A-Za-z0-9]+$/;

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

export function useTagManager(id: string | null, location: Location): void {
  const used = id !== null && GTM_ID.test(id) && !isAdminPath(location.pathname) ? id : null;

  useEffect(() => {
    if (!used || isAdminHere() || document.querySelector("script[data-gtm]")) return;
    window.dataLayer ??= [];
    window.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
    const script = document.createElement("script");
    script.async = true;
    script.dataset.gtm = used;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(used)}`;
    document.head.append(script);
  }, [used]);

  useEffect(() => {
    if (!used || isAdminHere()) return;
    window.dataLayer ??= [];
    window.dataLayer.push({
      event: "page_view",
      page_path: location.pathname + location.search,
      page_title: document.title,
    });
  }, [used, location.pathname, location.search]);
}
