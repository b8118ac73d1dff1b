import { ballHead } from "#app/kinds/ball/head.ts";
import { BallPage } from "#app/kinds/ball/Page.tsx";
import { ballPageOf } from "#app/kinds/ball/page.server.ts";
import { entryLoader } from "#app/kinds/shared/entry-loader.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/ball.$id";

export const loader = entryLoader("ball", ballPageOf);

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageHead(matches, ballHead(params.id, loaderData));

export default function Ball({ loaderData }: Route.ComponentProps) {
  return <BallPage page={loaderData} />;
}
