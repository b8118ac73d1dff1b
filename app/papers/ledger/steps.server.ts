// What happens to a snake, entered where it happens: taken in, handed over, died. The ledger's line and the entry change together.

import type { Viewer } from "#app/auth/capabilities.ts";
import type { Content } from "#app/cms/content/kind.ts";
import { type Actor, end, findEntry } from "#app/cms/content/lifecycle.server.ts";
import { entryState, placeEntry } from "#app/cms/content/place.server.ts";
import { emptyRecord, faultsOf, filled, itemsOf, type LedgerRecord } from "#app/collection/life/line.ts";
import { recordEvent } from "#app/platform/audit/events.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { intentOf } from "#app/platform/forms/intent-of.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { explanationsOf, storeExplanation } from "../explanation/explanations.server.ts";
import { type LedgerProblem, readStep, type Step, stepFields, steps, type TypedLedger } from "./forms.ts";
import { keeperOf, ledgerChanges, ledgerLine, writeLine } from "./ledger.server.ts";
import { nameOf } from "./report.ts";

/** Undefined where there has never been such a snake. */
export async function ledgerPage(_viewer: Viewer<"keepLedger">, db: Db, id: string, now: Date) {
  const line = await ledgerLine(db, id, now);
  if (!line) return undefined;
  const [keeper, changes, explanations, entry] = await Promise.all([
    keeperOf(db),
    ledgerChanges(db, id),
    explanationsOf(db, id),
    findEntry(db, "ball", id),
  ]);
  const record = filled(line, keeper);
  const sold = entry && (entry.draft ?? entry.next ?? entry.live);
  const [shown] = explanations;
  return {
    id,
    name: nameOf(line),
    title: line.animal.title,
    entry: line.entry,
    version: line.version,
    record,
    items: itemsOf(line, keeper),
    faults: faultsOf(line, keeper),
    changes,
    explanations,
    today: dayInJapan(now),
    // What is known already of a hand-over that has not been entered.
    handOver: {
      ...record,
      leftOn: record.leftOn ?? dayInJapan(now),
      leftHow: record.leftHow || ("sold" as const),
      leftTo: record.leftTo || String(sold?.fields.soldTo ?? ""),
      soldBy: record.soldBy || (await lastSeller(db)) || keeper.manager,
      explained: record.explained || (shown ? ("signed" as const) : ("" as const)),
      explainedOn: record.explainedOn ?? (shown ? dayInJapan(new Date(shown.at)) : null),
      explainedBy: record.explainedBy || (await lastSeller(db)) || keeper.manager,
    } satisfies LedgerRecord,
    isPublished: entry?.status === "published",
  };
}

export type LedgerPage = NonNullable<Awaited<ReturnType<typeof ledgerPage>>>;

/** Who sold the last one. */
async function lastSeller(db: Db): Promise<string> {
  const rows = await db
    .selectFrom("ledger_lines")
    .select("value")
    .where("left_on", "is not", null)
    .orderBy("updated_at", "desc")
    .limit(1)
    .execute();
  const [row] = rows;
  return row ? String(JSON.parse(row.value).soldBy ?? "") : "";
}

export const ledgerSentences: Readonly<Record<Step | Undo, string>> = {
  acquire: "仕入を保存しました。",
  "hand-over": "引渡しを保存しました。",
  death: "死亡を保存しました。",
  exclude: "帳簿の数から除きました。行は残っています。",
  include: "帳簿の数に戻しました。",
  "undo-hand-over": "引渡しの記録を取り消しました。販売状態は、個体のページで直してください。",
  "undo-death": "死亡の記録を取り消しました。販売状態と公開は、個体のページで直してください。",
};

export interface LedgerAnswer {
  step: Step;
  typed: TypedLedger;
  problems: LedgerProblem[];
  version: number;
  status: 409 | 422;
}

/** What undoes a step that was entered by mistake. */
const undone = { "undo-hand-over": "hand-over", "undo-death": "death", include: "exclude" } as const satisfies Readonly<
  Record<string, Step>
>;

type Undo = keyof typeof undone;
const undos = Object.keys(undone) as Undo[]; // the keys of the table above

