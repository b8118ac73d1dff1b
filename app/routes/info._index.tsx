import { listQueryNames } from "#app/cms/content/list-query.ts";
import { infoListHead } from "#app/kinds/info/head.ts";
import { info } from "#app/kinds/info/index.ts";
import { InfoList } from "#app/kinds/info/List.tsx";
import { infoList } from "#app/kinds/info/list.server.ts";
import { cacheableList } from "#app/platform/cache/cacheable.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/info._index";

export const loader = cacheableList(listQueryNames(info), ({ db, now }, { url }: Route.LoaderArgs) =>
  infoList(db, url.searchParams, now),
);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageHead(matches, infoListHead(loaderData));

export default function Infos({ loaderData }: Route.ComponentProps) {
  return <InfoList list={loaderData} />;
}
