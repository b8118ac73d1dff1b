// Scroll position on navigation: new entries start at the top or scroll to their hash; Back and Forward restore the position.

import { useEffect, useLayoutEffect } from "react";
import { type Location, type NavigateFunction, NavigationType, useNavigationType } from "react-router";
import { readStored, writeStored } from "#app/platform/site/browser-store.ts";
import { parseJson } from "#app/platform/site/parse-json.ts";

// Smooth scrolling in 300 ms; instant with reduced motion.
const SCROLL_MS = 300;

let frame = 0;

function cancelScroll(): void {
  cancelAnimationFrame(frame);
  window.removeEventListener("wheel", cancelScroll);
  window.removeEventListener("touchstart", cancelScroll);
}

function scrollToHash(hash: string): void {
  cancelScroll();
  const target = document.getElementById(decode(hash.slice(1)));
  if (!target) return;
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  const from = window.scrollY;
  const to = from + target.getBoundingClientRect().top - margin;
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const started = performance.now();
  const step = (now: number) => {
    const progress = still ? 1 : Math.min(1, Math.max(0, now - started) / SCROLL_MS);
    window.scrollTo(0, from + (to - from) * (1 - (1 - progress) ** 3));
    if (progress < 1) frame = requestAnimationFrame(step);
    else cancelScroll();
  };
  window.addEventListener("wheel", cancelScroll, { passive: true });
  window.addEventListener("touchstart", cancelScroll, { passive: true });
  frame = requestAnimationFrame(step);
  focusQuietly(target);
}

function focusQuietly(target: HTMLElement): void {
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// Scroll positions of the last hundred history entries.
const POSITIONS = "scroll-positions";
const MOST = 100;

/** Without storage, pages open at the top. */
function savePosition(entry: string, y: number): void {
  const others = readPositions().filter(([known]) => known !== entry);
  const positions = [...others, [entry, Math.round(y)]].slice(-MOST);
  writeStored(POSITIONS, JSON.stringify(positions), "sessionStorage");
}

function readPositions(): [entry: string, y: number][] {
  const stored = parseJson(readStored(POSITIONS, "sessionStorage"));
  return Array.isArray(stored) ? stored.filter(isPosition) : [];
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";
}

/** Link `state` that keeps the scroll position, for another view of the same content. */
export const preserveScroll = { stays: true };

/** Current history entry and scroll position. Outside React, because an error re-renders the document. */
let shown: { entry: string; y: number } | null = null;

export function useScroll(location: Location, navigate: NavigateFunction): void {
  const type = useNavigationType();

  useEffect(() => {
    // Restoration is manual while the page is open, but automatic for document loads, where the browser restores before scripts run.
    const open = () => {
      history.scrollRestoration = "manual";
    };
    const leave = () => {
      if (shown) savePosition(shown.entry, window.scrollY);
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
    const over = new AbortController();
    window.addEventListener("pageshow", open, { signal: over.signal });
    window.addEventListener("pagehide", leave, { signal: over.signal });
    window.addEventListener("scroll", note, { signal: over.signal });
    document.addEventListener("click", travelWithinPage, { signal: over.signal });
    return () => over.abort();
  }, [navigate]);

  useLayoutEffect(() => {
    const entry = location.key === "default" ? location.pathname + location.search : location.key;
    const before = shown;
    if (before?.entry === entry) return;
    if (before) {
      // window.scrollY may already be limited by a shorter new page.
      savePosition(before.entry, before.y);
      cancelScroll();
      if (type === NavigationType.Pop) window.scrollTo(0, readPositions().find(([known]) => known === entry)?.[1] ?? 0);
      else if (location.state?.stays !== true) {
        // The hash of a view link is only for visitors without JavaScript.
        if (location.hash) scrollToHash(location.hash);
        else window.scrollTo(0, 0);
      }
    }
    shown = { entry, y: window.scrollY };
  }, [location, type]);
}
