import { data } from "react-router";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { agency } from "#app/tools/weather/agency.server.ts";
import { weatherPage } from "#app/tools/weather/page.server.ts";
import { WeatherScreen } from "#app/tools/weather/WeatherScreen.tsx";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/weather-forecast";

export async function loader({ url, request }: Route.LoaderArgs) {
  const { page, cookie } = await weatherPage(agency(), url.searchParams, request.headers.get("Cookie"), currentTime());
  // Depends on a cookie and the time: must be revalidated.
  return data(page, { headers: { "Cache-Control": "private, no-cache", ...(cookie && { "Set-Cookie": cookie }) } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta: Route.MetaFunction = ({ matches, loaderData: page }) =>
  pageHead(matches, {
    title: page?.isAsked ? `${page.place.name}の飼育者の天気` : "飼育者の天気",
    description:
      (page?.isAsked && page.forecast && `${page.place.name}：${page.forecast.headline}`) ||
      "気象庁の予報をもとに、冷え込み・乾燥・暑さ・移動に向く日を、ボールパイソンの飼育者の目線でお伝えします。",
    path: page?.isAsked ? `/weather-forecast?area=${page.place.code}` : "/weather-forecast",
  });

export default function WeatherRoute({ loaderData }: Route.ComponentProps) {
  return <WeatherScreen page={loaderData} />;
}
