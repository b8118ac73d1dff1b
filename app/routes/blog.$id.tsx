// One blog article.

import { ArticlePage } from "#app/article/ArticlePage.tsx";
import { blogCard } from "#app/article/article-card.server.ts";
import { renderEntryBody } from "#app/article/entry-body.server.ts";
import { getVisible, listVisible, neighbours } from "#app/content/visible.server.ts";
import { database } from "#app/database/connection.server.ts";
import { pageHead } from "#app/site/head.ts";
import { notFound } from "#app/site/not-found.ts";
import { Chip } from "#app/ui/Chip.tsx";
import type { Route } from "./+types/blog.$id";

export async function loader({ params, url }: Route.LoaderArgs) {
  const db = database();
  const now = new Date();
  const entry = await getVisible(db, "blog", params.id, now);
  if (!entry) throw notFound(url);
  const { title, summary, cover, body, fields } = entry.content;
  const [firstTag] = fields.tags;
  const [article, around, related] = await Promise.all([
    renderEntryBody(db, body, { own: `/blog/${entry.id}`, now }),
    neighbours(db, entry, now),
    listVisible(db, "blog", { filters: firstTag ? { tag: firstTag } : {}, perPage: 4 }, now),
  ]);
  return {
    id: entry.id,
    title,
    summary,
    cover,
    publishedAt: entry.publishedAt,
    updatedAt: entry.updatedAt,
    author: fields.author || null,
    tags: fields.tags,
    article,
    around,
    related: related.items
      .filter((one) => one.id !== entry.id)
      .slice(0, 3)
      .map(blogCard),
  };
}

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
