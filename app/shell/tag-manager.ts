// The tag manager, only where a valid id is configured: one script, and a page_view for each route.

import { useEffect } from "react";
import type { Location } from "react-router";

const GTM_ID = /^GTM-[A-Za-z0-9]+$/;

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

export function useTagManager(id: string | null, location: Location): void {
  const valid = id !== null && GTM_ID.test(id) ? id : null;
  const isAdmin = location.pathname === "/admin" || location.pathname.startsWith("/admin/");

  useEffect(() => {
    if (!valid || isAdmin || document.querySelector("script[data-gtm]")) return;
    window.dataLayer ??= [];
    window.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
    const script = document.createElement("script");
    script.async = true;
    script.dataset.gtm = valid;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(valid)}`;
    document.head.append(script);
  }, [valid, isAdmin]);

  useEffect(() => {
    if (!valid || isAdmin) return;
    window.dataLayer ??= [];
    window.dataLayer.push({
      event: "page_view",
      page_path: location.pathname + location.search,
      page_title: document.title,
    });
  }, [valid, isAdmin, location.pathname, location.search]);
}
