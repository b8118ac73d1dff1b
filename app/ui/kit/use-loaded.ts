// What a component reads once it is in the browser: from the device, from the network, or by code that is loaded only then.

import { useEffect, useState } from "react";

/** The result of `load`, which runs again when one of `of` changes; null until then, and where it failed. A later result wins. */
export function useLoaded<Found>(load: (gone: AbortSignal) => Promise<Found>, of: readonly unknown[] = []) {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(
    () => {
      const gone = new AbortController();
      load(gone.signal).then(
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
