// Storage of the ledger: entered values joined with the entries, and all versions of both.

import type { GeneBook } from "@borupa/genetics";
import { printGenotype } from "@borupa/genetics";
import type { ChangedLine } from "#app/cms/admin/editing/bulk/bulk.server.ts";
import type { Content } from "#app/cms/content/kind.ts";
import { type Actor, findEntry } from "#app/cms/content/lifecycle.server.ts";
import { contentOf, contentOfJson, entryOf } from "#app/cms/content/stored.server.ts";
import {
  changesOf,
  dayOfLeaving,
  emptyRecord,
  type Keeper,
  type LedgerAnimal,
  type LedgerChange,
  type LedgerLine,
  type LedgerRecord,
  type StoredRecord,
} from "#app/collection/life/line.ts";
import { recordOf } from "#app/collection/life/presence.server.ts";
import { linesOfStays, staysOf, storedStays, withoutPeople } from "#app/collection/life/stays.ts";
import type { BallFields } from "#app/kinds/ball/index.ts";
import { sexLabels } from "#app/kinds/ball/labels.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { cached, raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { readShopInformation } from "#app/shop/notice.server.ts";
import type { LedgerLinesTable } from "#app/shop/tables.ts";
import { storedUntil } from "./report.ts";

export async function keeperOf(db: Db): Promise<Keeper> {
  const { registration } = (await readShopInformation(db)).value;
  return { holder: registration.holder, number: registration.number, manager: registration.manager };
}

/**
 * Returns the name this account last entered; the manager's for the very first. Others enter their own once.
 * `lastName` returns the newest name, of one account or of any, or undefined.
 */
export async function usualName(
  db: Db,
  account: string,
  lastName: (account?: string) => Promise<string | undefined>,
): Promise<string> {
  const own = await lastName(account);
  if (own !== undefined) return own;
  return (await lastName()) === undefined ? (await keeperOf(db)).manager : "";
}

function animalOf({ title, fields }: Content<BallFields>, genes: GeneBook): LedgerAnimal {
  return {
    title,
    number: fields.number,
    genotype: fields.genotype.length > 0 ? printGenotype(genes, fields.genotype) : "",
    sex: sexLabels[fields.sex],
    hatched: fields.hatched,
    isBornHere: fields.origin === "own" || fields.breed !== null,
    breeder: fields.breeder,
    owner: fields.owner,
  };
}

/** Returns all lines by number, one per stay, including snakes in the trash and deleted ones. */
export function ledgerLines(db: Db, now: Date): Promise<readonly LedgerLine[]> {
  return cached(db, "ledger", now, async () => {
    const { genes } = await referenceIndexes(db, now);
    const [entries, rows] = await Promise.all([
      db.selectFrom("entries").selectAll().where("kind", "=", "ball").execute(),
      db.selectFrom("ledger_lines").selectAll().execute(),
    ]);
    const rowOf = new Map(rows.map((row) => [row.snake, row]));
    const standing = entries.flatMap((row) => {
      const animal = animalOf(contentOf(entryOf(row)) as Content<BallFields>, genes);
      return linesOf(row.id, rowOf.get(row.id), animal, row.trashed_at ? "trash" : "standing");
    });
    const ids = new Set(entries.map(({ id }) => id));
    const removed = rows.flatMap((row) => (ids.has(row.snake) || !row.animal ? [] : removedLines(row)));
    return [...standing, ...removed].toSorted(
      (a, b) =>
        a.animal.number.localeCompare(b.animal.number, "ja", { numeric: true }) ||
        a.snake.localeCompare(b.snake) ||
        a.place.stay - b.place.stay,
    );
  });
}

/** Returns the line of one stay, by default the last; undefined if the snake never existed. */
export async function ledgerLine(db: Db, snake: string, now: Date, stay?: number): Promise<LedgerLine | undefined> {
  const lines = await linesOfSnake(db, snake, now);
  return lines.find(({ place }) => place.stay === stay) ?? lines.at(-1);
}

