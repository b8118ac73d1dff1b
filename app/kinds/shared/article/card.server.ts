// An article as a card needs it, of whatever kind of article it is.

import type { KindName } from "#app/cms/content/kind.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";

export interface ArticleCardData {
  to: string;
  title: string;
  summary: string;
  cover: { image: string; alt: string } | null;
  publishedAt: string;
  /** Its category, in words; null where its kind has none. */
  label: string | null;
  tags: readonly string[];
  isPinned: boolean;
}

export function articleCard({ kind, id, content, publishedAt }: Visible<KindName>): ArticleCardData {
  const { path, article } = kindNamed(kind);
  const { label = null, tags = [], isPinned = false } = article?.(content) ?? {};
  const { title, summary, cover } = content;
  return { to: `${path}/${id}`, title, summary, cover, publishedAt, label, tags, isPinned };
}
