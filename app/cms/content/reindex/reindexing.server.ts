// How far the entries have been made findable by new rules: stored with them, in three counters.

import { sql } from "kysely";
import type { KindName } from "#app/cms/content/kind.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { indexInStacks } from "#app/platform/database/dialect.server.ts";
import { currentIndexVersion } from "./search-keys.server.ts";

/** The rules all entries are found by; those that are being brought in; the number of the last document done. */
type Counter = "index" | "index under way" | "index done up to";

interface ToDo {
  kind: KindName;
  id: string;
  /** Of its document for admins, which every entry has; null where the index has lost it. */
  rowid: number | null;
}

/** Others wait until what is made of these is written. */
const SOME = 40;

/** Documents keep their numbers, and what is written meanwhile gets higher ones: going up them meets every entry. */
export class Reindexing {
  readonly #db: Db;
  readonly #wanted = currentIndexVersion();
  /** Entries without documents are looked for along their names. */
  #after = { kind: "", id: "" };

  constructor(db: Db) {
    this.#db = db;
  }

  /** Returns whether other synonyms have been saved since: a reindex in progress starts over. */
  get isSuperseded(): boolean {
    return currentIndexVersion() !== this.#wanted;
  }

  async isOutdated(trx = this.#db): Promise<boolean> {
    return (await read(trx, "index")) !== this.#wanted;
  }

  /** Whether these are the first rules: a table that is made from the entries may be new. */
  async isFirst(): Promise<boolean> {
    return (await read(this.#db, "index")) === 0;
  }

  async isUnderWay(): Promise<boolean> {
    return (await read(this.#db, "index under way")) === this.#wanted;
  }

  /** Takes up what was begun. False where another process has ended it. */
  async begin(trx: Db): Promise<boolean> {
    if (!(await this.isOutdated(trx))) return false;
    if ((await read(trx, "index under way")) === this.#wanted) return true;
    await indexInStacks(trx, true);
    await write(trx, "index under way", this.#wanted);
    await write(trx, "index done up to", 0);
    return true;
  }

  async next(trx: Db): Promise<readonly ToDo[]> {
    const documents = await trx
      .selectFrom("search_documents")
      .select(["kind", "id", "rowid"])
      .where("scope", "=", "work")
      .where("rowid", ">", (await read(trx, "index done up to")) ?? 0)
      .orderBy("rowid")
      .limit(SOME)
      .execute();
    if (documents.length > 0) return documents as ToDo[]; // written only through the registry
    const { kind, id } = this.#after;
    const lost = await trx
      .selectFrom("entries as e")
      .select(["e.kind", "e.id", sql<null>`NULL`.as("rowid")])
      .where(({ eb, refTuple, tuple }) => eb(refTuple("e.kind", "e.id"), ">", tuple(kind, id)))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("search_documents as d")
              .select("d.rowid")
              .where("d.scope", "=", "work")
              .whereRef("d.kind", "=", "e.kind")
              .whereRef("d.id", "=", "e.id"),
          ),
        ),
      )
      .orderBy("e.kind")
      .orderBy("e.id")
      .limit(SOME)
      .execute();
    return lost as ToDo[];
  }

  async moveTo(trx: Db, { kind, id, rowid }: ToDo): Promise<void> {
    if (rowid === null) this.#after = { kind, id };
    await write(trx, "index done up to", rowid ?? (await lastDocument(trx)));
  }

  async end(trx: Db): Promise<void> {
    await indexInStacks(trx, false);
    await write(trx, "index", this.#wanted);
    await trx.deleteFrom("counters").where("name", "in", ["index under way", "index done up to"]).execute();
  }
}

async function lastDocument(trx: Db): Promise<number> {
  const row = await trx
    .selectFrom("search_documents")
    .select((eb) => eb.fn.max("rowid").as("rowid"))
    .executeTakeFirst();
  return Number(row?.rowid ?? 0);
}

async function read(trx: Db, name: Counter): Promise<number | undefined> {
  const row = await trx.selectFrom("counters").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

async function write(trx: Db, name: Counter, value: number): Promise<void> {
  await trx
    .insertInto("counters")
    .values({ name, value })
    .onConflict((known) => known.column("name").doUpdateSet({ value }))
    .execute();
}