export async function linesOfSnake(db: Db, snake: string, now: Date): Promise<LedgerLine[]> {
  const row = await db.selectFrom("ledger_lines").selectAll().where("snake", "=", snake).executeTakeFirst();
  const entry = await findEntry(db, "ball", snake);
  if (!entry) return row?.animal ? removedLines(row) : [];
  const { genes } = await referenceIndexes(db, now);
  const animal = animalOf(contentOf(entry) as Content<BallFields>, genes);
  return linesOf(snake, row, animal, entry.trashedAt ? "trash" : "standing");
}

function linesOf(
  snake: string,
  row: LedgerLinesTable | undefined,
  animal: LedgerAnimal,
  entry: LedgerLine["entry"],
): LedgerLine[] {
  return linesOfStays({ snake, version: row?.version ?? 0, record: recordOf(row?.value), animal, entry });
}

function removedLines(row: LedgerLinesTable): LedgerLine[] {
  return linesOf(row.snake, row, JSON.parse(row.animal ?? "{}"), "removed");
}

/** Stores values in the caller's transaction; returns false if `version` is outdated. */
export async function writeLine(
  trx: Db,
  snake: string,
  version: number,
  change: Partial<LedgerRecord> | ((stored: StoredRecord) => StoredRecord),
  actor: Actor,
): Promise<boolean> {
  const row = await trx.selectFrom("ledger_lines").selectAll().where("snake", "=", snake).executeTakeFirst();
  if ((row?.version ?? 0) !== version) return false;
  const stored = recordOf(row?.value);
  const record = typeof change === "function" ? change(stored) : { ...stored, ...change };
  const written = {
    snake,
    version: version + 1,
    value: JSON.stringify(record),
    left_on: dayOfLeaving(record),
    updated_at: actor.now.toISOString(),
    updated_by: actor.by,
  };
  await trx
    .insertInto("ledger_lines")
    .values({ ...written, animal: null })
    .onConflict((conflict) => conflict.column("snake").doUpdateSet(written))
    .execute();
  await trx
    .insertInto("ledger_revisions")
    .values({ snake, value: written.value, part: "record", at: written.updated_at, by: actor.by })
    .execute();
  await raiseGeneration(trx);
  return true;
}

/** Undoes a write of a snake's line; returns why not if it was changed since. */
export async function restoreLine(trx: Db, { id, version, before }: ChangedLine, actor: Actor): Promise<string | null> {
  if (!(await writeLine(trx, id, version, { ...before }, actor))) return "そのあとに変更されています";
  if (version === 1) await trx.deleteFrom("ledger_lines").where("snake", "=", id).execute();
  return null;
}

