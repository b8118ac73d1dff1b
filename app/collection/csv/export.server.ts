import type { GeneBook } from "@borupa/genetics";
import { printGenotype } from "@borupa/genetics";
import { stageLabels, stageOf } from "#app/cms/content/entry.ts";
import type { AnyKind, Content } from "#app/cms/content/kind.ts";
import { contentOf, entryOf } from "#app/cms/content/stored.server.ts";
import { untrashed } from "#app/cms/content/untrashed.server.ts";
import { ledgerLines } from "#app/collection/papers/ledger/ledger.server.ts";
import { type BallFields, ball } from "#app/kinds/ball/index.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { snakeColumns, weightColumns } from "./columns.ts";
import { type CsvCells, csvOf } from "./csv-text.server.ts";

/** Exports all snakes outside the trash by number, with their draft content. */
export async function snakesCsv(db: Db, now: Date): Promise<string> {
  const { genes } = await referenceIndexes(db, now);
  const acquired = new Map((await ledgerLines(db, now)).map(({ snake, record }) => [snake, record.acquiredOn]));
  const cells = (await untrashed(db, "ball")).map(({ id, entry }) => {
    const own = { id, acquiredOn: acquired.get(id) ?? "", stage: stageLabels[stageOf(entry, now)] };
    return { ...snakeCells(contentOf(entry), genes), ...own };
  });
  return csvOf(snakeColumns, cells.toSorted(byNumber));
}

/** Exports all weighings, grouped by snake, oldest first. */
export async function weightsCsv(db: Db): Promise<string> {
  const rows = await db
    .selectFrom("care_records as c")
    .innerJoin("entries as e", (join) => join.on("e.kind", "=", "ball").onRef("e.id", "=", "c.entry"))
    .selectAll("e")
    .select(["c.date", "c.grams", "c.is_public"])
    .where("c.kind", "=", "ball")
    .where("c.type", "=", "weight")
    .where("e.trashed_at", "is", null)
    .orderBy("c.date")
    .execute();
  const cells = rows.map((row) => {
    const { title, fields } = contentOf(entryOf(row)) as Content<BallFields>;
    const weighing = { date: row.date, grams: String(row.grams ?? ""), isPublic: row.is_public ? "はい" : "いいえ" };
    return { id: row.id, title, number: fields.number, ...weighing };
  });
  return csvOf(weightColumns, cells.toSorted(byNumber));
}

/** Returns a snake's cells: option labels, the genotype as a line, unreadable draft values as typed. */
export function snakeCells(content: Content, genes: GeneBook): Record<string, string> {
  const { genotype } = content.fields as BallFields;
  const fields = Object.entries(ball.fields as AnyKind["fields"]).map(([name, field]): [string, string] => {
    const value = content.fields[name];
    if (name === "genotype") return [name, genotype.length > 0 ? printGenotype(genes, genotype) : ""];
    if ("options" in field && Array.isArray(field.options)) {
      return [name, field.options.find((option) => option.value === value)?.label ?? ""];
    }
    return [name, value === null || value === undefined ? "" : String(value)];
  });
  const unread = Object.entries(content.unread ?? {}).flatMap(([path, value]) =>
    typeof value === "string" ? [[path.replace(/^(?:fields|lines)\./, ""), value]] : [],
  );
  return { title: content.title, ...Object.fromEntries(fields), ...Object.fromEntries(unread) };
}

function byNumber(a: CsvCells, b: CsvCells): number {
  return (
    (a.number ?? "").localeCompare(b.number ?? "", "ja", { numeric: true }) || (a.id ?? "").localeCompare(b.id ?? "")
  );
}
