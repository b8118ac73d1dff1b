// The collection.

import { listQueryNames } from "#app/cms/content/list-query.ts";
import { ballListHead } from "#app/kinds/ball/head.ts";
import { ball } from "#app/kinds/ball/index.ts";
import { BallList } from "#app/kinds/ball/List.tsx";
import { ballList } from "#app/kinds/ball/list.server.ts";
import { cacheableList } from "#app/platform/cache/cacheable.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { pageOrNotFound } from "#app/platform/site/not-found.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/ball._index";

export const loader = cacheableList(listQueryNames(ball), async ({ url }: Route.LoaderArgs) =>
  pageOrNotFound(await ballList(database(), url.searchParams, currentTime()), url),
);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageHead(matches, ballListHead(loaderData));

export default function Balls({ loaderData }: Route.ComponentProps) {
  return <BallList list={loaderData} />;
}
