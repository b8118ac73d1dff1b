// How the line in a box reads, requested from the server while one types.

import { useEffect, useRef, useState } from "react";
import type { LineReading } from "./line.ts";

const DEBOUNCE_MS = 250;

export function useLineReading(reader: string, first: LineReading | undefined) {
  const [live, setLive] = useState<LineReading | null | undefined>(undefined);
  const debounced = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef(0);
  useEffect(() => () => clearTimeout(debounced.current), []);

  /** Null where the server does not answer: the form still sends the line as it is. */
  const read = async (line: string): Promise<LineReading | null> => {
    if (line.trim() === "") return null;
    try {
      const query = new URLSearchParams({ reader, line });
      const response = await fetch(`/admin/read-line?${query}`, { headers: { Accept: "application/json" } });
      return response.ok && !response.redirected ? await response.json() : null;
    } catch {
      return null;
    }
  };

  return {
    /** How the server read the form that came back, until something is typed. */
    shown: live === undefined ? first : live,
    isLive: live !== undefined,
    read,
    see(line: string) {
      clearTimeout(debounced.current);
      newest.current += 1;
      const own = newest.current;
      if (line.trim() === "") setLive(null);
      else
        debounced.current = setTimeout(async () => {
          const found = await read(line);
          if (own === newest.current) setLive(found);
        }, DEBOUNCE_MS);
    },
  };
}
