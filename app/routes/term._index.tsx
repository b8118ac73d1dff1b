import { listQueryNames } from "#app/cms/content/list-query.ts";
import { termListHead } from "#app/kinds/term/head.ts";
import { term } from "#app/kinds/term/index.ts";
import { TermList } from "#app/kinds/term/List.tsx";
import { termList } from "#app/kinds/term/list.server.ts";
import { cacheableList } from "#app/platform/cache/cacheable.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/term._index";

export const loader = cacheableList(listQueryNames(term), ({ db, now }, { url }: Route.LoaderArgs) =>
  termList(db, url.searchParams, now),
);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageHead(matches, termListHead(loaderData));

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <TermList list={loaderData} />;
}
