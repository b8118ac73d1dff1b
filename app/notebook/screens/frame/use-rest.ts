// A long page in two steps: its first screen at once, the rest in the background once that is painted.

import { startTransition, useEffect, useState } from "react";
import { useNavigationType } from "react-router";

/** Whether the rest is drawn, too. Who goes back has all of it at once: the scroll position is restored in it. */
export function useRest(): boolean {
  const [isDrawn, setIsDrawn] = useState(useNavigationType() === "POP");
  useEffect(() => {
    // WebKit paints nothing between two pieces of React's work: a frame of its own comes first.
    let rest = 0;
    const frame = requestAnimationFrame(() => {
      rest = window.setTimeout(() => startTransition(() => setIsDrawn(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    };
  }, []);
  return isDrawn;
}
