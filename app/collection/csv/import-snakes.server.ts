// Imports a snakes' CSV row by row in the caller's transaction; problems name their line.

import { sexOfWord } from "@borupa/genetics";
import type { UndoLine } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import { changedContent, changeFields } from "#app/cms/admin/editing/bulk/change-fields.server.ts";
import { labelAt } from "#app/cms/admin/editing/form/form-paths.ts";
import type { Field } from "#app/cms/content/field.ts";
import { type AnyKind, type Content, ID_PATTERN, type Problem } from "#app/cms/content/kind.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { type EntryState, entryState, placeEntry } from "#app/cms/content/place.server.ts";
import { emptyContent, kindNamed } from "#app/cms/content/registry.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { problemsOfWrite } from "#app/cms/content/write-rules.server.ts";
import { checkContent, draftOf, unreadProblems } from "#app/cms/fields/check-content.server.ts";
import { contradictionsOf, emptyRecord, fieldLabels } from "#app/collection/life/line.ts";
import { ledgerLines, restoreLine, writeLine } from "#app/collection/papers/ledger/ledger.server.ts";
import { noPromise, promiseOf } from "#app/collection/snake/sale/form.ts";
import { undoAny } from "#app/kinds/ball/care/bulk-lines.server.ts";
import { readPastDay } from "#app/kinds/ball/care/read-values.ts";
import { type BallFields, ball } from "#app/kinds/ball/index.ts";
import { placeBall } from "#app/kinds/ball/new-ball.server.ts";
import { serialDay } from "#app/kinds/ball/tables/days.ts";
import { isOfList } from "#app/kinds/ball/tables/values.ts";
import { readGenotypeLine } from "#app/kinds/shared/genotype-line.server.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { GETA, inShiftJis } from "#app/platform/csv/encoding.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { fold } from "#app/platform/search/fold.ts";
import { numberKey } from "#app/platform/search/number.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { readDay } from "#app/platform/site/japanese-date.ts";
import { labelOf, snakeColumns } from "./columns.ts";
import type { CsvCells, CsvRow } from "./csv-text.server.ts";
import { snakeCells } from "./export.server.ts";
import { type KnownSnake, KnownSnakes } from "./known-snakes.server.ts";
import type { Plan, Writing } from "./plan.ts";

export async function importSnakes(
  trx: Db,
  { rows, isForeign, plan, writing }: { rows: readonly CsvRow[]; isForeign: boolean; plan: Plan; writing: Writing },
  actor: Actor,
): Promise<void> {
  const known = await KnownSnakes.read(trx, actor.now);
  const { genes } = await referenceIndexes(trx, actor.now);
  const today = dayInJapan(actor.now);
  const ledger = new Map((await ledgerLines(trx, actor.now)).map((line) => [line.snake, line]));
  const done = new Set<string>();
  for (const { line, cells } of rows) {
    const found = known.of(cells);
    const problem = (message: string) => plan.problems.push({ line, message });
    if (!found.ok) {
      problem(found.message);
      continue;
    }
    const { snake } = found;
    // Reported regardless of other problems of the lines.
    const number = numberKey(cells.number ?? "");
    const names = [
      snake?.id ?? cells.id ?? "",
      snake ? "" : number ? `#${number}` : `名前 ${cells.title ?? ""}`,
    ].filter((name) => name !== "");
    if (names.some((name) => done.has(name))) {
      problem("同じ個体の行がほかにもあります。1行にまとめてください");
      continue;
    }
    for (const name of [...names, number && `#${number}`]) done.add(name);
    // The name column contains the number.
    const isNoName = (cell: string) =>
      cell === "" || (!number && snake !== undefined && numberKey(cell) === numberKey(snake.content.fields.number));
    const held = ledger.get(snake?.id ?? "");
    const before: CsvCells = snake
      ? { ...snakeCells(snake.content, genes), acquiredOn: held?.record.acquiredOn ?? "" }
      : {};
    const given = Object.entries(cells).filter(
      ([name, cell]) =>
        !FIXED.has(name) &&
        inShiftJis(cell) !== inShiftJis(before[name] ?? "") &&
        !(name === "title" && isNoName(cell)) &&
        // The law wants the day kept.
        !(name === "acquiredOn" && cell === ""),
    );
    const changed = Object.fromEntries(given);
    const read = await readSnakeCells(trx, changed, { known, keepsLine: isForeign && !snake, today });
    // Normalised values: ♀ is メス, 6.5万円 is 65000.
    const checked = checkValues(snake?.content ?? emptyContent(kindNamed("ball")), read.values);
    const { acquiredOn } = read;
    if (acquiredOn) {
      const { hatched } = (checked.ok ? checked.content.fields : {}) as Partial<BallFields>;
      const record = { ...emptyRecord, ...held?.record, acquiredOn };
      read.problems.push(...contradictionsOf(record, hatched ?? null, held?.place));
    }
    read.problems.forEach(problem);
    if (read.problems.length > 0) {
      // Report all problems of the line at once.
      if (!checked.ok) checked.problems.map(words).forEach(problem);
      continue;
    }
    // If invalid, the write will report it.
    const understood = checked.ok ? checked.content : null;
    const after: CsvCells = {
      ...(understood ? snakeCells(understood, genes) : changed),
      ...(acquiredOn && { acquiredOn }),
    };
    const changes = given.map(([name]) => name).filter((name) => after[name] !== (before[name] ?? ""));
    if (snake && changes.length === 0) {
      plan.same += 1;
      continue;
    }
    const isOfEntry = changes.some((name) => name !== "acquiredOn");
    const { id, refused, doubt } = snake
      ? {
          id: snake.id,
          refused: isOfEntry ? await change(trx, snake, read.values, { writing, actor }) : [],
          doubt: brokenPromise(snake, read.values),
        }
      : await create(trx, cells, read.values, { isForeign, known, writing, actor });
    refused.forEach(problem);
    if (refused.length > 0) continue;
    done.add(id);
    if (acquiredOn && changes.includes("acquiredOn")) {
      const { version, record } = held ?? { version: 0, record: emptyRecord };
      if (!(await writeLine(trx, id, version, { acquiredOn }, actor)))
        problem("帳簿が、読み込んでいるあいだに変更されました。もう一度お試しください");
      const own = { version: version + 1, before: { acquiredOn: record.acquiredOn } };
      writing.lines.push({ kind: "ball", id, line: 0, of: "ledger", ...own });
    }
    // A closing row: 以上です, with nothing else.
    const isTitleAlone = !snake && isOfList(cells.title ?? "") && given.every(([name]) => name === "title");
    const asked = isTitleAlone ? "個体の名前でなければ、この行をファイルから消してください。" : doubt;
    plan.rows.push({
      ...{ line, of: "snake", ...(asked && { doubt: asked }) },
      id: snake?.id ?? "",
      isOut: isOfEntry && (snake?.isOut ?? false),
      isPutOnSale: changes.includes("sale") && read.values.fields.sale === "on-sale",
      title: changed.title || before.title || cells.number || cells.id || "",
      number: after.number ?? before.number ?? "",
      what: snake ? "changed" : "new",
      changes: changes.map((name) => ({
        label: labelOf(snakeColumns, name),
        from: before[name] ?? "",
        to: after[name] ?? "",
      })),
    });
  }
}

