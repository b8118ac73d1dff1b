// Ledger steps of a snake (acquisition, hand-over, death, return), each changing the ledger line and the entry together.

import { sql } from "kysely";
import type { Viewer } from "#app/auth/capabilities.ts";
import { SAVED_ELSEWHERE } from "#app/cms/admin/kit/saved-elsewhere.ts";
import type { FieldsOf } from "#app/cms/content/kind.ts";
import { type Actor, end, findEntry } from "#app/cms/content/lifecycle.server.ts";
import { type EntryState, entryState, placeEntry } from "#app/cms/content/place.server.ts";
import {
  emptyRecord,
  faultsOf,
  filled,
  isGone,
  itemsOf,
  type LedgerLine,
  type LedgerRecord,
  type StoredRecord,
} from "#app/collection/life/line.ts";
import { careSpan, goneFrom } from "#app/collection/life/presence.server.ts";
import { mayReturn, nextStay, staysOf, storedStays } from "#app/collection/life/stays.ts";
import { recordEvent } from "#app/platform/audit/events.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { intentOf } from "#app/platform/forms/intent-of.ts";
import { dayInJapan, formatDay } from "#app/platform/site/days.ts";
import { explanationPage, explanationsOf, storeExplanation } from "../explanation/explanations.server.ts";
import { type LedgerProblem, readStep, type Step, stepFields, steps, type TypedLedger } from "./forms.ts";
import { keeperOf, ledgerChanges, ledgerLine, usualName, writeLine } from "./ledger.server.ts";
import { nameOf } from "./report.ts";

/** `stay`: number of the stay, by default the last. Returns undefined if the snake never existed. */
export async function ledgerPage(
  _viewer: Viewer<"keepLedger">,
  db: Db,
  id: string,
  { by, now }: Pick<Actor, "by" | "now">,
  stay?: number,
) {
  const line = await ledgerLine(db, id, now, stay);
  if (!line) return undefined;
  const [keeper, seller, changes, explanations, entry] = await Promise.all([
    keeperOf(db),
    sellerOf(db, by),
    ledgerChanges(db, id),
    explanationsOf(db, id),
    findEntry(db, "ball", id),
  ]);
  const record = filled(line, keeper);
  const isLast = line.place.stay === line.place.of;
  const sold = isLast ? (entry?.draft ?? entry?.next ?? entry?.live)?.fields : null;
  const { sale, soldTo = "" } = (sold ?? {}) as Partial<FieldsOf<"ball">>;
  const [shown] = explanations.filter((one) => isOfStay(one, line));
  return {
    id,
    name: nameOf(line),
    title: line.animal.title,
    entry: line.entry,
    version: line.version,
    place: line.place,
    record,
    items: itemsOf(line, keeper),
    faults: faultsOf(line, keeper),
    changes,
    explanations,
    today: dayInJapan(now),
    // Prefilled values of a hand-over.
    handOver: {
      ...record,
      leftOn: record.leftOn ?? dayInJapan(now),
      leftHow: record.leftHow || ("sold" as const),
      leftTo: record.leftTo || (sale === "sold" ? soldTo : ""),
      soldBy: record.soldBy || seller,
      explained: record.explained || (shown ? ("signed" as const) : ("" as const)),
      explainedOn: record.explainedOn ?? (shown ? dayInJapan(new Date(shown.at)) : null),
      explainedBy: record.explainedBy || seller,
    } satisfies LedgerRecord,
    /** Prefilled values of a return; null if it cannot come back. */
    comesBack: mayReturn(line)
      ? ({
          ...emptyRecord,
          ...{ acquiredHow: "returned", acquiredOn: dayInJapan(now) },
          ...{ acquiredFrom: record.leftTo, acquiredFromId: record.leftToId },
        } satisfies LedgerRecord)
      : null,
    /** Promised, but the buyer is unknown: a death, for example, removes the name. */
    lacksBuyer: !isGone(record) && sale === "sold" && soldTo === "",
    /** Data missing for the explanation; empty once the snake is gone. */
    unexplained: isGone(record) ? [] : ((await explanationPage(db, id, "", now))?.missing ?? []),
    isPublished: entry?.status === "published",
  };
}

