// What an editor scans a list of articles for: what they are filed under, and when they came out.

import { kindNamed } from "#app/cms/content/registry.ts";
import type { AdminRows } from "#app/kinds/shared/admin-rows.ts";
import { formatShortDay } from "#app/platform/site/days.ts";

export const articleRows: AdminRows = {
  columns: [
    { label: "分類・タグ", width: "wide" },
    { label: "公開日", width: "normal" },
  ],
  async rows(_db, entries) {
    return entries.map(({ kind, id, content, publishAt }) => {
      const { label, tags = [], author, isPinned } = kindNamed(kind).article?.(content) ?? {};
      const filed = [label, isPinned ? "固定" : "", ...tags.map((tag) => `#${tag}`)].filter(Boolean).join("・");
      return {
        under: id,
        cells: [
          { text: filed || "—", ...(author && { note: author }) },
          { text: publishAt ? formatShortDay(publishAt) : "—" },
        ],
      };
    });
  },
};
