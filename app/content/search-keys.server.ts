// By what an entry is found: the keys lists filter and sort by, the search index, the pictures it uses.

import { crc32 } from "node:zlib";
import type { Db } from "#app/platform/database/connection.server.ts";
import { fold } from "#app/platform/search/fold.ts";
import type { Entry } from "./entry.ts";
import type { Key } from "./kind.ts";
import { writePictureUses } from "./picture-uses.server.ts";
import { withoutPrivate } from "./private.ts";
import { kindNamed } from "./registry.ts";
import { indexEntry } from "./search/index.server.ts";
import { searchWords } from "./search/words.ts";
import { contentOf } from "./stored.server.ts";

/** Raise it when what a kind answers for `keys`, `names` or `words` changes. */
const RULES = 3;

/** Another where the rules or the thesaurus changed: at the next start every entry is made findable anew. */
export function currentIndexVersion(): number {
  return RULES * 2 ** 32 + crc32(JSON.stringify(searchWords().thesaurus));
}

/** Writes an entry's keys, search documents and pictures, in the transaction of the write that changed it. */
export async function updateIndexes(trx: Db, entry: Entry): Promise<void> {
  await writeKeys(trx, entry);
  await indexEntry(trx, "live", entry.kind, entry.id, entry.trashedAt ? null : entry.live);
  await indexEntry(trx, "work", entry.kind, entry.id, contentOf(entry));
  await writePictureUses(trx, entry);
}

async function writeKeys(trx: Db, entry: Entry): Promise<void> {
  const kind = kindNamed(entry.kind);
  const { logKeys = [] } = kind;
  await trx
    .deleteFrom("entry_keys")
    .where("kind", "=", entry.kind)
    .where("id", "=", entry.id)
    .$if(logKeys.length > 0, (others) => others.where("name", "not in", logKeys))
    .execute();
  // Visitors' lists filter, count and sort by them.
  const content = withoutPrivate(kind, entry.live ?? contentOf(entry));
  // Folded: who searches for exactly that finds it first.
  const names = [content.title, ...kind.names(content)].map((word) => ({ name: "name", text: fold(word) }));
  const keys: Key[] = [...names.filter((key) => key.text !== ""), ...kind.keys(content)];
  const unique = new Map(keys.map((key) => [`${key.name}\u0000${key.text}`, key]));
  if (unique.size === 0) return;
  await trx
    .insertInto("entry_keys")
    .values(
      [...unique.values()].map((key) => ({
        kind: entry.kind,
        id: entry.id,
        name: key.name,
        text: key.text,
        number: key.number ?? null,
      })),
    )
    .execute();
}
