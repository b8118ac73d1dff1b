// The glossary, in 五十音 order.

import { listQueryNames } from "#app/cms/content/list-query.ts";
import { termListHead } from "#app/kinds/term/head.ts";
import { term } from "#app/kinds/term/index.ts";
import { TermList } from "#app/kinds/term/List.tsx";
import { termList } from "#app/kinds/term/list.server.ts";
import { cacheableList } from "#app/platform/cache/cacheable.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { pageOrNotFound } from "#app/platform/site/not-found.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/term._index";

export const loader = cacheableList(listQueryNames(term), async ({ url }: Route.LoaderArgs) =>
  pageOrNotFound(await termList(database(), url.searchParams, currentTime()), url),
);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageHead(matches, termListHead(loaderData));

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <TermList list={loaderData} />;
}