function brokenPromise({ content }: KnownSnake, { fields: { sale } }: Values): string {
  const { soldTo, agreedOn } = promiseOf(content.fields);
  if (sale === undefined || sale === "sold" || (soldTo === "" && agreedOn === "")) return "";
  return "売約をやめることになり、引渡しの相手の名前と約束の日が消えます。";
}

/** Undoes a line that an import wrote, into the ledger or a care log. */
export const undoImported: UndoLine = (trx, line, actor) =>
  line.of === "ledger" ? restoreLine(trx, line, actor) : undoAny(trx, line, actor);

const FIXED = new Set(["id", "stage"]);

interface Values {
  title?: string;
  lines?: Record<string, string>;
  fields: Record<string, unknown>;
}

function checkValues(content: Content, { title = content.title, fields }: Values) {
  const raw = { ...content, title, unread: undefined, fields: { ...content.fields, ...fields } };
  return checkContent(kindNamed("ball"), raw, "draft");
}

async function change(
  trx: Db,
  { id, version, isOut }: KnownSnake,
  values: Values,
  { writing, actor }: { writing: Writing; actor: Actor },
): Promise<string[]> {
  const before = await entryState(trx, "ball", id);
  if (before) writing.changed.push({ kind: "ball", id, version: before.version + 1, before: before.state });
  if (isOut && before && !writing.goesOut(id)) return changeDraft(trx, id, values, { state: before.state, actor });
  const changed = await changeFields(trx, kindNamed("ball"), { id, version }, values, actor);
  if (changed.ok) return [];
  return changed.reason === "refused" ? changed.problems.map(words) : ["途中で変更されました。もう一度お試しください"];
}

/** Leaves the public content unchanged. */
async function changeDraft(
  trx: Db,
  id: string,
  values: Values,
  { state, actor }: { state: EntryState; actor: Actor },
): Promise<string[]> {
  const content = contentOf({ kind: "ball", id, ...state });
  const read = changedContent(kindNamed("ball"), content, values, "draft");
  if (!read.ok) return read.problems.map(words);
  const problems = await problemsOfWrite(() => placeEntry(trx, "ball", id, { ...state, draft: read.content }, actor));
  return problems.map(words);
}

