// One notice or care article.

import { ownNames } from "#app/kinds/info/costs/costs.ts";
import { infoHead } from "#app/kinds/info/head.ts";
import { InfoPage } from "#app/kinds/info/Page.tsx";
import { infoPage } from "#app/kinds/info/page.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { orNotFound } from "#app/platform/site/not-found.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/info.$id";

export const loader = cacheable(ownNames, async ({ params, url }: Route.LoaderArgs) =>
  orNotFound(await infoPage(database(), params.id, currentTime()), url),
);

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageHead(matches, infoHead(params.id, loaderData));

export default function Info({ loaderData }: Route.ComponentProps) {
  return <InfoPage page={loaderData} />;
}