/** Returns whether an explanation belongs to this stay. */
function isOfStay({ at }: { at: string }, { record, place }: LedgerLine): boolean {
  const day = dayInJapan(new Date(at));
  return (place.stay === 1 || record.acquiredOn === null || day >= record.acquiredOn) && day <= (place.before ?? day);
}

export type LedgerPage = NonNullable<Awaited<ReturnType<typeof ledgerPage>>>;

function sellerOf(db: Db, account: string): Promise<string> {
  const soldBy = sql<string>`json_extract(value, '$.soldBy')`;
  const sales = db.selectFrom("ledger_revisions").select(soldBy.as("name")).where("part", "=", "record");
  const named = sales.where(sql<boolean>`coalesce(${soldBy}, '') <> ''`).orderBy("id", "desc").limit(1);
  return usualName(
    db,
    account,
    async (by) => (await (by ? named.where("by", "=", by) : named).executeTakeFirst())?.name,
  );
}

export interface LedgerAnswer {
  step: Step;
  typed: TypedLedger;
  problems: LedgerProblem[];
  version: number;
  /** The day that is stored if the form is sent again. */
  sure?: string | null;
  status: 409 | 422;
}

/** Maps each undo to its step. */
const undone = {
  "undo-hand-over": "hand-over",
  "undo-death": "death",
  "undo-return": "return",
  include: "exclude",
} as const satisfies Readonly<Record<string, Step>>;

export type Undo = keyof typeof undone;
const undos = Object.keys(undone) as Undo[];

const OVERTAKEN = `${SAVED_ELSEWHERE}上の12項目を確かめてください。もう一度押すと上書きします`;

/**
 * Stores a step. Returns the flash message's name, or the form with problems; undefined if the snake does not exist or
 * the step is impossible.
 */
export async function takeStep(
  db: Db,
  id: string,
  form: FormData,
  origin: string,
  actor: Actor,
): Promise<{ flash: string; day?: string; stay?: string } | { answer: LedgerAnswer } | undefined> {
  const intent = intentOf(form, [...steps, ...undos]);
  if (!intent) return undefined;
  const undo = undos.find((name) => name === intent);
  const step = undo ? undone[undo] : (intent as Step);
  const today = dayInJapan(actor.now);
  // Record keepers are not offered it; a form opened in another role may still contain it.
  const ends = intent === "death" && form.get("end") !== null && !actor.draftsOnly;
  const done = await db.transaction().execute(async (trx) => {
    const last = await ledgerLine(trx, id, actor.now);
    if (!last) return undefined;
    const version = Number(form.get("version"));
    const stay = Number(form.get("stay"));
    // A concurrent return has created another stay.
    const isOvertaken = last.version !== version;
    const line = (step === "return" && isOvertaken ? null : await ledgerLine(trx, id, actor.now, stay)) ?? last;
    const isEarlier = line.place.stay < line.place.of;
    const keeper = await keeperOf(trx);
    const begun = step === "return" && !undo ? nextStay(line, keeper) : filled(line, keeper);
    const between = step === "return" ? { after: line.record.leftOn, before: null } : line.place;
    const { typed, ...read } = readStep(form, step, begun, line.animal.hatched, today, between);
    const change = undo ? emptyOf(step) : read.change;
    if (!undo && read.problems.length > 0)
      return { answer: { step, typed, problems: read.problems, version, status: 422 } as const };
    if (isOvertaken) {
      // Double submit, or two users with the same values: already done.
      const isUndone = intent === "undo-return" && last.place.of < stay;
      if (isUndone || holds(line.record, change)) return doneWith(intent, change);
      const problems = [{ name: "", message: OVERTAKEN }];
      return { answer: { step, typed, problems, version: line.version, status: 409 } as const };
    }
    if (!isPossible(line, step, undo)) return undefined;
    const sure = undo || isEarlier ? null : await dayBeforeCare(trx, id, line.record, change);
    if (sure && form.get("sure") !== sure.day) {
      const message = `この日より後の${formatDay(sure.last)}にも、飼育の記録があります。日付を確かめてください。正しければ、もう一度押すと記録します`;
      const problems = [{ name: sure.name, message }];
      return { answer: { step, typed, problems, version, sure: sure.day, status: 422 } as const };
    }
    const leaves = !isGone(line.record) && isGone({ ...line.record, ...change });
    const before = leaves ? await offersOf(trx, id, ends) : undefined;
    await writeLine(trx, id, line.version, (stored) => changed(stored, line, intent, { begun, change, before }), actor);
    // An explanation dated today that is not stored yet was just shown to the buyer, so store it unless data is
    // missing.
    const isExplained = change.explained === "signed" && change.explainedOn === today && !isEarlier;
    const isShown = isExplained && (await explanationsOf(trx, id)).some((one) => isOfStay(one, line));
    if (isExplained && !isShown && (await explanationPage(trx, id, origin, actor.now))?.missing.length === 0)
      await storeExplanation(trx, id, origin, actor);
    // Record keepers may take the step, and the public page follows.
    const follower = { by: actor.by, now: actor.now };
    if (intent === "undo-return") {
      await changeSale(trx, id, "hand-over", (await ledgerLine(trx, id, actor.now))?.record ?? {}, follower);
    } else if (undo) await restoreSale(trx, id, line.record, follower);
    else if (!isEarlier) await changeSale(trx, id, step, change, follower);
    // Without the buyer's name, because administrators can read the audit log.
    await recordEvent(trx, { action: `ledger-${intent}`, ...actor, target: nameOf(line) });
    return { ...doneWith(intent, change), ...(isEarlier && { stay: String(line.place.stay) }) };
  });
  if (ends && done && "flash" in done) await endPublication(db, id, actor);
  return done;
}

