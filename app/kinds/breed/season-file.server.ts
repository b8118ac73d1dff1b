// Season events in files: `season`, one line per event. Older files have them as fields.

import {
  counted,
  eventOn,
  isSameEvent,
  isSeasonEventType,
  type SeasonEventType,
  seasonEventLabels,
} from "#app/collection/season/season-event.ts";
import { eventsOfSeason, replaceEvents, type SeasonLine } from "#app/collection/season/season-log.server.ts";
import type { EntryLog } from "#app/kinds/shared/entry-log.ts";
import { isDay } from "#app/platform/site/days.ts";
import { isRecord } from "#app/platform/site/is-record.ts";

type Problems = ReturnType<EntryLog<SeasonLine>["read"]>["problems"];

const columns = ["date", "until", "event", "mm", "count", "slugs", "sire", "note", "public"];
const fieldNames = ["pairings", "ovulated", "preLayShed", "laid", "hatched", "eggs", "slugs", "hatchlings"] as const;
const COUNT_MAX = 30;

function readLine(line: unknown, at: number, problems: Problems): SeasonLine[] {
  const refuse = (message: string, column?: string): SeasonLine[] => {
    problems.push({ path: ["season", at, ...(column ? [column] : [])], message });
    return [];
  };
  if (!isRecord(line)) return refuse("形式が正しくありません");
  const unknown = Object.keys(line).find((name) => !columns.includes(name));
  if (unknown) return refuse("この項目は書けません", unknown);
  const text = (name: string) => String(line[name] ?? "").trim();
  const figure = (name: string) => (text(name) === "" ? null : Number(text(name)));
  const isCount = (count: number | null) => count === null || (Number.isInteger(count) && count >= 0);
  const [date, type, note] = [text("date"), text("event"), text("note")];
  const until = text("until") || date;
  if (!isSeasonEventType(type))
    return refuse(`${Object.keys(seasonEventLabels).join("・")} のどれかを書いてください`, "event");
  if (!isDay(date) && !(date === "" && (type === "laid" || type === "hatched")))
    return refuse("2026-02-04 の形で書いてください", "date");
  if ((date !== "" && !isDay(until)) || until < date)
    return refuse("date と同じか後の日を 2026-02-04 の形で書いてください", "until");
  const [millimetres, count, slugs] = [figure("mm"), figure("count"), figure("slugs")];
  if ((type === "follicles") !== (millimetres !== null))
    return refuse("mm は follicles に書き、ほかには書きません", "mm");
  if (millimetres !== null && !(millimetres > 0 && millimetres < 100))
    return refuse("数字（mm）で書いてください", "mm");
  if (!isCount(count) || (count !== null && !counted[type]))
    return refuse(`${Object.keys(counted).join("・")} の数を整数で書いてください`, "count");
  if (type === "lost" && count === null) return refuse("失った卵の数を書いてください", "count");
  if (!isCount(slugs) || (slugs !== null && type !== "laid"))
    return refuse("laid の無精卵の数を整数で書いてください", "slugs");
  if (text("sire") !== "" && type !== "together" && type !== "lock")
    return refuse("sire は together か lock の行にだけ書きます", "sire");
  if (type === "note" && note === "") return refuse("メモを書いてください", "note");
  const sire = text("sire") || null;
  return [{ type, date, until, millimetres, count, slugs, sire, note, isPublic: text("public") !== "false" }];
}

/** Converts the fields of older files to events. */
function eventsOfFields(values: Record<string, unknown>, within: string[], problems: Problems): SeasonLine[] {
  const text = (name: string) => String(values[name] ?? "").trim();
  const day = (name: string, given: string) => {
    if (given === "" || isDay(given)) return given;
    problems.push({ path: [...within, name], message: "2026-02-04 の形で書いてください" });
    return "";
  };
  const figure = (name: string) => {
    const value = text(name) === "" ? null : Number(text(name));
    if (value === null || (Number.isInteger(value) && value >= 0 && value <= COUNT_MAX)) return value;
    problems.push({ path: [...within, name], message: `0〜${COUNT_MAX}の整数で書いてください` });
    return null;
  };
  const { pairings } = values;
  const paired = (Array.isArray(pairings) ? pairings : text("pairings").split(/\s+/)).map((one) => String(one).trim());
  const step = (type: SeasonEventType) => [day(type, text(type))].filter(Boolean).map((date) => eventOn(type, date));
  const clutch = eventOn("laid", day("laid", text("laid")), { count: figure("eggs"), slugs: figure("slugs") });
  const hatching = eventOn("hatched", day("hatched", text("hatched")), { count: figure("hatchlings") });
  return [
    ...paired.map((one) => day("pairings", one)).flatMap((date) => (date ? [eventOn("together", date)] : [])),
    ...step("ovulated"),
    ...step("preLayShed"),
    ...[clutch, hatching].filter(({ date, count, slugs }) => date !== "" || count !== null || slugs !== null),
  ];
}

export const seasonFile: EntryLog<SeasonLine> = {
  names: ["season", ...fieldNames],
  read({ season = [], ...fields }, drafted) {
    const problems: Problems = [];
    if (!Array.isArray(season)) problems.push({ path: ["season"], message: "形式が正しくありません" });
    const noted = (Array.isArray(season) ? season : []).flatMap((line, at) => readLine(line, at, problems));
    const known = eventsOfFields(fields, [], problems);
    const isNews = (line: SeasonLine, lines: readonly SeasonLine[]) => !lines.some((one) => isSameEvent(one, line));
    const added = known.filter((line) => isNews(line, noted));
    const hidden = eventsOfFields(drafted, ["draft"], problems).filter((line) => isNews(line, [...noted, ...added]));
    return { lines: [...noted, ...added, ...hidden.map((line) => ({ ...line, isPublic: false }))], problems };
  },
  values(lines) {
    const orderOf = (line: SeasonLine) => `${line.date} ${JSON.stringify(valuesOf(line))}`;
    const sorted = lines.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
    return sorted.length > 0 ? { season: sorted.map(valuesOf) } : {};
  },
  of: (db, id) => eventsOfSeason(db, id),
  async plan(db, id, lines, { replace, isPerson }) {
    const current = await eventsOfSeason(db, id);
    const add = lines.filter((line) => !current.some((one) => isSameEvent(one, line)));
    const surplus = current.filter((one) => !lines.some((line) => isSameEvent(one, line)));
    const gone = surplus.filter(({ by }) => replace || !isPerson(by));
    if (add.length === 0 && gone.length === 0) return null;
    return {
      isRefused: false,
      apply: (trx, actor) => replaceEvents(trx, id, { remove: gone.map((one) => one.id), add }, actor),
    };
  },
};

function valuesOf({ type, date, until, millimetres, count, slugs, sire, note, isPublic }: SeasonLine) {
  return {
    ...(date === "" ? {} : { date }),
    ...(until === date ? {} : { until }),
    event: type,
    ...(millimetres === null ? {} : { mm: millimetres }),
    ...(count === null ? {} : { count }),
    ...(slugs === null ? {} : { slugs }),
    ...(sire === null ? {} : { sire }),
    ...(note === "" ? {} : { note }),
    ...(isPublic === false ? { public: false } : {}),
  };
}
