// One season for its keepers: what was seen of the pair, what comes next, and the pair itself.

import type { Viewer } from "#app/auth/capabilities.ts";
import { envelopeOf } from "#app/cms/admin/editing/form/view.server.ts";
import type { Entry } from "#app/cms/content/entry.ts";
import type { Content } from "#app/cms/content/kind.ts";
import { type Actor, findEntry } from "#app/cms/content/lifecycle.server.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { allSeasons } from "#app/kinds/breed/admin/all-seasons/all-seasons.server.ts";
import { pairView } from "#app/kinds/breed/admin/pair/pair-view.server.ts";
import type { BreedFields } from "#app/kinds/breed/index.ts";
import { readEvents } from "#app/kinds/breed/log/read-events.ts";
import { type NewSeasonEvent, type SeasonEventType, seasonEventLabels } from "#app/kinds/breed/log/season-event.ts";
import { addEvents, changeEvent, eventsOfSeason } from "#app/kinds/breed/log/season-log.server.ts";
import { knownDay, lockDays, withLog } from "#app/kinds/breed/log/with-log.ts";
import { hatchCountdown, seasonSteps } from "#app/kinds/breed/season.ts";
import type { OwnAdminPage } from "#app/kinds/shared/own-admin-page.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { readDay } from "#app/platform/site/japanese-date.ts";
import { readNumber } from "#app/platform/site/japanese-number.ts";

export type EventName = "text" | "date" | "until" | "millimetres" | "note";

export interface EventProblem {
  name: EventName;
  message: string;
}

interface TypedEvent {
  date: string;
  until: string;
  millimetres: string;
  note: string;
}

/** The form that could not be saved, as it was typed. */
export type SeasonAnswer =
  | { form: "text"; text: string; problems: EventProblem[] }
  | { form: "one"; typed: TypedEvent; problems: EventProblem[] }
  | { form: "change"; id: number; version: number; type: SeasonEventType; typed: TypedEvent; problems: EventProblem[] };

async function load(_viewer: Viewer<"readContent">, db: Db, entry: Entry, now: Date, search: URLSearchParams) {
  const { title, fields } = contentOf(entry) as Content<BreedFields>; // called with breeding records only
  const [events, pair, seasons] = await Promise.all([
    eventsOfSeason(db, entry.id),
    pairView(db, fields, now),
    allSeasons(db, fields, now),
  ]);
  const season = withLog(fields, events);
  const today = dayInJapan(now);
  const open = Number(search.get("event"));
  return {
    id: entry.id,
    title: title || entry.id,
    state: envelopeOf(entry, now),
    pair,
    seasons,
    steps: seasonSteps(season, today),
    locks: lockDays(events),
    countdown: hatchCountdown(season, today),
    events: events.toReversed(),
    open: events.some(({ id }) => id === open) ? open : null,
    today,
  };
}

const isType = (text: string): text is SeasonEventType => Object.hasOwn(seasonEventLabels, text);

function typedIn(form: FormData): TypedEvent {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  return { date: text("date"), until: text("until"), millimetres: text("millimetres"), note: text("note") };
}

const NOTE_MAX = 200;

function readOne(type: SeasonEventType, typed: TypedEvent, today: string): NewSeasonEvent | EventProblem[] {
  const problems: EventProblem[] = [];
  const day = (name: "date" | "until", text: string) => {
    const read = readDay(text, { today });
    if (read && read.day <= today) return read.day;
    problems.push({ name, message: read ? "今日までの日付を入力してください" : "日付として読めません（例: 2/4）" });
    return "";
  };
  const date = day("date", typed.date);
  const until = typed.until === "" ? date : day("until", typed.until);
  if (date && until && until < date) problems.push({ name: "until", message: "始めの日より後の日を入力してください" });
  const millimetres = type === "follicles" ? readNumber(typed.millimetres.replace(/(mm|ミリ)$/i, "")) : null;
  if (type === "follicles" && (millimetres === null || millimetres <= 0 || millimetres >= 100))
    problems.push({ name: "millimetres", message: "卵胞の大きさを数字（mm）で入力してください" });
  if (type !== "follicles" && typed.millimetres !== "")
    problems.push({
      name: "millimetres",
      message: "大きさを残せるのは卵胞の記録だけです。ほかの記録では空欄にしてください",
    });
  if (type === "note" && typed.note === "") problems.push({ name: "note", message: "メモを入力してください" });
  if (typed.note.length > NOTE_MAX) problems.push({ name: "note", message: `${NOTE_MAX}文字以内で入力してください` });
  return problems.length > 0 ? problems : { type, date, until, millimetres, note: typed.note };
}

async function act(db: Db, id: string, form: FormData, actor: Actor) {
  const entry = await findEntry(db, "breed", id);
  if (!entry || entry.trashedAt) return undefined;
  const intent = String(form.get("do") ?? "");
  const today = dayInJapan(actor.now);
  const add = (events: readonly NewSeasonEvent[]) =>
    db.transaction().execute((trx) =>
      addEvents(
        trx,
        events.map((event) => ({ breed: id, ...event })),
        actor,
      ),
    );
  if (intent === "text") {
    const text = String(form.get("text") ?? "");
    const { fields } = contentOf(entry) as Content<BreedFields>; // a breeding record
    const read = readEvents(text, { today, known: knownDay(fields, await eventsOfSeason(db, id)) });
    if (!read.ok)
      return { answer: { form: "text" as const, text, problems: [{ name: "text" as const, message: read.message }] } };
    await add(read.value);
    const days = new Set(read.value.map(({ date }) => date));
    const [day] = days;
    return { flash: "noted", ...(day && days.size === 1 ? { day } : {}) };
  }
  if (intent === "correct" || intent === "remove") return correct(db, id, form, intent, actor);
  if (!isType(intent)) return undefined;
  const typed = typedIn(form);
  const read = readOne(intent, typed, today);
  if (Array.isArray(read)) return { answer: { form: "one" as const, typed, problems: read } };
  await add([read]);
  return { flash: "noted", day: read.date };
}

async function correct(db: Db, id: string, form: FormData, intent: "correct" | "remove", actor: Actor) {
  const line = { id: Number(form.get("event")), version: Number(form.get("version")) };
  const type = String(form.get("type"));
  if (!Number.isSafeInteger(line.id) || !isType(type)) return { flash: "gone" };
  const typed = typedIn(form);
  const read = intent === "remove" ? null : readOne(type, typed, dayInJapan(actor.now));
  const again = { form: "change" as const, ...line, type, typed };
  if (Array.isArray(read)) return { answer: { ...again, problems: read } };
  const done = await changeEvent(db, id, line, read, actor);
  if (done === "gone") return { flash: "gone" };
  if (done === "done") return read ? { flash: "corrected", day: read.date } : { flash: "removed" };
  const current = (await eventsOfSeason(db, id)).find((event) => event.id === line.id);
  const message = `ほかの人（${current?.by ?? ""}）が直しました。もう一度押すと、この内容になります`;
  return {
    answer: { ...again, version: current?.version ?? line.version, problems: [{ name: "date" as const, message }] },
  };
}

export type SeasonPage = Awaited<ReturnType<typeof load>>;

export const seasonPage: OwnAdminPage<SeasonPage, SeasonAnswer> = {
  load,
  act,
  sentences: {
    noted: "記録しました。",
    corrected: "記録を直しました。",
    removed: "記録を削除しました。",
    gone: "その記録はもうありません。",
    created: "繁殖記録の下書きを作りました。",
  },
};
