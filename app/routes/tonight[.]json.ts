// /tonight.json?area=016010: tonight's weather for the front page of visitors who chose an area. Separate from the
// page, which is cached for Tokyo; cached per area, and may wait for the agency.

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
  // Failures are not cached.
  return Response.json(tonight, { status: tonight ? 200 : 503, headers });
});
