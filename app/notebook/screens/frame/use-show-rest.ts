// Renders long pages in two steps: the first screen immediately, the rest in the background after the first paint.

import { startTransition, useEffect, useState } from "react";
import { useNavigationType } from "react-router";

/**
 * Returns whether to render the rest. True at once for back navigation, so that the scroll position can be restored.
 */
export function useShowRest(): boolean {
  const [isDrawn, setIsDrawn] = useState(useNavigationType() === "POP");
  useEffect(() => {
    // WebKit does not paint between two React tasks, so wait for an animation frame first.
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
