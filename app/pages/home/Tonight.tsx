// The line of tonight. The server draws Tokyo's, the same for all, so that the front page is cached once for everybody. Who has
// chosen an area has its code in a cookie, and this device then fetches that area's line, which is shared by all who chose it.

import { useEffect, useState } from "react";
import { Link } from "react-router";
import { cookieIn } from "#app/platform/site/theme.ts";
import type { TodaysWeather } from "#app/tools/weather/today.server.ts";
import { DayLine } from "./DayLine.tsx";

/** The area of the line that the server draws. */
const TOKYO = "130010";

async function chosenArea(signal: AbortSignal): Promise<TodaysWeather | null> {
  const area = cookieIn(document.cookie, "weather-area");
  if (!area || area === TOKYO) return null;
  const answer = await fetch(`/tonight.json?area=${encodeURIComponent(area)}`, { signal });
  return answer.ok ? answer.json() : null;
}

export function Tonight({ tokyo }: { tokyo: TodaysWeather | null }) {
  const [own, setOwn] = useState<TodaysWeather | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    // Out of reach: Tokyo's stays, and says that it is.
    chosenArea(gone.signal).then(setOwn, () => undefined);
    return () => gone.abort();
  }, []);
  const weather = own ?? tokyo;
  if (!weather)
    return (
      <DayLine label="今夜" figure="24" unit="℃">
        ケージの涼しい側の、夜の最低の目安です。寝る前に温度計を見ましょう。
        <Link to="/weather-forecast">飼育者の天気</Link>
      </DayLine>
    );
  const { place, low, advice } = weather;
  // Another area's line is remounted: a link that only moved to another row would count as a layout shift.
  return (
    <DayLine key={place} label="今夜" figure={low === null ? "―" : String(low)} unit={low === null ? undefined : "℃"}>
      {place}の最低。{advice.words}
      <Link to="/weather-forecast">{own ? "1週間の天気" : "ほかの地域・1週間の天気"}</Link>
    </DayLine>
  );
}
