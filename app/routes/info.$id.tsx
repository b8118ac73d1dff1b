import { ownNames } from "#app/kinds/info/costs/costs.ts";
import { infoHead } from "#app/kinds/info/head.ts";
import { InfoPage } from "#app/kinds/info/Page.tsx";
import { infoPageOf } from "#app/kinds/info/page.server.ts";
import { entryLoader } from "#app/kinds/shared/entry-loader.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/info.$id";

export const loader = entryLoader("info", infoPageOf, ownNames);

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageHead(matches, infoHead(params.id, loaderData));

export default function Info({ loaderData }: Route.ComponentProps) {
  return <InfoPage page={loaderData} />;
}