/** Returns all changes of a snake's line, newest first. */
export async function ledgerChanges(db: Db, snake: string): Promise<LedgerChange[]> {
  const rows = await db.selectFrom("ledger_revisions").selectAll().where("snake", "=", snake).orderBy("id").execute();
  const versions = <Value>(part: "record" | "animal") =>
    rows.flatMap((row) =>
      row.part === part ? [{ value: JSON.parse(row.value) as Value, at: row.at, by: row.by }] : [],
    );
  const animals = versions<LedgerAnimal>("animal");
  const first = animals[0];
  const records = versions<StoredRecord>("record").map(({ value, ...version }) => ({
    ...version,
    stays: staysOf(value),
  }));
  const most = Math.max(1, ...records.map(({ stays }) => stays.length));
  const ofStay = (index: number) =>
    changesOf<LedgerRecord>(
      records.map(({ stays, ...version }) => ({ ...version, value: stays[index] ?? emptyRecord })),
      emptyRecord,
    ).map((change) => (index === 0 ? change : { ...change, label: `${index + 1}回目の${change.label}` }));
  return [
    ...Array.from({ length: most }, (_, index) => ofStay(index)).flat(),
    ...(first ? changesOf(animals, first.value) : []),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
}

/**
 * Copies the entries' history (every version with date and author) into the ledger before they are deleted permanently, in the
 * same transaction.
 */
export async function keepInLedger(trx: Db, ids: readonly string[], now: Date): Promise<void> {
  const { genes } = await referenceIndexes(trx, now);
  for (const snake of ids) {
    const revisions = await trx
      .selectFrom("revisions")
      .select(["at", "by", "content"])
      .where("kind", "=", "ball")
      .where("id", "=", snake)
      .orderBy("version")
      .execute();
    const versions = revisions.map(({ at, by, content }) => ({
      value: JSON.stringify(animalOf(contentOfJson("ball", content) as Content<BallFields>, genes)),
      at,
      by,
    }));
    const last = versions.at(-1);
    if (!last) continue;
    await trx
      .insertInto("ledger_lines")
      .values({
        ...{ snake, version: 1, value: JSON.stringify(emptyRecord), left_on: null, animal: last.value },
        ...{ updated_at: last.at, updated_by: last.by },
      })
      .onConflict((conflict) => conflict.column("snake").doUpdateSet({ animal: last.value }))
      .execute();
    const changes = versions.filter(({ value }, index) => value !== versions[index - 1]?.value);
    await trx
      .insertInto("ledger_revisions")
      .values(changes.map((version) => ({ ...version, snake, part: "animal" as const })))
      .execute();
  }
}

const people = {
  ...{ acquiredFrom: "", acquiredFromId: "", breeder: "", breederId: "" },
  ...{ leftTo: "", leftToId: "", soldBy: "", explainedBy: "" },
} satisfies Partial<LedgerRecord>;

/**
 * Deletes data that the law no longer requires, five years after a snake left and its line last changed: personal data if the entry
 * exists or the snake came back, else the whole line.
 */
export function purgeLedger(db: Db, now: Date): Promise<void> {
  return db.transaction().execute((trx) => purgeWithin(trx, now));
}

async function purgeWithin(trx: Db, now: Date): Promise<void> {
  const today = dayInJapan(now);
  const rows = await trx
    .selectFrom("ledger_lines")
    .leftJoin("entries as e", (join) => join.on("e.kind", "=", "ball").onRef("e.id", "=", "ledger_lines.snake"))
    .selectAll("ledger_lines")
    .select("e.id as entry")
    .where("ledger_lines.updated_at", "<", now.toISOString())
    .execute();
  const isOver = (day: string) => storedUntil(day) < today;
  const due = rows.flatMap((row) => {
    const record = recordOf(row.value);
    const changed = dayInJapan(new Date(row.updated_at));
    if (!isOver(changed)) return [];
    const left = row.left_on ?? (record.excluded ? changed : null);
    const isWhole = left !== null && isOver(left);
    const value = JSON.stringify(
      isWhole ? { ...withoutPeople(record, people, () => true), ...people } : withoutPeople(record, people, isOver),
    );
    if ((row.entry !== null || !isWhole) && value === JSON.stringify(record)) return [];
    return [{ row, value, isWhole }];
  });
  const takenBack = await namesTakenBack(trx, today);
  if (due.length + takenBack.length === 0) return;
  for (const { id, value } of takenBack)
    await trx.updateTable("ledger_revisions").set({ value }).where("id", "=", id).execute();
  for (const { row, value, isWhole } of due) {
    const { snake } = row;
    if (isWhole) {
      await trx.deleteFrom("explanations").where("snake", "=", snake).execute();
      await trx.deleteFrom("ledger_revisions").where("snake", "=", snake).execute();
    }
    if (isWhole && row.entry === null) await trx.deleteFrom("ledger_lines").where("snake", "=", snake).execute();
    else await trx.updateTable("ledger_lines").set({ value }).where("snake", "=", snake).execute();
  }
  await raiseGeneration(trx);
}

/** Finds buyers' names in the history of undone or returned hand-overs older than five years, for snakes that are here. */
async function namesTakenBack(db: Db, today: string): Promise<{ id: number; value: string }[]> {
  const rows = await db
    .selectFrom("ledger_revisions as r")
    .innerJoin("ledger_lines as l", "l.snake", "r.snake")
    .select(["r.id", "r.at", "r.value"])
    .where("l.left_on", "is", null)
    .where("r.part", "=", "record")
    .where("r.at", "<", `${Number(today.slice(0, 4)) - 4}`)
    .execute();
  return rows.flatMap(({ id, at, value }) => {
    if (storedUntil(dayInJapan(new Date(at))) >= today) return [];
    const stored = recordOf(value);
    const unnamed = storedStays(staysOf(stored).map((stay) => ({ ...stay, leftTo: "", leftToId: "" })));
    return JSON.stringify(unnamed) === JSON.stringify(stored) ? [] : [{ id, value: JSON.stringify(unnamed) }];
  });
}
