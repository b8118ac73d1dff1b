// Tonight of one area in a few bytes, for the front page of a visitor who has chosen one: /tonight.json?area=016010.
// The page itself shows Tokyo to all and so has one copy for everybody; this has one for everybody of an area, and may wait for
// the agency as long as the weather page does.

import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { agency } from "#app/tools/weather/agency.server.ts";
import { placeOf } from "#app/tools/weather/chosen-area.ts";
import { todaysWeather } from "#app/tools/weather/today.server.ts";
import type { Route } from "./+types/tonight[.]json";

const headers = { "X-Robots-Tag": "noindex" };

export const loader = cacheable(["area"], async ({ now }, { url }: Route.LoaderArgs) => {
  const place = placeOf(url.searchParams.get("area"));
  if (!place) return Response.json(null, { status: 404, headers });
  await agency().forecast(place.office);
  const tonight = todaysWeather(agency(), now, place);
  // A failure is not cached: the next request tries again.
  return Response.json(tonight, { status: tonight ? 200 : 503, headers });
});