const OVERTAKEN =
  "このページを開いたあとに、ほかの人が保存しました。上の12項目で確かめてから、もう一度押すと上書きします";

/** Stored, said in the sentence of that name; or the form again; undefined where there is no such snake. */
export async function takeStep(
  db: Db,
  id: string,
  form: FormData,
  origin: string,
  actor: Actor,
): Promise<{ flash: string } | { answer: LedgerAnswer } | undefined> {
  const intent = intentOf(form, [...steps, ...undos]);
  if (!intent) return undefined;
  const undo = undos.find((name) => name === intent);
  const step = undo ? undone[undo] : (intent as Step); // not one of the undos
  const today = dayInJapan(actor.now);
  const done = await db.transaction().execute(async (trx) => {
    const line = await ledgerLine(trx, id, actor.now);
    if (!line) return undefined;
    const { typed, ...read } = readStep(form, step, filled(line, await keeperOf(trx)), today);
    const change = undo ? emptyOf(step) : read.change;
    const version = Number(form.get("version"));
    if (!undo && read.problems.length > 0)
      return { answer: { step, typed, problems: read.problems, version, status: 422 } as const };
    if (line.version !== version) {
      // Pressed twice, or by two who mean the same, it is done.
      if (holds(line.record, change)) return { flash: intent };
      const problems = [{ name: "", message: OVERTAKEN }];
      return { answer: { step, typed, problems, version: line.version, status: 409 } as const };
    }
    await writeLine(trx, id, line.version, change, actor);
    // What was explained today and not stored yet is what the buyer has just seen.
    const isExplained = change.explained === "signed" && change.explainedOn === today;
    if (isExplained && (await explanationsOf(trx, id)).length === 0) await storeExplanation(trx, id, origin, actor);
    // The ledger's step is one that whoever keeps records takes, and what visitors see follows from it.
    if (!undo) await changeSale(trx, id, step, change, { by: actor.by, now: actor.now });
    await noted(trx, intent, nameOf(line), actor);
    return { flash: intent };
  });
  if (done && "flash" in done && done.flash === "death" && form.get("end") !== null)
    await endPublication(db, id, actor);
  return done;
}

/** A step's part of a line in which it has not been entered. */
function emptyOf(step: Step): Partial<LedgerRecord> {
  return Object.fromEntries(stepFields[step].map((name) => [name, emptyRecord[name]]));
}

function holds(record: LedgerRecord, change: Partial<LedgerRecord>): boolean {
  return JSON.stringify({ ...record, ...change }) === JSON.stringify(record);
}

async function endPublication(db: Db, id: string, actor: Actor): Promise<void> {
  const entry = await findEntry(db, "ball", id);
  if (entry?.status === "published") await end(db, "ball", id, entry.version, actor);
}

/** No buyer's name: the log of events is read by whoever administers. */
function noted(trx: Db, what: Step | Undo, target: string, actor: Actor): Promise<void> {
  return recordEvent(trx, { action: `ledger-${what}`, ...actor, target });
}

/** What a step means for the entry: sold is sold, a dead snake is offered no more, and whom it went to is in the ledger alone. */
async function changeSale(
  trx: Db,
  id: string,
  step: Step,
  { leftOn }: Partial<LedgerRecord>,
  actor: Actor,
): Promise<void> {
  if (step !== "hand-over" && step !== "death") return;
  const current = await entryState(trx, "ball", id);
  if (!current || current.state.trashedAt) return;
  const fields = { soldTo: "", ...(step === "death" ? { sale: "not-for-sale" } : { sale: "sold", soldOn: leftOn }) };
  // Whatever else of it breaks a rule of its form: it has left, and every content of it says so.
  const changed = (content: Content | null) => content && { ...content, fields: { ...content.fields, ...fields } };
  const { live, draft, next } = current.state;
  const contents = { live: changed(live), draft: changed(draft), next: changed(next) };
  const liveAt = live ? actor.now.toISOString() : current.state.liveAt;
  await placeEntry(trx, "ball", id, { ...current.state, ...contents, liveAt }, actor);
}
