// One breeding record.

import { breedHead } from "#app/kinds/breed/head.ts";
import { BreedPage } from "#app/kinds/breed/Page.tsx";
import { breedPage } from "#app/kinds/breed/page.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { orNotFound } from "#app/platform/site/not-found.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/breed.$id";

export const loader = cacheable([], async ({ params, url }: Route.LoaderArgs) =>
  orNotFound(await breedPage(database(), params.id, currentTime()), url),
);

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageHead(matches, breedHead(params.id, loaderData));

export default function Breed({ loaderData }: Route.ComponentProps) {
  return <BreedPage page={loaderData} />;
}
