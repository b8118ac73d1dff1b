import { Home } from "#app/pages/home/Home.tsx";
import { home } from "#app/pages/home/home.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { agency } from "#app/tools/weather/agency.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/_index";

export const loader = cacheable([], ({ db, now }) => home(db, now, agency()));

export const meta: Route.MetaFunction = ({ matches }) => pageHead(matches, { path: "/" });

export default function Index({ loaderData }: Route.ComponentProps) {
  return <Home {...loaderData} />;
}
