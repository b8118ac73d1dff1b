// Loads the season page: events, next steps and the pair.

import type { Viewer } from "#app/auth/capabilities.ts";
import { updateChangedLines } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import { envelopeOf } from "#app/cms/admin/editing/form/view.server.ts";
import { writerName } from "#app/cms/content/actors.ts";
import type { Entry } from "#app/cms/content/entry.ts";
import type { Content } from "#app/cms/content/kind.ts";
import { type Actor, findEntry } from "#app/cms/content/lifecycle.server.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { allSeasons } from "#app/collection/breeding/all-seasons/all-seasons.server.ts";
import { choicesOf } from "#app/collection/breeding/pair/new-pair.server.ts";
import { pairView } from "#app/collection/breeding/pair/pair-view.server.ts";
import { stoppedSeasons } from "#app/collection/life/presence.server.ts";
import { keptSeasons } from "#app/collection/season/kept-seasons.server.ts";
import { parentDoubts, SURE } from "#app/collection/season/parent-doubts.server.ts";
import { readEvents } from "#app/collection/season/read-events.ts";
import {
  counted,
  eventDays,
  eventOn,
  eventWords,
  isSeasonEventType,
  type NewSeasonEvent,
  readCount,
  type SeasonEventType,
} from "#app/collection/season/season-event.ts";
import { clutchWords, knownDay, lastClutch, withLife } from "#app/collection/season/season-life.ts";
import { changeEvent, eventsOfSeason, writeSeason } from "#app/collection/season/season-log.server.ts";
import { questionsOf, questionsOfNotes, type SeasonChange } from "#app/collection/season/season-questions.ts";
import { hatchCountdown, incubationDoubt, seasonSteps } from "#app/collection/season/steps.ts";
import { requestedBulkOutcome, storeBulkLines, undoFromForm } from "#app/kinds/ball/care/bulk-lines.server.ts";
import { readPastDay } from "#app/kinds/ball/care/read-values.ts";
import type { BreedFields } from "#app/kinds/breed/index.ts";
import type { OwnAdminPage } from "#app/kinds/shared/own-admin-page.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan, formatDay } from "#app/platform/site/days.ts";
import { readNumber } from "#app/platform/site/japanese-number.ts";

const eventNames = ["date", "until", "millimetres", "count", "slugs", "sire", "note"] as const;
type EventName = (typeof eventNames)[number];
type TypedEvent = Record<EventName, string>;

interface Refused {
  problems: { name: EventName | "text"; message: string }[];
  /** The doubts of this form, which sending it again confirms. */
  seen?: string;
}

export type SeasonAnswer =
  | ({ form: "text"; text: string } & Refused)
  | { form: "answer"; problem: string }
  | ({ form: "one"; typed: TypedEvent } & Refused)
  | ({ form: "change"; id: number; version: number; type: SeasonEventType; typed: TypedEvent } & Refused);

async function load(_viewer: Viewer<"readContent">, db: Db, entry: Entry, now: Date, search: URLSearchParams) {
  const { title, fields } = contentOf(entry) as Content<BreedFields>; // called with breeding records only
  const [outcome, events, pair, seasons, { males }] = await Promise.all([
    requestedBulkOutcome(db, search),
    eventsOfSeason(db, entry.id),
    pairView(db, fields, now),
    allSeasons(db, fields, now),
    choicesOf(db, now),
  ]);
  const state = envelopeOf(entry, now);
  const own = { fields, stage: state.stage };
  const season = withLife(fields, events, (await stoppedSeasons(db, [own]))(own));
  const today = dayInJapan(now);
  const open = Number(search.get("event"));
  const written = outcome === null || outcome === "gone" ? [] : outcome.lines;
  const recorded = events.filter((event) => written.includes(event.id));
  return {
    id: entry.id,
    title: title || entry.id,
    state,
    pair,
    seasons,
    steps: seasonSteps(season, today),
    locks: season.locks,
    clutch: (fields.stoppedOn ? `${formatDay(fields.stoppedOn)}にやめました。` : "") + clutchWords(season),
    males: males.filter(({ id }) => id !== fields.sire),
    sireName: pair.sire?.title ?? "",
    outcome,
    /** Events just parsed from text. */
    recorded: recorded.map((event) => {
      const label = event.type === "note" ? "メモ：" : "";
      return { id: event.id, words: `${eventDays(event)} ${label}${eventWords(event)}` };
    }),
    questions: [...questionsOf(events, await youngOf(db, entry.id, now)), ...questionsOfNotes(recorded)].map(
      ({ words, answers }) => ({
        words,
        answers: answers.map(({ value, label }) => ({ value, label })),
      }),
    ),
    countdown: hatchCountdown(season, today),
    events: events.toReversed(),
    open: events.some(({ id }) => id === open) ? open : null,
    today,
  };
}

