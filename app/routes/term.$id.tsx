import { entryLoader } from "#app/kinds/shared/entry-loader.server.ts";
import { termHead } from "#app/kinds/term/head.ts";
import { TermPage } from "#app/kinds/term/Page.tsx";
import { termPageOf } from "#app/kinds/term/page.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/term.$id";

export const loader = entryLoader("term", termPageOf);

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageHead(matches, termHead(params.id, loaderData));

export default function Term({ loaderData }: Route.ComponentProps) {
  return <TermPage page={loaderData} />;
}
