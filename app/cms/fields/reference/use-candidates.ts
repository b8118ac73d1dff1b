// The candidates for what is typed: those at hand, and, where there are more entries than that, those the server finds.

import { useEffect, useState } from "react";
import type { Candidate } from "./candidates.ts";

const DEBOUNCE_MS = 150;

export function useCandidates(atHand: readonly Candidate[], source: string | null, typed: string) {
  const [found, setFound] = useState<readonly Candidate[]>([]);
  const query = typed.trim();
  useEffect(() => {
    if (source === null || query === "") return;
    const gone = new AbortController();
    const timer = setTimeout(() => {
      ask(`${source}&q=${encodeURIComponent(query)}`, gone.signal).then(setFound, () => {
        // Without an answer those at hand go on.
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [source, query]);
  if (found.length === 0) return atHand;
  return [...found, ...atHand.filter((one) => !found.some(({ id }) => id === one.id))];
}

async function ask(address: string, signal: AbortSignal): Promise<readonly Candidate[]> {
  const answer = await fetch(address, { signal, headers: { Accept: "application/json" } });
  if (!answer.ok || answer.redirected) return [];
  return answer.json();
}