/** Creates a draft, which preserves unreadable values of foreign tables. */
async function create(
  trx: Db,
  cells: CsvCells,
  values: Values,
  { isForeign, known, writing, actor }: { isForeign: boolean; known: KnownSnakes; writing: Writing; actor: Actor },
) {
  const kind = kindNamed("ball");
  const empty = emptyContent(kind);
  const title = values.title || (cells.number ?? "");
  const not = (...refused: string[]) => ({ id: "", refused, doubt: "" });
  if (title === "") return not("名前か個体番号を入力してください");
  if (cells.id && !ID_PATTERN.test(cells.id))
    return not(`ID「${cells.id}」は使えません。半角の英小文字・数字・ハイフンで書いてください`);
  const raw = { ...empty, title, lines: values.lines, fields: { ...empty.fields, ...values.fields } };
  const checked = isForeign ? draftOf(kind, raw) : checkContent(kind, raw, "draft");
  if (!checked.ok) return not(...checked.problems.map(words));
  const { content } = checked;
  let id = "";
  const problems = await problemsOfWrite(async () => {
    id = await placeBall(trx, content, actor, { id: cells.id });
  });
  if (problems.length > 0) return not(...problems.map(words));
  writing.changed.push({ kind: "ball", id, version: 1, before: null });
  known.add({ id, version: 1, isTrashed: false, isOut: false, content: content as Content<BallFields> }); // checked by the balls' rules
  return { id, refused: [], doubt: unreadProblems(kind, content).map(words).join("。") };
}

function words({ path, message }: Problem): string {
  return `${labelAt(kindNamed("ball"), path)}：${message}`;
}

interface CellsRead {
  values: Values;
  acquiredOn?: string;
  problems: string[];
}

const fields: AnyKind["fields"] = ball.fields;

interface Reading {
  known: KnownSnakes;
  /** Whether to keep an unreadable genotype as typed. */
  keepsLine: boolean;
  today: string;
}

async function readSnakeCells(db: Db, cells: CsvCells, reading: Reading): Promise<CellsRead> {
  const read: CellsRead = { values: { fields: {} }, problems: [] };
  for (const [name, cell] of Object.entries(cells)) {
    const field = fields[name];
    if (cell.includes(GETA)) {
      read.problems.push(
        `${field?.label ?? name}：「${GETA}」（Shift_JISにない文字）があります。UTF-8のファイルを使ってください`,
      );
    } else if (name === "title") read.values.title = cell;
    else if (name === "acquiredOn") {
      const day = readPastDay(serialDay(cell) ?? cell, reading.today);
      const problem = day.ok ? yearMissing(cell, reading.today) : day.message;
      if (problem) read.problems.push(`${fieldLabels.acquiredOn}：${problem}`);
      else if (day.ok) read.acquiredOn = day.value;
    } else if (field) await readCell(db, { name, field, cell }, reading, read);
  }
  return read;
}

async function readCell(
  db: Db,
  { name, field, cell }: { name: string; field: Field; cell: string },
  { known, keepsLine, today }: Reading,
  read: CellsRead,
): Promise<void> {
  const put = (value: unknown) => {
    read.values.fields[name] = value;
  };
  const refuse = (message: string) => read.problems.push(`${field.label}：${message}`);
  if (name === "genotype") {
    const reading = cell === "" ? undefined : await readGenotypeLine(db, cell);
    if (reading && reading.rest !== "" && keepsLine) read.values.lines = { genotype: cell };
    else if (reading && reading.rest !== "") refuse(`「${reading.rest}」が読めません。図鑑にある名前で書いてください`);
    else put(reading?.rows ?? []);
  } else if (field.type === "reference" && "to" in field) {
    const named =
      cell === "" || field.to !== "ball"
        ? { ok: true as const, id: cell }
        : known.parent(cell, name === "sire" ? "male" : "female");
    if (named.ok) put(named.id);
    else refuse(named.message);
  } else if ("options" in field && Array.isArray(field.options)) {
    const value = choiceOf(name, field.options, cell);
    if (value === undefined)
      refuse(`「${cell}」は使えません。${field.options.map(({ label }) => label).join("・")} のどれかを書いてください`);
    else put(value);
    if (name === "sale" && value !== "sold") Object.assign(read.values.fields, noPromise);
  } else if (field.type === "date" && yearMissing(cell, today)) refuse(yearMissing(cell, today));
  else put((field.type === "date" && serialDay(cell)) || cell);
}

const yearMissing = (cell: string, today: string) =>
  readDay(cell, { today })?.isYearGuessed ? `「${cell}」に年がありません。年も書いてください` : "";

function choiceOf(name: string, options: readonly { value: unknown; label: string }[], cell: string): unknown {
  if (cell === "") return null;
  const word = fold(cell);
  const found = options.find(({ value, label }) => fold(label) === word || String(value) === cell);
  return found?.value ?? (name === "sex" ? sexOfWord(cell) : undefined);
}
