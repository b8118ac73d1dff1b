import { crc32 } from "node:zlib";
import { contentsOf, type Entry } from "#app/cms/content/entry.ts";
import type { Key } from "#app/cms/content/kind.ts";
import { replacePlaces } from "#app/cms/content/list-order.server.ts";
import { kindNamed, withoutPrivate } from "#app/cms/content/registry.ts";
import { documentsOf, replaceDocuments } from "#app/cms/content/search/index.server.ts";
import { loadSynonymsIn } from "#app/cms/content/search/synonyms.server.ts";
import { searchWords } from "#app/cms/content/search/words.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { Database } from "#app/platform/database/schema.ts";
import { fold } from "#app/platform/search/fold.ts";
import { entryLinks, replaceEntryLinks } from "./entry-links.server.ts";
import { hasWordlessPicture, pictureUses, replacePictureUses } from "./picture-uses.server.ts";

type KeyRow = Database["entry_keys"];

/** Increase when the results of a kind's `keys`, `names` or `words` change, or anything else stored with them. */
const RULES = 14;

/** Changes with the rules, synonyms or function words; triggers reindexing. */
export function currentIndexVersion(): number {
  const { synonyms, functionWords } = searchWords();
  return RULES * 2 ** 32 + crc32(JSON.stringify([synonyms, functionWords]));
}

/** Updates an entry's keys, search documents, pictures and links, in the write's transaction. */
export async function updateIndexes(trx: Db, entry: Entry): Promise<void> {
  await loadSynonymsIn(trx);
  const { kind, id } = entry;
  await replaceKeys(trx, entry, keysOf(entry));
  await replacePlaces(trx, kind, id);
  const live = entry.trashedAt ? null : entry.live;
  await replaceDocuments(trx, entry, documentsOf(kind, id, live, contentOf(entry)));
  await replacePictureUses(trx, entry, pictureUses(entry));
  await replaceEntryLinks(trx, entry, entryLinks(entry));
}

/** Keeps keys written by a log. */
async function replaceKeys(trx: Db, { kind, id }: Pick<Entry, "kind" | "id">, keys: readonly KeyRow[]): Promise<void> {
  const { logKeys = [] } = kindNamed(kind);
  await trx
    .deleteFrom("entry_keys")
    .where("kind", "=", kind)
    .where("id", "=", id)
    .$if(logKeys.length > 0, (others) => others.where("name", "not in", logKeys))
    .execute();
  if (keys.length > 0) await trx.insertInto("entry_keys").values(keys).execute();
}

/** Key of entries with a visible picture without alt text. */
export const WORDLESS = "wordless";

/** Key for unique values (`Kind.identity`) in any content of an entry. */
export const IDENTITY = "identity";

function identitiesOf(entry: Pick<Entry, "kind" | "live" | "draft" | "next">): Key[] {
  const { identity } = kindNamed(entry.kind);
  if (!identity) return [];
  return contentsOf(entry).flatMap((content) => {
    const text = identity.key(String(content.fields[identity.field] ?? ""));
    return text === "" ? [] : [{ name: IDENTITY, text }];
  });
}

function keysOf(entry: Pick<Entry, "kind" | "id" | "live" | "draft" | "next">): KeyRow[] {
  const kind = kindNamed(entry.kind);
  const content = withoutPrivate(kind, entry.live ?? contentOf(entry));
  // Folded, so that exact searches rank first.
  const names = [content.title, ...kind.names(content)].map((word) => ({ name: "name", text: fold(word) }));
  const wordless = entry.live && hasWordlessPicture(entry.live) ? [{ name: WORDLESS, text: "" }] : [];
  const keys: Key[] = [
    ...names.filter((key) => key.text !== ""),
    ...kind.keys(content),
    ...identitiesOf(entry),
    ...wordless,
  ];
  const unique = new Map(keys.map((key) => [`${key.name}\u0000${key.text}`, key]));
  return [...unique.values()].map(({ name, text, number = null }) => ({
    kind: entry.kind,
    id: entry.id,
    name,
    text,
    number,
  }));
}
