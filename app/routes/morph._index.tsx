import { listQueryNames } from "#app/cms/content/list-query.ts";
import { morphListHead } from "#app/kinds/morph/head.ts";
import { MorphList } from "#app/kinds/morph/List.tsx";
import { morphList, morphListed } from "#app/kinds/morph/list.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/morph._index";

export const loader = cacheable(listQueryNames(morphListed), ({ db, now }, { url }: Route.LoaderArgs) =>
  morphList(db, url.searchParams, now),
);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageHead(matches, morphListHead(loaderData));

export default function Morphs({ loaderData }: Route.ComponentProps) {
  return <MorphList list={loaderData} />;
}
