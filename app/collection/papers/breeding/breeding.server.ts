// Breeding records (繁殖実施状況記録台帳, 参考様式第10): one line per season, published or not.

import type { LedgerAnimal } from "#app/collection/life/line.ts";
import { keptSeasons } from "#app/collection/season/kept-seasons.server.ts";
import { questionsOf } from "#app/collection/season/season-questions.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import { csvOfRows } from "#app/platform/csv/write.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { keeperOf, ledgerLines } from "../ledger/ledger.server.ts";
import { fiscalYearOf } from "../ledger/report.ts";

export interface BreedingLine {
  id: string;
  title: string;
  sire: string;
  dam: string;
  /** First and last day of pairing. */
  paired: string[];
  /** Several if records disagree or laying took more than a day. */
  laid: readonly string[];
  eggs: number | null;
  slugs: number | null;
  /** Fertile eggs lost since. */
  lost: number;
  hatched: readonly string[];
  hatchlings: number | null;
  missing: string[];
}

type Line = BreedingLine & { days: string[] };

function breedingLines(db: Db, now: Date): Promise<readonly Line[]> {
  return cached(db, "breeding lines", now, async () => {
    const [seasons, snakes] = await Promise.all([keptSeasons(db, now), ledgerLines(db, now)]);
    const animals = new Map(snakes.map(({ snake, animal }) => [snake, animal]));
    const nameOf = (id: string | null) => (id ? animalWords(id, animals.get(id)) : "");
    return seasons.map(({ id, title, fields, events, young }) => {
      const { eggs, slugs, lost, hatchlings } = fields;
      const { paired = [], laid = [], hatched = [] } = fields.days;
      const days = [...paired, ...laid, ...hatched].toSorted();
      const missing = [
        ...(fields.sire ? [] : ["父"]),
        ...(fields.dam ? [] : ["母"]),
        ...(paired.length > 0 ? [] : ["交配した日"]),
        ...(laid.length > 0 && eggs === null ? ["卵の数"] : []),
        ...(laid.length === 0 && (eggs !== null || hatched.length > 0) ? ["産卵した日"] : []),
        ...(hatched.length > 0 && hatchlings === null ? ["孵化数"] : []),
        ...(hatched.length === 0 && hatchlings !== null ? ["孵化した日"] : []),
        ...(questionsOf(events, young).length > 0 ? ["記録の食い違い"] : []),
      ];
      const sires = [fields.sire, ...fields.otherSires].map(nameOf).filter(Boolean);
      const parents = { sire: sires.join(" または "), dam: nameOf(fields.dam) };
      return {
        id,
        title,
        ...parents,
        paired: [...paired],
        laid,
        eggs,
        slugs,
        lost,
        hatched,
        hatchlings,
        missing,
        days,
      };
    });
  });
}

function animalWords(id: string, animal: LedgerAnimal | undefined): string {
  if (!animal) return id;
  const name = [animal.number, animal.title].filter((part, index, all) => part && all.indexOf(part) === index);
  return [name.join(" "), animal.genotype].filter(Boolean).join("・");
}

/** `search`: `year` (April to March), by default the current one. */
export async function breedingPage(db: Db, search: URLSearchParams, now: Date) {
  const [lines, keeper] = await Promise.all([breedingLines(db, now), keeperOf(db)]);
  const thisYear = fiscalYearOf(dayInJapan(now));
  const yearsOf = (line: Line) => new Set(line.days.map(fiscalYearOf));
  const known = lines.flatMap((line) => [...yearsOf(line)]);
  const first = Math.max(2000, Math.min(thisYear, ...known));
  const named = Number(search.get("year"));
  const year = Number.isInteger(named) && named >= first && named <= thisYear ? named : thisYear;
  return {
    year,
    years: Array.from({ length: thisYear - first + 1 }, (_, index) => thisYear - index),
    keeper,
    /** Seasons without any date, which belong to no year yet. */
    undated: lines.filter(({ days }) => days.length === 0).map(({ id, title }) => ({ id, title })),
    lines: lines
      .filter((line) => yearsOf(line).has(year))
      .toSorted((a, b) => (a.days[0] ?? "").localeCompare(b.days[0] ?? "") || a.id.localeCompare(b.id))
      .map(({ days: _, ...line }): BreedingLine => line),
  };
}

export type BreedingPage = Awaited<ReturnType<typeof breedingPage>>;

export async function breedingCsv(db: Db, search: URLSearchParams, now: Date): Promise<{ text: string; year: number }> {
  const { lines, year } = await breedingPage(db, search, now);
  const figure = (value: number | null) => (value === null ? "" : String(value));
  const text = csvOfRows([
    [
      "品種等",
      "記録名",
      "雄",
      "雌",
      "交配した日",
      "産卵した日",
      "有精卵",
      "無精卵",
      "孵化した日",
      "孵化数",
      "失った卵",
      "足りないもの",
    ],
    ...lines.map((line) => [
      ...["ボールパイソン", line.title, line.sire, line.dam, line.paired.join(" "), line.laid.join(" ")],
      ...[
        figure(line.eggs),
        figure(line.slugs),
        line.hatched.join(" "),
        figure(line.hatchlings),
        String(line.lost || ""),
        line.missing.join("、"),
      ],
    ]),
  ]);
  return { text, year };
}
