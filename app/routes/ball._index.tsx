import { listQueryNames } from "#app/cms/content/list-query.ts";
import { ballListHead } from "#app/kinds/ball/head.ts";
import { ball } from "#app/kinds/ball/index.ts";
import { BallList } from "#app/kinds/ball/List.tsx";
import { ballList } from "#app/kinds/ball/list.server.ts";
import { cacheableList } from "#app/platform/cache/cacheable.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/ball._index";

export const loader = cacheableList(listQueryNames(ball), ({ db, now }, { url }: Route.LoaderArgs) =>
  ballList(db, url.searchParams, now),
);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageHead(matches, ballListHead(loaderData));

export default function Balls({ loaderData }: Route.ComponentProps) {
  return <BallList list={loaderData} />;
}
