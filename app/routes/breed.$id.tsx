import { breedHead } from "#app/kinds/breed/head.ts";
import { BreedPage } from "#app/kinds/breed/Page.tsx";
import { breedPageOf } from "#app/kinds/breed/page.server.ts";
import { entryLoader } from "#app/kinds/shared/entry-loader.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/breed.$id";

export const loader = entryLoader("breed", breedPageOf);

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageHead(matches, breedHead(params.id, loaderData));

export default function Breed({ loaderData }: Route.ComponentProps) {
  return <BreedPage page={loaderData} />;
}
