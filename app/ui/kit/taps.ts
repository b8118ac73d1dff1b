// Ignores the second half of a double tap: after the first, another button may be in the same place.

/** Longest double tap of phones and desktops, and how far apart its halves are. */
const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_PX = 24;

const PRESSABLE = "button, a, label, summary, dialog";
/** Not meant twice, unlike what opens and closes, or the next month's button. */
const ONCE = "button:not([aria-expanded], [data-repeats]), a";

interface Tap {
  on: Element;
  at: number;
  x: number;
  y: number;
  /** Sheet that was open. */
  sheet: Element | null;
  /** Focused element; null once the page has moved the focus, which scrolls. */
  focus: Element | null;
  write: "none" | "running" | "done";
}

export const openSheet = () => document.querySelector("dialog[open]");

export function createTaps() {
  let last: Tap | null = null;

  function onClick(event: MouseEvent) {
    const { target, timeStamp: at, clientX: x, clientY: y } = event;
    // The keyboard.
    if (event.detail === 0 || !(target instanceof Element)) return;
    const on = target.closest(PRESSABLE);
    if (!on) return;
    const isNear = last && at - last.at < DOUBLE_TAP_MS && Math.hypot(x - last.x, y - last.y) < DOUBLE_TAP_PX;
    const sheet = openSheet();
    const isMoved = last && (last.write !== "none" || last.sheet !== sheet || (!last.focus && last.on.isConnected));
    const isSecond = isNear && (on === last?.on ? on.matches(ONCE) : isMoved);
    if (isSecond || (last?.write === "running" && on === last.on)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    last = { on, at, x, y, sheet, focus: document.activeElement, write: "none" };
  }

  // Before the press itself moves the focus.
  const onPointerDown = () => {
    if (last && ![document.body, last.focus].includes(document.activeElement)) last.focus = null;
  };

  // A press after typing is meant.
  const onInput = () => {
    if (last?.write !== "running") last = null;
  };

  return {
    /** Runs a write; until it ends, its button ignores further taps. */
    async during<Result>(write: () => Promise<Result>): Promise<Result> {
      const tap = last;
      if (tap) tap.write = "running";
      try {
        const result = await write();
        if (tap) tap.write = "done";
        return result;
      } catch (error) {
        // Pressing again is meant.
        if (last === tap) last = null;
        throw error;
      }
    },
    /** Starts watching; returns the function that ends it. */
    watch() {
      // On the window, as React listens on the document.
      const over = new AbortController();
      window.addEventListener("click", onClick, { capture: true, signal: over.signal });
      window.addEventListener("pointerdown", onPointerDown, { capture: true, signal: over.signal });
      window.addEventListener("input", onInput, { signal: over.signal });
      return () => over.abort();
    },
  };
}
