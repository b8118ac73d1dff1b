import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Returns whether JavaScript runs; false on the server and during hydration. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
