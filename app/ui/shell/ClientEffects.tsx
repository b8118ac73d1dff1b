// Navigation effects: progress bar and announcement of the new page.

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  isRouteErrorResponse,
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from "react-router";
import { isAdminHere, isAdminPath } from "#app/platform/site/admin-path.ts";
import { classes } from "#app/platform/site/classes.ts";
import { hasNotebookFlag } from "#app/platform/site/notebook-flag.ts";
import { RESULTS } from "#app/platform/site/results.ts";
import { useBuildWatch } from "./build-watch.ts";
import overlayStyles from "./Overlay.module.css";
import styles from "./ProgressBar.module.css";
import { mayReload, takePending } from "./reload-marker.ts";
import { LogoMark } from "./SiteFrame.tsx";
import { preserveScroll, useScroll } from "./scroll.ts";

// Google Tag Manager, only if GTM_ID is set: one script, and a page_view per route. Never in the admin or the notebook,
// nor in a browser with an admin session or a notebook, which third-party scripts could use or read.

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

const isPrivateHere = () => isAdminHere() || hasNotebookFlag();

function useTagManager(id: string | null, location: Location): void {
  const used = isAdminPath(location.pathname) ? null : id;

  useEffect(() => {
    const isLoaded = document.querySelector("script[data-gtm]") !== null;
    // Scripts can only be stopped by unloading the document.
    if (!used && isLoaded) window.location.reload();
    if (!used || isLoaded || isPrivateHere()) return;
    window.dataLayer ??= [];
    window.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
    const script = document.createElement("script");
    script.async = true;
    script.dataset.gtm = used;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(used)}`;
    document.head.append(script);
  }, [used]);

  useEffect(() => {
    if (!used || isPrivateHere()) return;
    window.dataLayer ??= [];
    window.dataLayer.push({
      event: "page_view",
      page_path: location.pathname + location.search,
      page_title: document.title,
    });
  }, [used, location.pathname, location.search]);
}

export function ClientEffects({ build, gtmId }: { build: string | null; gtmId: string | null }) {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const isLoading = navigation.state !== "idle";

  useScroll(location, navigate);
  useBuildWatch(build, navigation.location);
  useTagManager(gtmId, location);
  useEffect(() => {
    if (!isLoading) return;
    window.dispatchEvent(new CustomEvent("page:loading:start"));
    return () => {
      window.dispatchEvent(new CustomEvent("page:loading:end"));
    };
  }, [isLoading]);

  return (
    <>
      <ProgressBar isLoading={isLoading} />
      {/* A form's answer is no change of page. */}
      <SlowPageOverlay isLoading={isLoading && !navigation.formMethod} />
      <RouteAnnouncer location={location} />
    </>
  );
}

function ProgressBar({ isLoading }: { isLoading: boolean }) {
  return (
    <div className={classes("no-print", styles.track)} data-loading={isLoading || undefined}>
      {isLoading ? (
        <span className="visually-hidden" role="status">
          読み込み中
        </span>
      ) : null}
    </div>
  );
}

// Announces client-side navigation, and moves the focus to the new page or list.
function RouteAnnouncer({ location }: { location: Location }) {
  const before = useRef(location);
  const type = useNavigationType();
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const { pathname, search } = before.current;
    before.current = location;
    const isOtherPage = pathname !== location.pathname;
    if (!isOtherPage && search === location.search) return;
    const results = isOtherPage ? null : document.getElementById(RESULTS);
    if (!isOtherPage && !results) return;
    setAnnounced(results?.textContent ?? document.title);
    const stays = type !== NavigationType.Pop && location.state?.stays === preserveScroll.stays;
    if (location.hash || stays) return;
    const main = document.getElementById("main");
    if (results) results.focus({ preventScroll: true });
    else if (main && !main.contains(document.activeElement)) {
      main.setAttribute("tabindex", "-1");
      main.focus({ preventScroll: true });
    }
  }, [location, type]);
  return (
    <div role="status" className="visually-hidden">
      {/* Said again where the words are the same: as many are found under another filter. */}
      <span key={location.key}>{announced}</span>
    </div>
  );
}

// Overlay that fades out by CSS only, so that a script error cannot leave it.

/** Faster navigation shows no overlay. */
const SLOW_MS = 500;

/** Shown while a document loads, or with `stays` until unmounted. */
export function Overlay({ stays = false }: { stays?: boolean }) {
  return (
    <div
      className={classes("no-print", overlayStyles.overlay)}
      style={stays ? { animationPlayState: "paused" } : undefined}
      data-overlay={stays ? "stays" : ""}
      aria-hidden="true"
    >
      <LogoMark size={72} />
    </div>
  );
}

function SlowPageOverlay({ isLoading }: { isLoading: boolean }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  return isSlow ? <Overlay stays /> : null;
}

// After a failed client-side navigation, loads the page as a document, so that the browser or server reports the error.

/**
 * Returns true while that document loads. Never for a page that was itself loaded as a document, and at most once in 10
 * seconds, except offline, where the document comes from this device.
 */
export function useDocumentFallback(error: unknown): boolean {
  const [isOnItsWay, setOnItsWay] = useState(false);
  useLayoutEffect(() => {
    // A 503 explains itself, and may return typed input.
    if (isRouteErrorResponse(error) && (error.status < 500 || error.status === 503)) return;
    const { pathname, search, hash } = window.location;
    const path = pathname + search + hash;
    if (takePending()?.path !== path) return;
    if (navigator.onLine && !mayReload(path)) return;
    setOnItsWay(true);
    window.location.reload();
  }, [error]);
  return isOnItsWay;
}
