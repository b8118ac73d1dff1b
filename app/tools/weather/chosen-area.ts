// Chosen area: from the URL, else the cookie, else Tokyo.

import { cookieIn } from "#app/platform/site/theme.ts";
import { type Office, regions, type WeatherArea } from "./areas.ts";

export interface Place {
  office: Office;
  area: WeatherArea;
}

const DEFAULT_AREA = "130010";
const ONE_YEAR = 60 * 60 * 24 * 365;
const LONGEST_ECHO = 20;

const places = new Map<string, Place>(
  regions
    .flatMap((region) => region.offices)
    .flatMap((office) => {
      const own = office.areas.map((area): [string, Place] => [area.code, { office, area }]);
      const [first] = office.areas;
      // An office's own code ("130000") means its first area.
      return first ? [[office.code, { office, area: first }] satisfies [string, Place], ...own] : own;
    }),
);

export function placeOf(code: string | null | undefined): Place | undefined {
  return code ? places.get(code) : undefined;
}

export function defaultPlace(): Place {
  const place = placeOf(DEFAULT_AREA);
  if (!place) throw new Error("The default area is not in the table");
  return place;
}

/** "東京都 東京地方"; just the office if it has a single area. */
export function placeName({ office, area }: Place): string {
  return area.name === office.name ? office.name : `${office.name} ${area.name}`;
}

/** `isAsked`: the URL names a valid place, which is then remembered. `problems`: messages about invalid values. */
export function choosePlace(
  search: URLSearchParams,
  cookie: string | null,
): { place: Place; isAsked: boolean; problems: string[] } {
  const [areaParam, ...more] = search.getAll("area");
  const wanted = placeOf(areaParam?.trim());
  const cached = cookieIn(cookie, "weather-area");
  const place = wanted ?? placeOf(cached) ?? defaultPlace();
  const problems: string[] = [];
  if (areaParam && !wanted) {
    problems.push(`地域「${clip(areaParam)}」は見つかりません。代わりに${placeName(place)}を表示しています。`);
  }
  if (more.length > 0 && wanted)
    problems.push(`地域がいくつも指定されていたため、最初の地域（${placeName(place)}）を表示しています。`);
  return { place, isAsked: wanted !== undefined, problems };
}

/**
 * Cookie that remembers the area. Not HttpOnly: the front page reads it on the client, so that the page is the same for all visitors.
 */
export function areaCookie(area: WeatherArea): string {
  return `weather-area=${area.code}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax`;
}

function clip(text: string): string {
  const letters = [...text];
  return letters.length > LONGEST_ECHO ? `${letters.slice(0, LONGEST_ECHO).join("")}…` : text;
}
