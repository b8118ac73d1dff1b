// One notice or care article.

import { ArticlePage } from "#app/kinds/article/ArticlePage.tsx";
import { infoView } from "#app/kinds/article/article-view.server.ts";
import { categoryLabels } from "#app/kinds/info/labels.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { cacheable } from "#app/platform/http/cacheable.server.ts";
import { notFound } from "#app/platform/site/not-found.ts";
import { pageHead } from "#app/shell/head.ts";
import { Chip } from "#app/ui/Chip.tsx";
import type { Route } from "./+types/info.$id";

export const loader = cacheable([], async ({ params, url }: Route.LoaderArgs) => {
  const view = await infoView(database(), params.id, new Date());
  if (!view) throw notFound(url);
  return view;
});

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageHead(matches, {
    title: loaderData?.title,
    description: loaderData?.summary,
    path: `/info/${params.id}`,
    image: loaderData?.cover?.image,
    type: "article",
  });

export default function Info({ loaderData }: Route.ComponentProps) {
  return (
    <ArticlePage
      path={`/info/${loaderData.id}`}
      section={{ label: "お知らせ・飼育情報", to: "/info" }}
      entry={loaderData}
    >
      <Chip to={`/info?category=${loaderData.category}`}>{categoryLabels[loaderData.category]}</Chip>
    </ArticlePage>
  );
}
