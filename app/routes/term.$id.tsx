// One glossary entry.

import { termHead } from "#app/kinds/term/head.ts";
import { TermPage } from "#app/kinds/term/Page.tsx";
import { termPage } from "#app/kinds/term/page.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { orNotFound } from "#app/platform/site/not-found.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/term.$id";

export const loader = cacheable([], async ({ params, url }: Route.LoaderArgs) =>
  orNotFound(await termPage(database(), params.id, currentTime()), url),
);

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageHead(matches, termHead(params.id, loaderData));

export default function Term({ loaderData }: Route.ComponentProps) {
  return <TermPage page={loaderData} />;
}
