// One snake.

import { ballHead } from "#app/kinds/ball/head.ts";
import { BallPage } from "#app/kinds/ball/Page.tsx";
import { ballPage } from "#app/kinds/ball/page.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { orNotFound } from "#app/platform/site/not-found.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/ball.$id";

export const loader = cacheable([], async ({ params, url }: Route.LoaderArgs) =>
  orNotFound(await ballPage(database(), params.id, currentTime()), url),
);

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageHead(matches, ballHead(params.id, loaderData));

export default function Ball({ loaderData }: Route.ComponentProps) {
  return <BallPage page={loaderData} />;
}
