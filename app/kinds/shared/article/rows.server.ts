import type { ListedEntry } from "#app/cms/admin/editing/list/list.server.ts";
import { findEntry } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { bodyHtml, contentOf } from "#app/cms/content/stored.server.ts";
import type { AdminRows } from "#app/kinds/shared/admin-rows.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { formatShortDay } from "#app/platform/site/days.ts";
import { imagesIn, snakeDrawing } from "./picture.server.ts";

/** Falls back to the card's picture without a cover. */
async function shown(db: Db, { kind, id, content }: ListedEntry, isNotice: boolean, now: Date) {
  const entry = content.cover || isNotice ? undefined : await findEntry(db, kind, id);
  if (!entry) return {};
  const seen = imagesIn(bodyHtml(contentOf(entry)));
  if (seen.picture) return { image: seen.picture.image };
  const { genes } = await referenceIndexes(db, now);
  return { drawing: seen.figure ?? snakeDrawing(genes, `${kindNamed(kind).path}/${id}`, seen) };
}

export const articleRows: AdminRows = {
  columns: [
    { label: "分類・タグ", width: "wide" },
    { label: "公開日", width: "normal" },
  ],
  async rows(db, entries, now) {
    const row = async (entry: ListedEntry) => {
      const { kind, id, content, publishAt } = entry;
      const { label, tags = [], author, isPinned, isNotice = false } = kindNamed(kind).article?.(content) ?? {};
      const filed = [label, isPinned ? "固定" : "", ...tags.map((tag) => `#${tag}`)].filter(Boolean).join("・");
      return {
        under: id,
        ...(await shown(db, entry, isNotice, now)),
        cells: [
          { text: filed || "—", ...(author && { note: author }) },
          { text: publishAt ? formatShortDay(publishAt) : "—" },
        ],
      };
    };
    return Promise.all(entries.map(row));
  },
};
