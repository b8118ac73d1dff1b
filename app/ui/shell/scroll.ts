// Where a page stands after a navigation. A new entry of the history starts at its top, or travels to its hash in 300 ms;
// Back and Forward return to where the reader was. The browser's own restoration is off while the page is open.

import { useEffect, useLayoutEffect } from "react";
import { type Location, type NavigateFunction, NavigationType, useNavigationType } from "react-router";
import { readPosition, savePosition } from "./scroll-positions.ts";
import { cancelScroll, scrollToHash } from "./scroll-travel.ts";
import { tabStore } from "./tab-store.ts";

/** The `state` of a link to another view of what is being read: the page stays where it is. */
export const preserveScroll = { stays: true };

/** The history entry on screen and how far down it stands. Not in React: an error draws the document anew. */
let shown: { entry: string; y: number } | null = null;

export function useScroll(location: Location, navigate: NavigateFunction): void {
  const type = useNavigationType();

  useEffect(() => {
    // While the page is open, what is on screen is placed here; coming back to it as a document, by the browser,
    // which knows the place before any script runs.
    const open = () => {
      history.scrollRestoration = "manual";
    };
    const leave = () => {
      if (shown) savePosition(tabStore(), shown.entry, window.scrollY);
      history.scrollRestoration = "auto";
    };
    const note = () => {
      if (shown) shown.y = window.scrollY;
    };
    function travelWithinPage(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
      const hash = link?.getAttribute("href");
      if (!hash) return;
      event.preventDefault();
      navigate({ search: window.location.search, hash });
    }
    open();
    window.addEventListener("pageshow", open);
    window.addEventListener("pagehide", leave);
    window.addEventListener("scroll", note);
    document.addEventListener("click", travelWithinPage);
    return () => {
      window.removeEventListener("pageshow", open);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("scroll", note);
      document.removeEventListener("click", travelWithinPage);
    };
  }, [navigate]);

  useLayoutEffect(() => {
    const entry = location.key === "default" ? location.pathname + location.search : location.key;
    const before = shown;
    if (before?.entry === entry) return;
    if (before) {
      // Not window.scrollY: the new page may be too short to stand where the old one stood.
      savePosition(tabStore(), before.entry, before.y);
      cancelScroll();
      if (type === NavigationType.Pop) window.scrollTo(0, readPosition(tabStore(), entry) ?? 0);
      else if (location.hash) scrollToHash(location.hash);
      else if (location.state?.stays !== true) window.scrollTo(0, 0);
    }
    shown = { entry, y: window.scrollY };
  }, [location, type]);
}
