// One blog article.

import { ArticlePage } from "#app/kinds/article/ArticlePage.tsx";
import { blogView } from "#app/kinds/article/article-view.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { cacheable } from "#app/platform/http/cacheable.server.ts";
import { notFound } from "#app/platform/site/not-found.ts";
import { pageHead } from "#app/shell/head.ts";
import { Chip } from "#app/ui/Chip.tsx";
import type { Route } from "./+types/blog.$id";

export const loader = cacheable([], async ({ params, url }: Route.LoaderArgs) => {
  const view = await blogView(database(), params.id, new Date());
  if (!view) throw notFound(url);
  return view;
});

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageHead(matches, {
    title: loaderData?.title,
    description: loaderData?.summary,
    path: `/blog/${params.id}`,
    image: loaderData?.cover?.image,
    type: "article",
  });

export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <ArticlePage path={`/blog/${loaderData.id}`} section={{ label: "ブログ", to: "/blog" }} entry={loaderData}>
      {loaderData.tags.map((tag) => (
        <Chip key={tag} to={`/blog?tag=${encodeURIComponent(tag)}`}>
          #{tag}
        </Chip>
      ))}
    </ArticlePage>
  );
}
