// A navigation in the browser that broke on its way (no connection, an answer that is not the site's): the page it led to is
// requested once more, as a document. Then the browser says what is wrong, or the server does.

import { useLayoutEffect, useState } from "react";
import { isRouteErrorResponse } from "react-router";
import { mayReload, takePending } from "./reload-marker.ts";
import { tabStore } from "./tab-store.ts";

/**
 * True while that document is on its way. Never for a page that came as a document, and at most once in 10 seconds; without a
 * connection every time, for then it comes from this device without a request.
 */
export function useDocumentInstead(error: unknown): boolean {
  const [isOnItsWay, setOnItsWay] = useState(false);
  useLayoutEffect(() => {
    // With 503 the server has said what is the matter, and perhaps handed back what was typed.
    if (isRouteErrorResponse(error) && (error.status < 500 || error.status === 503)) return;
    const { pathname, search, hash } = window.location;
    const path = pathname + search + hash;
    if (takePending(tabStore())?.path !== path) return;
    if (navigator.onLine && !mayReload(tabStore(), path, Date.now())) return;
    setOnItsWay(true);
    window.location.reload();
  }, [error]);
  return isOnItsWay;
}
