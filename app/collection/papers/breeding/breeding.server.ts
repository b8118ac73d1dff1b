// Breeding records (繁殖実施状況記録台帳, 参考様式第10): one line per season, published or not.

import type { LedgerAnimal } from "#app/collection/life/line.ts";
import { keptSeasons } from "#app/collection/season/kept-seasons.server.ts";
import { questionsOf } from "#app/collection/season/season-questions.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import { csvOfRows } from "#app/platform/csv/write.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { keeperOf, ledgerLines } from "../ledger/ledger.server.ts";
import { fiscalYearOf, fiscalYears } from "../ledger/report.ts";

function breedingLines(db: Db, now: Date) {
  return cached(db, "breeding lines", now, async () => {
    const [seasons, snakes] = await Promise.all([keptSeasons(db, now), ledgerLines(db, now)]);
    const animals = new Map(snakes.map(({ snake, animal }) => [snake, animal]));
    const nameOf = (id: string | null) => (id ? animalWords(id, animals.get(id)) : "");
    return seasons.map(({ id, title, fields, events, young }) => {
      const { eggs, slugs, lost, hatchlings } = fields;
      // Several days of laying or hatching if records disagree or it took more than a day.
      const { paired = [], laid = [], hatched = [] } = fields.days;
      const missing = [
        ...(fields.sire ? [] : ["父"]),
        ...(fields.dam ? [] : ["母"]),
        ...(paired.length > 0 ? [] : ["交配した日"]),
        ...(laid.length > 0 && eggs === null ? ["卵の数"] : []),
        ...(laid.length === 0 && (eggs !== null || hatched.length > 0) ? ["産卵した日"] : []),
        ...(hatched.length > 0 && hatchlings === null ? ["孵化数"] : []),
        ...(hatched.length === 0 && hatchlings !== null ? ["孵化した日"] : []),
        ...(questionsOf(events, young).length > 0 ? ["食い違う記録の確認"] : []),
      ];
      const sires = [fields.sire, ...fields.otherSires].map(nameOf).filter(Boolean);
      const parents = { sire: sires.join(" または "), dam: nameOf(fields.dam) };
      const days = [...paired, ...laid, ...hatched].toSorted();
      return { id, title, ...parents, paired, laid, eggs, slugs, lost, hatched, hatchlings, missing, days };
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
  const today = dayInJapan(now);
  const yearsOf = ({ days }: (typeof lines)[number]) => new Set(days.map(fiscalYearOf));
  const known = lines.flatMap((line) => [...yearsOf(line)]);
  const { year, years } = fiscalYears(search, today, known, fiscalYearOf(today));
  return {
    year,
    years,
    keeper,
    /** Seasons without any date, which belong to no year yet. */
    undated: lines.filter(({ days }) => days.length === 0).map(({ id, title }) => ({ id, title })),
    lines: lines
      .filter((line) => yearsOf(line).has(year))
      .toSorted((a, b) => (a.days[0] ?? "").localeCompare(b.days[0] ?? "") || a.id.localeCompare(b.id)),
  };
}

export type BreedingPage = Awaited<ReturnType<typeof breedingPage>>;

export async function breedingCsv(db: Db, search: URLSearchParams, now: Date): Promise<{ text: string; year: number }> {
  const { lines, year } = await breedingPage(db, search, now);
  const columns: [label: string, cell: (line: BreedingPage["lines"][number]) => string | number | null][] = [
    ["品種等", () => "ボールパイソン"],
    ["記録名", ({ title }) => title],
    ["雄", ({ sire }) => sire],
    ["雌", ({ dam }) => dam],
    ["交配した日", ({ paired }) => paired.join(" ")],
    ["産卵した日", ({ laid }) => laid.join(" ")],
    ["有精卵", ({ eggs }) => eggs],
    ["無精卵", ({ slugs }) => slugs],
    ["孵化した日", ({ hatched }) => hatched.join(" ")],
    ["孵化数", ({ hatchlings }) => hatchlings],
    ["失った卵", ({ lost }) => lost || null],
    ["足りないもの", ({ missing }) => missing.join("、")],
  ];
  const rows = lines.map((line) => columns.map(([, cell]) => cell(line)));
  return { text: csvOfRows([columns.map(([label]) => label), ...rows]), year };
}
