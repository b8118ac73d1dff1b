import { getVisibleMany } from "#app/cms/content/public-queries.server.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { renderEntryBody } from "#app/kinds/shared/article/page.server.ts";
import { triageRows } from "#app/kinds/shared/triage.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

/** Also used for previews. */
export async function termPageOf(db: Db, entry: Visible<"term">, now: Date) {
  const { id } = entry;
  const { title, summary, fields } = entry.content;
  const [related, article] = await Promise.all([
    getVisibleMany(db, "term", fields.related, now),
    renderEntryBody(db, entry.content, { own: `/term/${id}`, now }),
  ]);
  const { reading, english, synonyms } = fields;
  return {
    title,
    summary,
    reading,
    english,
    synonyms,
    related: related.map((one) => ({ id: one.id, title: one.content.title })),
    article,
    triage: triageRows(`term/${id}`),
  };
}

export type TermPageData = Awaited<ReturnType<typeof termPageOf>>;