/**
 * Returns whether a stay allows a step: earlier stays can only be corrected, and a mistaken return must be undone before the animal
 * leaves again.
 */
function isPossible(line: LedgerLine, step: Step, undo: Undo | undefined): boolean {
  const { stay, of } = line.place;
  if (stay < of) return !undo && (step === "acquire" || step === "hand-over");
  if (step === "return") return undo ? stay > 1 && !isGone(line.record) : mayReturn(line);
  return step !== "exclude" || of === 1;
}

/** Returns the new day of a hand-over or death if care was recorded after it: usually a mistyped or guessed year. */
async function dayBeforeCare(db: Db, id: string, record: LedgerRecord, { leftOn, diedOn }: Partial<LedgerRecord>) {
  const day = leftOn ?? diedOn;
  if (!day || day === record.leftOn || day === record.diedOn) return null;
  const { last } = await careSpan(db, id);
  return last && last > day ? { day, last, name: leftOn ? ("leftOn" as const) : ("diedOn" as const) } : null;
}

interface Stepped {
  /** The existing stay, or a new one. */
  begun: LedgerRecord;
  change: Partial<LedgerRecord>;
  before: StoredRecord["before"];
}

/** Returns the stored record with the step's change applied to its stay. */
function changed(
  stored: StoredRecord,
  { place }: LedgerLine,
  intent: string,
  { begun, change, before }: Stepped,
): StoredRecord {
  const stays = staysOf(stored);
  if (intent === "undo-return") return storedStays(stays.slice(0, -1));
  if (intent === "return") return storedStays([...stays, { ...begun, ...change }]);
  const own = before ? { ...change, before } : change;
  return storedStays(stays.map((stay, index) => (index === place.stay - 1 ? { ...stay, ...own } : stay)));
}

function doneWith(flash: Step | Undo, { acquiredOn, leftOn, diedOn }: Partial<LedgerRecord>) {
  const day = acquiredOn ?? leftOn ?? diedOn;
  return day ? { flash, day } : { flash };
}

