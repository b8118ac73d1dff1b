// Advice for tonight's cold, or today's heat, in the area chosen in the weather; without a connection it is not rendered.

import { useEffect, useState } from "react";
import { Link } from "react-router";
import { isRecord } from "#app/platform/site/is-record.ts";
import { cookieIn } from "#app/platform/site/theme.ts";
import styles from "./Today.module.css";

interface Tonight {
  place: string;
  low: number | null;
  words: string;
  /** Of a care article. */
  article: string;
}

async function tonight(signal: AbortSignal): Promise<Tonight | null> {
  const area = cookieIn(document.cookie, "weather-area");
  if (!area) return null;
  const response = await fetch(`/tonight.json?area=${encodeURIComponent(area)}`, { signal });
  const found: unknown = response.ok ? await response.json() : null;
  if (!isRecord(found) || !isRecord(found.advice)) return null;
  const { place, low } = found;
  const { words, article } = found.advice;
  if (typeof place !== "string" || typeof words !== "string") return null;
  if (article !== "winter" && article !== "summer") return null;
  return { place, low: typeof low === "number" ? low : null, words, article };
}

export function TonightLine() {
  const [found, setFound] = useState<Tonight | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    tonight(gone.signal).then(setFound, () => undefined);
    return () => gone.abort();
  }, []);
  if (!found) return null;
  const { place, low, words, article } = found;
  return (
    <p className={styles.tonight}>
      <span>
        今夜 {low === null ? null : <b>{low}℃</b>}（{place}）
      </span>
      <span>
        {words} <Link to={`/info/${article}`}>くわしく</Link>
      </span>
    </p>
  );
}
