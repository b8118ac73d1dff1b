// The collection.

import { listQueryNames } from "#app/content/list-query.ts";
import { BallListPage } from "#app/kinds/ball/BallListPage.tsx";
import { ballList } from "#app/kinds/ball/ball-list.server.ts";
import { ball } from "#app/kinds/ball/kind.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { cacheable } from "#app/platform/http/cacheable.server.ts";
import { pageHead } from "#app/shell/head.ts";
import type { Route } from "./+types/ball._index";

export const loader = cacheable(listQueryNames(ball), ({ url }: Route.LoaderArgs) => {
  return ballList(database(), url.searchParams, new Date());
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageHead(matches, {
    title: "個体一覧",
    description: "ボールパイソンの個体一覧です。モルフ・性別・ハッチ年・販売状態からさがせます。",
    path: "/ball",
    page: loaderData?.page,
  });

export default function BallListRoute({ loaderData }: Route.ComponentProps) {
  return <BallListPage list={loaderData} />;
}
