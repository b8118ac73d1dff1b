// Ignores the second half of a double tap: after the first, another snake's button may be in the same place.

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
  write: "none" | "running" | "done";
}

export const openSheet = () => document.querySelector("dialog[open]");

export interface Taps {
  /** Runs a write; until it ends, its button ignores further taps. */
  during<Result>(write: () => Promise<Result>): Promise<Result>;
  /** Starts watching; returns the function that ends it. */
  watch(): () => void;
}

export function createTaps(): Taps {
  let last: Tap | null = null;

  function onClick(event: MouseEvent) {
    const { target, timeStamp: at, clientX: x, clientY: y } = event;
    // The keyboard, and clicks a label passes on to its field.
    if (event.detail === 0 || !(target instanceof Element) || target.matches("input, select, textarea")) return;
    const on = target.closest(PRESSABLE);
    if (!on) return;
    const isNear = last && at - last.at < DOUBLE_TAP_MS && Math.hypot(x - last.x, y - last.y) < DOUBLE_TAP_PX;
    const sheet = openSheet();
    const isMoved = last && (last.write !== "none" || last.sheet !== sheet);
    const isSecond = isNear && (on === last?.on ? on.matches(ONCE) : isMoved);
    if (isSecond || (last?.write === "running" && on === last.on)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    last = { on, at, x, y, sheet, write: "none" };
  }

  // A press after typing is meant.
  const onInput = () => {
    if (last?.write !== "running") last = null;
  };

  return {
    async during(write) {
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
    watch() {
      // On the window, as React listens on the document.
      const over = new AbortController();
      window.addEventListener("click", onClick, { capture: true, signal: over.signal });
      window.addEventListener("input", onInput, { signal: over.signal });
      return () => over.abort();
    },
  };
}
