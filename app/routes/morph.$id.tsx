// One gene, or one combination.

import { morphHead } from "#app/kinds/morph/head.ts";
import { MorphPage } from "#app/kinds/morph/Page.tsx";
import { morphPage } from "#app/kinds/morph/page.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { orNotFound } from "#app/platform/site/not-found.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/morph.$id";

export const loader = cacheable([], async ({ params, url }: Route.LoaderArgs) =>
  orNotFound(await morphPage(database(), params.id, currentTime()), url),
);

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageHead(matches, morphHead(params.id, loaderData));

export default function Morph({ loaderData }: Route.ComponentProps) {
  return <MorphPage page={loaderData} />;
}
