// Picture library list, newest first; searches folded names and descriptions.

import { type RawBuilder, type SqlBool, sql } from "kysely";
import { namedInSettings } from "#app/cms/content/reindex/picture-uses.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { countOf } from "#app/platform/database/count.server.ts";
import { imageColumns, imageOf } from "#app/platform/images/images.server.ts";
import { fold } from "#app/platform/search/fold.ts";
import { type LibraryQuery, PICTURES_PER_PAGE } from "./picture.ts";
import { unsavedPictures } from "./uses.server.ts";

/** SQL condition: used by an entry in any state, a setting or an unsaved form. */
function isUsed(unsaved: readonly string[]): RawBuilder<SqlBool> {
  const isUnsaved = unsaved.length > 0 ? sql`images.id IN (${sql.join(unsaved)})` : sql`1 = 0`;
  return sql<SqlBool>`(EXISTS (SELECT 1 FROM image_uses u WHERE u.image = images.id AND u.scope <> 'past')
    OR ${namedInSettings(sql.ref("images.id"))}
    OR ${isUnsaved})`;
}

const month = sql<string>`strftime('%Y-%m', created_at, '+9 hours')`;

export type LibraryPage = Awaited<ReturnType<typeof listPictures>>;
export type LibraryPicture = LibraryPage["items"][number];
export type PickerPage = LibraryPage & { q: string };
export type PickedPicture = Pick<LibraryPicture, "id" | "alt" | "width" | "height">;

/** `uses`: number of entries using a picture, including drafts and trash; if none, of unsaved forms. */
export async function listPictures(db: Db, query: LibraryQuery, perPage = PICTURES_PER_PAGE) {
  const unsaved = await unsavedPictures(db);
  const used = isUsed([...unsaved.keys()]);
  let matching = db.selectFrom("images");
  for (const word of wordsOf(query.q)) matching = matching.where(hasWord(word));
  if (query.month) matching = matching.where(month, "=", query.month);
  if (query.use) matching = matching.where(query.use === "used" ? used : sql<SqlBool>`NOT ${used}`);
  const total = await countOf(matching);
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(query.page, pages);
  const rows = await matching
    .select(imageColumns)
    .select(
      sql<number>`(SELECT count(DISTINCT kind || '/' || u.id) FROM image_uses u WHERE u.image = images.id AND u.scope <> 'past')`.as(
        "uses",
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return {
    items: rows.map(({ uses, ...row }) => ({ ...imageOf(row), uses: uses || (unsaved.get(row.id) ?? 0) })),
    total,
    page,
    pages,
  };
}

export async function uploadMonths(db: Db): Promise<{ month: string; count: number }[]> {
  return db
    .selectFrom("images")
    .select([month.as("month"), (eb) => eb.fn.countAll<number>().as("count")])
    .groupBy(month)
    .orderBy("month", "desc")
    .execute();
}

function wordsOf(q: string): string[] {
  return q
    .split(/[\s\u3000]+/)
    .map(fold)
    .filter(Boolean);
}

/** LIKE has wildcards. */
function hasWord(word: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`instr(folded, ${word}) > 0`;
}
