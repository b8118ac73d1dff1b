import { listQueryNames } from "#app/cms/content/list-query.ts";
import { blogListHead } from "#app/kinds/blog/head.ts";
import { blog } from "#app/kinds/blog/index.ts";
import { BlogList } from "#app/kinds/blog/List.tsx";
import { blogList } from "#app/kinds/blog/list.server.ts";
import { cacheableList } from "#app/platform/cache/cacheable.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/blog._index";

export const loader = cacheableList(listQueryNames(blog), ({ db, now }, { url }: Route.LoaderArgs) =>
  blogList(db, url.searchParams, now),
);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageHead(matches, blogListHead(loaderData));

export default function Blogs({ loaderData }: Route.ComponentProps) {
  return <BlogList list={loaderData} />;
}
