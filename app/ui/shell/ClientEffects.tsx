// Effects of the shell in the browser around each navigation: draws the top bar, and announces the new page.

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
import { isNoted } from "#app/platform/site/noted.ts";
import { RESULTS } from "#app/platform/site/results.ts";
import { useBuildWatch } from "./build-watch.ts";
import overlayStyles from "./Overlay.module.css";
import styles from "./ProgressBar.module.css";
import { mayReload, takePending } from "./reload-marker.ts";
import { LogoMark } from "./SiteFrame.tsx";
import { preserveScroll, useScroll } from "./scroll.ts";
import { tabStore } from "./tab-store.ts";

// The tag manager, only where an id is configured (GTM_ID): one script, and a page_view for each route. Never in the admin or the
// notebook, and not where an admin is signed in or a notebook is stored: what others put into it could do there whatever the admin
// may, and read whatever the keeper wrote.

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

const isPrivateHere = () => isAdminHere() || isNoted();

function useTagManager(id: string | null, location: Location): void {
  const used = isAdminPath(location.pathname) ? null : id;

  useEffect(() => {
    const isLoaded = document.querySelector("script[data-gtm]") !== null;
    // Running scripts end only with their document.
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

// The bar at the top while the next page is on its way.
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

// Another page, or another part of a list, without another document: said to who listens, and the keyboard begins at it.
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

// A quiet cover that fades. Only CSS moves it, so nothing that fails can leave it standing.

/** A change of page that comes at once needs no cover: it would only be in the way. */
const SLOW_MS = 500;

/** Over the first moment of a document; one that `stays` does until it is taken away. */
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

/** Over a change of page in the browser that lets one wait, until the page is there. */
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

// A navigation in the browser that broke on its way (no connection, an answer that is not the site's): the page it led to is
// requested once more, as a document. Then the browser says what is wrong, or the server does.

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
