// Which entries use which pictures, for a site from before that was written down.

import type { Db } from "#app/platform/database/connection.server.ts";
import { insertUses, pictureUses } from "./picture-uses.server.ts";
import { entryOf } from "./stored.server.ts";

const AT_ONCE = 200;
/** Rows a statement: no database takes any number of values at once. */
const ROWS = 1000;

/** Before the first visitor: until it is known, no picture is anybody's to see. All or nothing; at once where some are known. */
export async function writeFirstUses(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await trx.selectFrom("image_uses").select("image").limit(1).executeTakeFirst()) return;
    let after = { kind: "", id: "" };
    for (;;) {
      const { kind, id } = after;
      const rows = await trx
        .selectFrom("entries")
        .selectAll()
        .where(({ eb, refTuple, tuple }) => eb(refTuple("kind", "id"), ">", tuple(kind, id)))
        .orderBy("kind")
        .orderBy("id")
        .limit(AT_ONCE)
        .execute();
      const last = rows.at(-1);
      if (!last) return;
      const uses = rows.map(entryOf).flatMap(pictureUses);
      for (let from = 0; from < uses.length; from += ROWS) await insertUses(trx, uses.slice(from, from + ROWS));
      after = last;
    }
  });
}
