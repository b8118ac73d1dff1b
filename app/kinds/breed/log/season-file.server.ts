// The season log in an entry's file: `season`, one line an event.

import type { EntryLog } from "#app/kinds/shared/entry-log.ts";
import { isDay } from "#app/platform/site/days.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { isSameEvent, type NewSeasonEvent, type SeasonEventType, seasonEventLabels } from "./season-event.ts";
import { addEvents, eventsOfSeason, removeEvents } from "./season-log.server.ts";

type Problems = ReturnType<EntryLog<NewSeasonEvent>["read"]>["problems"];

const isType = (text: string): text is SeasonEventType => Object.hasOwn(seasonEventLabels, text);
const columns = ["date", "until", "event", "mm", "note"];

function readLine(line: unknown, at: number, problems: Problems): NewSeasonEvent[] {
  const refuse = (message: string, column?: string): NewSeasonEvent[] => {
    problems.push({ path: ["season", at, ...(column ? [column] : [])], message });
    return [];
  };
  if (!isRecord(line)) return refuse("形式が正しくありません");
  const unknown = Object.keys(line).find((name) => !columns.includes(name));
  if (unknown) return refuse("ここに書く値ではありません", unknown);
  const text = (name: string) => String(line[name] ?? "").trim();
  const [date, type, note] = [text("date"), text("event"), text("note")];
  const until = text("until") || date;
  if (!isDay(date)) return refuse("2026-02-04 の形で書いてください", "date");
  if (!isDay(until) || until < date) return refuse("date から後の日を 2026-02-04 の形で書いてください", "until");
  if (!isType(type)) return refuse(`${Object.keys(seasonEventLabels).join("・")} のどれかを書いてください`, "event");
  const millimetres = text("mm") === "" ? null : Number(text("mm"));
  if ((type === "follicles") !== (millimetres !== null)) return refuse("mm は follicles に書きます", "mm");
  if (millimetres !== null && !(millimetres > 0 && millimetres < 100))
    return refuse("数字（mm）で書いてください", "mm");
  if (type === "note" && note === "") return refuse("メモを書いてください", "note");
  return [{ type, date, until, millimetres, note }];
}

export const seasonFile: EntryLog<NewSeasonEvent> = {
  names: ["season"],
  read({ season }) {
    const problems: Problems = [];
    if (season === undefined) return { lines: [], problems };
    if (!Array.isArray(season))
      return { lines: [], problems: [{ path: ["season"], message: "形式が正しくありません" }] };
    return { lines: season.flatMap((line, at) => readLine(line, at, problems)), problems };
  },
  values(lines) {
    const orderOf = (line: NewSeasonEvent) => `${line.date} ${JSON.stringify(valuesOf(line))}`;
    const sorted = lines.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
    return sorted.length > 0 ? { season: sorted.map(valuesOf) } : {};
  },
  of: (db, id) => eventsOfSeason(db, id),
  async plan(db, id, lines, { replace, isPerson }) {
    const current = await eventsOfSeason(db, id);
    const missing = lines.filter((line) => !current.some((one) => isSameEvent(one, line)));
    const surplus = current.filter((one) => !lines.some((line) => isSameEvent(one, line)));
    const gone = surplus.filter(({ by }) => replace || !isPerson(by));
    if (missing.length === 0 && gone.length === 0) return null;
    return {
      isRefused: false,
      async apply(trx, actor) {
        await removeEvents(
          trx,
          id,
          gone.map((one) => one.id),
        );
        await addEvents(
          trx,
          missing.map((line) => ({ breed: id, ...line })),
          actor,
        );
      },
    };
  },
};

function valuesOf({ type, date, until, millimetres, note }: NewSeasonEvent): Record<string, unknown> {
  return {
    date,
    ...(until === date ? {} : { until }),
    event: type,
    ...(millimetres === null ? {} : { mm: millimetres }),
    ...(note === "" ? {} : { note }),
  };
}
