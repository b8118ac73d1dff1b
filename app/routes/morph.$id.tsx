import { morphHead } from "#app/kinds/morph/head.ts";
import { MorphPage } from "#app/kinds/morph/Page.tsx";
import { morphPageOf } from "#app/kinds/morph/page.server.ts";
import { entryLoader } from "#app/kinds/shared/entry-loader.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/morph.$id";

export const loader = entryLoader("morph", morphPageOf);

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageHead(matches, morphHead(params.id, loaderData));

export default function Morph({ loaderData }: Route.ComponentProps) {
  return <MorphPage page={loaderData} />;
}
