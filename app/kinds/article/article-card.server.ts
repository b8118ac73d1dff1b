// An article as a card needs it.

import type { Visible } from "#app/content/public-queries.server.ts";

export interface ArticleCardData {
  to: string;
  title: string;
  summary: string;
  cover: { image: string; alt: string } | null;
  publishedAt: string;
  category: "notice" | "care" | null;
  tags: string[];
  pinned: boolean;
}

export function infoCard(entry: Visible<"info">): ArticleCardData {
  const { fields } = entry.content;
  return { ...common(entry), to: `/info/${entry.id}`, category: fields.category, tags: [], pinned: fields.pinned };
}

export function blogCard(entry: Visible<"blog">): ArticleCardData {
  return { ...common(entry), to: `/blog/${entry.id}`, category: null, tags: entry.content.fields.tags, pinned: false };
}

function common({ content, publishedAt }: Visible<"info"> | Visible<"blog">) {
  return { title: content.title, summary: content.summary, cover: content.cover, publishedAt };
}
