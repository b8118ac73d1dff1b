// One blog article.

import { blogHead } from "#app/kinds/blog/head.ts";
import { BlogPage } from "#app/kinds/blog/Page.tsx";
import { blogPage } from "#app/kinds/blog/page.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { orNotFound } from "#app/platform/site/not-found.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/blog.$id";

export const loader = cacheable([], async ({ params, url }: Route.LoaderArgs) =>
  orNotFound(await blogPage(database(), params.id, currentTime()), url),
);

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageHead(matches, blogHead(params.id, loaderData));

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogPage page={loaderData} />;
}
