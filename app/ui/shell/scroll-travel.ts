// Travels to a place on the page in 300 ms; at once where motion is not wanted.

const SCROLL_MS = 300;

let frame = 0;

/** Ends a journey under way: the reader has gone elsewhere, or has taken the page in hand. */
export function cancelScroll(): void {
  cancelAnimationFrame(frame);
  window.removeEventListener("wheel", cancelScroll);
  window.removeEventListener("touchstart", cancelScroll);
}

export function scrollToHash(hash: string): void {
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

/** Keyboard and screen reader go along to where the page goes. */
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
