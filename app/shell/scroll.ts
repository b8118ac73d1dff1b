// Every new path starts at its top; a hash is travelled to in 300 ms. The browser's own restoration is off.

import { useEffect, useRef } from "react";
import type { Location, NavigateFunction } from "react-router";

const SCROLL_MS = 300;

export function useScroll(location: Location, navigate: NavigateFunction): void {
  const previousPath = useRef(location.pathname);

  useEffect(() => {
    history.scrollRestoration = "manual";
    function travelWithinPage(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
      const hash = link?.getAttribute("href");
      if (!hash) return;
      event.preventDefault();
      navigate({ hash }, { preventScrollReset: true });
      scrollToHash(hash);
    }
    document.addEventListener("click", travelWithinPage);
    return () => document.removeEventListener("click", travelWithinPage);
  }, [navigate]);

  useEffect(() => {
    if (previousPath.current === location.pathname) return;
    previousPath.current = location.pathname;
    if (location.hash) scrollToHash(location.hash);
    else window.scrollTo(0, 0);
  }, [location.pathname, location.hash]);
}

function scrollToHash(hash: string): void {
  const target = document.getElementById(decode(hash.slice(1)));
  if (!target) return;
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  const from = window.scrollY;
  const to = from + target.getBoundingClientRect().top - margin;
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const started = performance.now();
  const step = (now: number) => {
    const progress = still ? 1 : Math.min(1, (now - started) / SCROLL_MS);
    window.scrollTo(0, from + (to - from) * (1 - (1 - progress) ** 3));
    if (progress < 1) requestAnimationFrame(step);
    else focusQuietly(target);
  };
  requestAnimationFrame(step);
}

/** Keyboard and screen reader go along to where the page went. */
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