/** Returns the empty values of a step's fields. */
function emptyOf(step: Step): Partial<LedgerRecord> {
  return Object.fromEntries(stepFields[step].map((name) => [name, emptyRecord[name]]));
}

/** Returns whether the record already has the values of the change. */
export function holds(record: LedgerRecord | undefined, change: Partial<LedgerRecord>): boolean {
  return record !== undefined && JSON.stringify({ ...record, ...change }) === JSON.stringify(record);
}

async function endPublication(db: Db, id: string, actor: Actor): Promise<void> {
  const entry = await findEntry(db, "ball", id);
  if (entry?.status === "published") await end(db, "ball", id, entry.version, actor);
}

/**
 * Updates the entry's sale: sold ones are marked sold, dead or excluded ones are not for sale, and the buyer is kept only in the ledger.
 */
async function changeSale(
  trx: Db,
  id: string,
  step: Step,
  { leftOn, leftHow }: Partial<LedgerRecord>,
  actor: Actor,
): Promise<void> {
  if (step === "acquire") return;
  // Returned to its owner after custody, it was not for sale.
  const isSold = step === "hand-over" && leftHow !== "back";
  const sale = {
    ...(isSold ? { sale: "sold", soldOn: leftOn ?? null } : { sale: "not-for-sale" }),
    ...(step === "return" && { soldOn: null }),
    agreedOn: null,
  };
  const current = await entryState(trx, "ball", id);
  if (current) await rewrite(trx, id, current.state, () => ({ ...sale, soldTo: "" }), actor);
}

const versions = ["live", "draft", "next"] as const;
type Version = (typeof versions)[number];

const fieldsOf = (state: EntryState, version: Version) => state[version]?.fields as FieldsOf<"ball"> | undefined;

/** Changes fields of all content versions, even if they violate other rules of the form. */
async function rewrite(
  trx: Db,
  id: string,
  state: EntryState,
  change: (version: Version) => object,
  actor: Actor,
): Promise<void> {
  const contents = versions.map((version) => {
    const content = state[version];
    return [version, content && { ...content, fields: { ...content.fields, ...change(version) } }];
  });
  const liveAt = state.live ? actor.now.toISOString() : state.liveAt;
  await placeEntry(trx, "ball", id, { ...state, ...Object.fromEntries(contents), liveAt }, actor);
}

/** Returns the sale of each content version before the snake leaves. */
async function offersOf(trx: Db, id: string, endsPublication: boolean): Promise<StoredRecord["before"]> {
  const current = await entryState(trx, "ball", id);
  if (!current) return undefined;
  const offers = versions.flatMap((version) => {
    const fields = fieldsOf(current.state, version);
    return fields ? [[version, { sale: fields.sale, soldOn: fields.soldOn, agreedOn: fields.agreedOn }]] : [];
  });
  return { isEnded: endsPublication && current.state.status === "published", ...Object.fromEntries(offers) };
}

/** Reverts `changeSale` and the end of publication. Later changes by users are kept. */
async function restoreSale(trx: Db, id: string, { before, leftTo }: StoredRecord, actor: Actor): Promise<void> {
  const current = await entryState(trx, "ball", id);
  if (!current || (await goneFrom(trx, id))) return;
  const { state } = current;
  const isSet = (version: Version) => ["sold", "not-for-sale"].includes(fieldsOf(state, version)?.sale ?? "");
  const restored = (version: Version) => {
    // Content created since then takes the entry's former values; lines from before sales were stored become not for
    // sale.
    const old = before?.[version] ??
      before?.draft ??
      before?.live ?? { sale: "not-for-sale", soldOn: null, agreedOn: null };
    return isSet(version) ? { ...old, soldTo: old.sale === "sold" ? leftTo : "" } : {};
  };
  const isRepublished = before?.isEnded === true && state.status === "ended";
  if (!isRepublished && !versions.some(isSet)) return;
  await rewrite(trx, id, isRepublished ? { ...state, status: "published" } : state, restored, actor);
}