async function youngOf(db: Db, id: string, now: Date) {
  return (await keptSeasons(db, now)).find((season) => season.id === id)?.young ?? [];
}

function typedIn(form: FormData): TypedEvent {
  const typed = eventNames.map((name) => [name, String(form.get(name) ?? "").trim()]);
  return Object.fromEntries(typed) as TypedEvent; // exactly those names
}

const NOTE_MAX = 200;

function readOne(type: SeasonEventType, typed: TypedEvent, today: string): NewSeasonEvent | Refused["problems"] {
  const problems: Refused["problems"] = [];
  const day = (name: "date" | "until", text: string) => {
    const read = readPastDay(text, today);
    if (!read.ok) problems.push({ name, message: read.message });
    return read.ok ? read.value : "";
  };
  const date = day("date", typed.date);
  const until = typed.until === "" ? date : day("until", typed.until);
  if (date && until && until < date)
    problems.push({ name: "until", message: "「日付」と同じか、それより後の日を入力してください" });
  const millimetres = type === "follicles" ? readNumber(typed.millimetres.replace(/(mm|ミリ)$/i, "")) : null;
  if (type === "follicles" && (millimetres === null || millimetres <= 0 || millimetres >= 100))
    problems.push({ name: "millimetres", message: "卵胞の大きさを数字（mm）で入力してください" });
  if (type !== "follicles" && typed.millimetres !== "")
    problems.push({
      name: "millimetres",
      message: "大きさを残せるのは卵胞の記録だけです。ほかの記録では空欄にしてください",
    });
  const figure = (name: "count" | "slugs", belongs: boolean, elsewhere: string) => {
    const read = readCount(typed[name]);
    if (!belongs && typed[name] !== "") problems.push({ name, message: elsewhere });
    else if (!read.ok) problems.push({ name, message: read.message });
    return read.ok ? read.value : null;
  };
  const count = figure(
    "count",
    counted[type] !== undefined,
    "数を残せるのは、産卵・ハッチ・卵の損失の記録だけです。ほかの記録では空欄にしてください",
  );
  const slugs = figure("slugs", type === "laid", "無精卵の数を残せるのは産卵の記録だけです");
  const sire = typed.sire || null;
  if (sire && type !== "together" && type !== "lock")
    problems.push({ name: "sire", message: "別のオスを選べるのは、ペアリングとロックの記録だけです" });
  if (type === "note" && typed.note === "") problems.push({ name: "note", message: "メモを入力してください" });
  if (typed.note.length > NOTE_MAX) problems.push({ name: "note", message: `${NOTE_MAX}文字以内で入力してください` });
  if (problems.length > 0) return problems;
  const lost = type === "lost" ? (count ?? 1) : count;
  return eventOn(type, date, { until, millimetres, count: lost, slugs, sire, note: typed.note });
}

/** Returns questions about days of the parents, or on which eggs cannot have hatched; "" if there are none. */
async function doubtsOf(
  db: Db,
  entry: Entry,
  events: readonly NewSeasonEvent[],
  others: readonly NewSeasonEvent[],
): Promise<string> {
  const { laid, hatched } = lastClutch([...others, ...events]);
  const { fields } = contentOf(entry) as Content<BreedFields>; // called with breeding records only
  const ofParents = await parentDoubts(db, fields, events);
  const doubts = events.flatMap(({ type, date }, at) => {
    const early = type === "hatched" ? incubationDoubt(laid, date) : type === "laid" && incubationDoubt(date, hatched);
    return [...(ofParents[at] ?? []), early].filter(Boolean);
  });
  return [...new Set(doubts)].join("。");
}

async function act(db: Db, id: string, form: FormData, actor: Actor) {
  const entry = await findEntry(db, "breed", id);
  if (!entry) return undefined;
  if (entry.trashedAt) return { flash: "in-trash" };
  const intent = String(form.get("do") ?? "");
  const undone = await undoFromForm(db, form, actor);
  if (undone) return { result: undone };
  if (intent === "answer") return answerQuestion(db, id, form, actor);
  if (intent === "text") return noteText(db, entry, form, actor);
  if (intent === "correct" || intent === "remove") return correct(db, entry, form, intent, actor);
  if (!isSeasonEventType(intent)) return undefined;
  const typed = typedIn(form);
  const again = (refused: Refused) => ({ answer: { form: "one" as const, typed, ...refused } });
  const read = readOne(intent, typed, dayInJapan(actor.now));
  if (Array.isArray(read)) return again({ problems: read });
  const seen = await doubtsOf(db, entry, [read], await eventsOfSeason(db, id));
  if (seen !== "" && form.get("seen") !== seen) return again({ problems: dated(`${seen}。${SURE}`), seen });
  const written = await write(db, id, { add: [read] }, actor);
  if (!written.ok) return again({ problems: dated(written.problems.join("。")) });
  return { flash: written.lines.length > 0 ? "noted" : "already", day: read.date };
}

