// One notice or care article.

import { ArticlePage } from "#app/article/ArticlePage.tsx";
import { infoCard } from "#app/article/article-card.server.ts";
import { renderEntryBody } from "#app/article/entry-body.server.ts";
import { categoryLabels } from "#app/content/labels.ts";
import { getVisible, listVisible, neighbours } from "#app/content/visible.server.ts";
import { database } from "#app/database/connection.server.ts";
import { pageHead } from "#app/site/head.ts";
import { notFound } from "#app/site/not-found.ts";
import { Chip } from "#app/ui/Chip.tsx";
import type { Route } from "./+types/info.$id";

export async function loader({ params, url }: Route.LoaderArgs) {
  const db = database();
  const now = new Date();
  const entry = await getVisible(db, "info", params.id, now);
  if (!entry) throw notFound(url);
  const { title, summary, cover, body, fields } = entry.content;
  const [article, around, related] = await Promise.all([
    renderEntryBody(db, body, { own: `/info/${entry.id}`, now }),
    neighbours(db, entry, now),
    listVisible(db, "info", { filters: { category: fields.category }, perPage: 7 }, now),
  ]);
  return {
    id: entry.id,
    title,
    summary,
    cover,
    publishedAt: entry.publishedAt,
    updatedAt: entry.updatedAt,
    author: null,
    category: fields.category,
    article,
    around,
    related: related.items
      .filter((one) => one.id !== entry.id)
      .slice(0, 3)
      .map(infoCard),
  };
}

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
