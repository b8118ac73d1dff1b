import type { GeneBook } from "@borupa/genetics";
import type { KindName } from "#app/cms/content/kind.ts";
import { getVisible } from "#app/cms/content/public-queries.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { bodyHtml } from "#app/cms/content/stored.server.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { Picture } from "#app/platform/images/image.ts";
import { type ArticleImages, imagesIn, snakeDrawing } from "./picture.server.ts";

export interface ArticleCardData {
  to: string;
  title: string;
  summary: string;
  /** The cover, else the first picture in the text. */
  cover: Picture | null;
  /** URL of a drawing used instead of a cover: a figure in the text, or a snake. Notices have none. */
  drawing: string | null;
  publishedAt: string;
  label: string | null;
  tags: readonly string[];
  isPinned: boolean;
}

/** A card before drawings are resolved. `seen`: null if it needs no picture. */
export interface PlainCard {
  card: ArticleCardData;
  seen: ArticleImages | null;
}

export function plainCard({ kind, id, content, publishedAt }: Visible<KindName>): PlainCard {
  const { path, article } = kindNamed(kind);
  const { label = null, tags = [], isPinned = false, isNotice = false } = article?.(content) ?? {};
  const seen = content.cover || isNotice ? null : imagesIn(bodyHtml(content));
  const { title, summary } = content;
  const cover = content.cover ?? seen?.picture ?? null;
  const drawing = seen?.figure ?? null;
  return { card: { to: `${path}/${id}`, title, summary, cover, drawing, publishedAt, label, tags, isPinned }, seen };
}

/** Adds a drawn snake if the text has no picture. */
export function articleCard({ card, seen }: PlainCard, book: GeneBook): ArticleCardData {
  if (!seen || card.cover || card.drawing) return card;
  return { ...card, drawing: snakeDrawing(book, card.to, seen) };
}

/** Returns cards for list entries, which have no body. */
export async function articleCards(
  db: Db,
  entries: readonly Visible<KindName>[],
  now: Date,
): Promise<ArticleCardData[]> {
  const { genes } = await referenceIndexes(db, now);
  return Promise.all(
    entries.map(async (entry) => {
      const whole = entry.content.cover ? entry : await getVisible(db, entry.kind, entry.id, now);
      return articleCard(plainCard(whole ?? entry), genes);
    }),
  );
}