const dated = (message: string): Refused["problems"] => [{ name: "date", message }];

/** `result`: undo token of the lines that this changes again. */
function write(db: Db, id: string, change: SeasonChange, actor: Actor, result: string | null = null) {
  return db.transaction().execute(async (trx) => {
    const done = await writeSeason(trx, id, change, actor);
    if (done.ok && result !== null) await updateChangedLines(trx, result, done.lines);
    return done;
  });
}

async function answerQuestion(db: Db, id: string, form: FormData, actor: Actor) {
  const events = await eventsOfSeason(db, id);
  const questions = [...questionsOf(events, await youngOf(db, id, actor.now)), ...questionsOfNotes(events)];
  const answers = questions.flatMap((question) => question.answers);
  const answer = answers.find(({ value }) => value === String(form.get("answer")));
  if (!answer) return { flash: "gone" };
  const sent = form.get("result");
  const result = typeof sent === "string" ? sent : null;
  const written = await write(db, id, answer.change, actor, result);
  if (!written.ok) return { answer: { form: "answer" as const, problem: written.problems.join("。") } };
  return result === null ? { flash: "answered" } : { result };
}

async function noteText(db: Db, entry: Entry, form: FormData, actor: Actor) {
  const text = String(form.get("text") ?? "");
  const again = (message: string, seen = "") => {
    return { answer: { form: "text" as const, text, problems: [{ name: "text" as const, message }], seen } };
  };
  const before = await eventsOfSeason(db, entry.id);
  const hasOvulated = before.some(({ type }) => type === "ovulated");
  const read = readEvents(text, { today: dayInJapan(actor.now), known: knownDay(before), hasOvulated });
  if (!read.ok) return again(read.message);
  const seen = await doubtsOf(db, entry, read.value, before);
  if (seen !== "" && form.get("seen") !== seen) return again(`${seen}。${SURE}`, seen);
  return db.transaction().execute(async (trx) => {
    const done = await writeSeason(trx, entry.id, { add: read.value }, actor);
    if (!done.ok) return again(done.problems.join("。"));
    const result = await storeBulkLines(trx, "season", done.lines.length, done.lines, actor);
    return result === null ? { flash: "already" } : { result };
  });
}

async function correct(db: Db, entry: Entry, form: FormData, intent: "correct" | "remove", actor: Actor) {
  const { id } = entry;
  const line = { id: Number(form.get("event")), version: Number(form.get("version")) };
  const type = String(form.get("type"));
  if (!Number.isSafeInteger(line.id) || !isSeasonEventType(type)) return { flash: "gone" };
  const typed = typedIn(form);
  const again = (refused: Refused, version = line.version) => {
    return { answer: { form: "change" as const, id: line.id, version, type, typed, ...refused } };
  };
  const read = intent === "remove" ? null : readOne(type, typed, dayInJapan(actor.now));
  if (Array.isArray(read)) return again({ problems: read });
  const others = (await eventsOfSeason(db, id)).filter((event) => event.id !== line.id);
  const seen = read ? await doubtsOf(db, entry, [read], others) : "";
  if (seen !== "" && form.get("seen") !== seen) return again({ problems: dated(`${seen}。${SURE}`), seen });
  const done = await changeEvent(db, id, line, read, actor);
  if (done === "gone") return { flash: "gone" };
  if (typeof done === "object") return again({ problems: dated(done.problems.join("。")) });
  if (done === "done") return read ? { flash: "corrected", day: read.date } : { flash: "removed" };
  const current = (await eventsOfSeason(db, id)).find((event) => event.id === line.id);
  const message = `${writerName(current?.by ?? "")}が変更しました。もう一度押すと、${read ? "入力した内容で上書きします" : "この記録を削除します"}`;
  return again({ problems: dated(message) }, current?.version);
}

export type SeasonPage = Awaited<ReturnType<typeof load>>;

export const seasonPage: OwnAdminPage<SeasonPage, SeasonAnswer> = { load, act };
