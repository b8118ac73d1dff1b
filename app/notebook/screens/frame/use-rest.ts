// A long page in two steps: its first screen at once, the rest in the background right after it.

import { useDeferredValue } from "react";
import { useNavigationType } from "react-router";

/** Whether the rest is drawn, too. Who goes back has all of it at once: the scroll position is restored in it. */
export function useRest(): boolean {
  return useDeferredValue(true, useNavigationType() === "POP");
}
