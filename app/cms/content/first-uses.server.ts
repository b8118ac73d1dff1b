// Which entries use which pictures, for a site from before that was written down.

import type { Db } from "#app/platform/database/connection.server.ts";
import { inParts } from "./in-parts.ts";
import { insertUses, pictureUses } from "./picture-uses.server.ts";
import { entryOf } from "./stored.server.ts";

const AT_ONCE = 200;

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
      await inParts(rows.map(entryOf).flatMap(pictureUses), (uses) => insertUses(trx, uses));
      after = last;
    }
  });
}
