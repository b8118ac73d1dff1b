// The offers for what is typed: asked for when the fingers rest, each question once.

import { useEffect, useState } from "react";
import { SUGGEST_PATH, type Suggestion } from "#app/platform/search/suggestion.ts";

const REST_MS = 60;
const NONE: readonly Suggestion[] = [];
const KEPT_MAX = 200;

/** By what was typed: as long as the page is open. */
const known = new Map<string, readonly Suggestion[]>();

/** Those of the last answer until the next one is there; none for nothing, and where nobody answers. */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const [options, setOptions] = useState(NONE);
  const query = typed.trim();
  useEffect(() => {
    const cached = query === "" ? NONE : known.get(query);
    if (cached) {
      setOptions(cached);
      return;
    }
    const gone = new AbortController();
    const timer = setTimeout(() => {
      ask(query, gone.signal).then(setOptions, () => {
        if (!gone.signal.aborted) setOptions(NONE);
      });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [query]);
  return options;
}

async function ask(query: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const answer = await fetch(`${SUGGEST_PATH}?q=${encodeURIComponent(query)}`, { signal });
  if (!answer.ok) return NONE;
  const options: Suggestion[] = await answer.json();
  if (known.size >= KEPT_MAX) known.clear();
  known.set(query, options);
  return options;
}
