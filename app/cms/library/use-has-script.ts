// Returns whether this page's script runs: fallbacks for it can go.

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and in the first drawing, so that both draw the same. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
