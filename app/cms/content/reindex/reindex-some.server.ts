// Reindexes some entries: prepared first, in the background, and then written together.

import { fingerprintOf } from "#app/cms/content/fingerprint.server.ts";
import type { KindName } from "#app/cms/content/kind.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { documentsOf, replaceDocuments, type SearchDocument } from "#app/cms/content/search/index.server.ts";
import { contentOf, entryOf } from "#app/cms/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { Database } from "#app/platform/database/schema.ts";
import { entryLinks, replaceEntryLinks } from "./entry-links.server.ts";
import { pastPictureUses, pictureUses, replacePictureUses } from "./picture-uses.server.ts";
import { keysOf, replaceKeys } from "./search-keys.server.ts";

/** How much work of this thread others may have to wait for at once. */
const AT_ONCE_MS = 20;

interface Named {
  kind: KindName;
  id: string;
}

/** Index rows of an entry, and its fingerprint when they were prepared. */
interface Prepared extends Named {
  stamp: string;
  keys: readonly Database["entry_keys"][];
  links: readonly Database["entry_links"][];
  uses: readonly Database["image_uses"][];
  documents: readonly SearchDocument[];
}

/** The first of them, as many as are worked out in a moment: at least one. Those that are gone are left out. */
export async function prepareSome<One extends Named>(
  db: Db,
  some: readonly One[],
): Promise<{ done: readonly One[]; prepared: readonly Prepared[] }> {
  const rows = await byName(some, (kind, ids) =>
    db.selectFrom("entries").selectAll().where("kind", "=", kind).where("id", "in", ids).execute(),
  );
  const revisions = await byName(some, (kind, ids) =>
    db
      .selectFrom("revisions")
      .select(["kind", "id", "content"])
      .where("kind", "=", kind)
      .where("id", "in", ids)
      .execute(),
  );
  const entries = new Map(rows.map((row) => [nameOf(row), row]));
  const past = Map.groupBy(revisions, nameOf);
  const prepared: Prepared[] = [];
  const began = performance.now();
  for (const [index, one] of some.entries()) {
    const row = entries.get(nameOf(one));
    if (row) {
      const entry = entryOf(row);
      const { kind, id } = entry;
      const live = entry.trashedAt ? null : entry.live;
      prepared.push({
        ...{ kind, id, stamp: fingerprintOf(row), keys: keysOf(entry), links: entryLinks(entry) },
        uses: [...pictureUses(entry), ...pastPictureUses(kind, id, past.get(nameOf(one)) ?? [])],
        documents: documentsOf(kind, id, live, contentOf(entry)),
      });
    }
    if (performance.now() - began > AT_ONCE_MS) return { done: some.slice(0, index + 1), prepared };
  }
  return { done: some, prepared };
}

/** Writes it. What somebody has written meanwhile is found by the new rules already. */
export async function writePrepared(trx: Db, prepared: readonly Prepared[]): Promise<void> {
  const now = await byName(prepared, (kind, ids) =>
    trx
      .selectFrom("entries")
      .select(["kind", "id", "version", "updated_at", "live_at"])
      .where("kind", "=", kind)
      .where("id", "in", ids)
      .execute(),
  );
  const stamps = new Map(now.map((row) => [nameOf(row), fingerprintOf(row)]));
  const same = prepared.filter((one) => stamps.get(nameOf(one)) === one.stamp);
  await writeKeys(trx, same);
  await writeLinks(trx, same);
  await writeUses(trx, same);
  await replaceDocuments(trx, same, false);
}

/** Most stand as they should: those alone are written that do not. */
async function writeKeys(trx: Db, prepared: readonly Prepared[]): Promise<void> {
  const isOfLog = ({ kind, name }: { kind: string; name: string }) => kindNamed(kind).logKeys?.includes(name) ?? false;
  const rows = await byName(prepared, (kind, ids) =>
    trx.selectFrom("entry_keys").selectAll().where("kind", "=", kind).where("id", "in", ids).execute(),
  );
  const changed = differing(
    prepared,
    rows.filter((row) => !isOfLog(row)),
    ({ keys }) => keys,
  );
  for (const one of changed) await replaceKeys(trx, one, one.keys);
}

async function writeLinks(trx: Db, prepared: readonly Prepared[]): Promise<void> {
  const rows = await byName(prepared, (kind, ids) =>
    trx.selectFrom("entry_links").selectAll().where("kind", "=", kind).where("id", "in", ids).execute(),
  );
  for (const one of differing(prepared, rows, ({ links }) => links)) await replaceEntryLinks(trx, one, one.links);
}

async function writeUses(trx: Db, prepared: readonly Prepared[]): Promise<void> {
  const rows = await byName(prepared, (kind, ids) =>
    trx.selectFrom("image_uses").selectAll().where("kind", "=", kind).where("id", "in", ids).execute(),
  );
  for (const one of differing(prepared, rows, ({ uses }) => uses)) await replacePictureUses(trx, one, one.uses);
}

/** Those of which other rows stand than should. */
function differing<Row extends Named | { kind: string; id: string }>(
  prepared: readonly Prepared[],
  rows: readonly Row[],
  wanted: (one: Prepared) => readonly Row[],
): Prepared[] {
  const standing = Map.groupBy(rows, nameOf);
  return prepared.filter((one) => textOf(standing.get(nameOf(one)) ?? []) !== textOf(wanted(one)));
}

/** The same rows in whatever order are the same text. */
function textOf(rows: readonly object[]): string {
  const texts = rows.map((row) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))));
  return [...new Set(texts)].sort().join("\n");
}

/** Each kind's rows, requested by their ids. */
async function byName<One extends Named, Row>(
  some: readonly One[],
  ask: (kind: KindName, ids: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [kind, ones] of Map.groupBy(some, (one) => one.kind))
    rows.push(
      ...(await ask(
        kind,
        ones.map(({ id }) => id),
      )),
    );
  return rows;
}

function nameOf({ kind, id }: { kind: string; id: string }): string {
  return `${kind}/${id}`;
}
