import { useEffect, useState } from "react";

/** Returns the result of `load` after mount, re-run when `of` changes; null until then and on failure. `calm`: debounce in milliseconds. */
export function useLoaded<Found>(load: (gone: AbortSignal) => Promise<Found>, of: readonly unknown[] = [], calm = 0) {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(
    () => {
      const gone = new AbortController();
      const start = async () => {
        if (calm > 0) await new Promise((over) => setTimeout(over, calm));
        gone.signal.throwIfAborted();
        return load(gone.signal);
      };
      start().then(
        (now) => gone.signal.aborted || setFound(now),
        () => undefined,
      );
      return () => gone.abort();
    },
    // biome-ignore lint/correctness/useExhaustiveDependencies: what it depends on is given
    of,
  );
  return [found, setFound] as const;
}
