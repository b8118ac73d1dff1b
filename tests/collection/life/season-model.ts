// The shop's breeding as a small model of its own: what was seen of each pair, and from it what the breeding paper and the keepers'
// calendar have to say. Its spans of days are written down here once more.

import { expect } from "vitest";
import { bulkOutcome, undoBulk } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import { type Actor, findEntry } from "#app/cms/content/lifecycle.server.ts";
import { hatch } from "#app/collection/breeding/hatchlings/hatch.server.ts";
import { hatchlingsPage } from "#app/collection/breeding/hatchlings/page.server.ts";
import { beginSeason } from "#app/collection/breeding/pair/new-pair.server.ts";
import { pairsCalendar } from "#app/collection/breeding/pairs/calendar.server.ts";
import { seasonPage } from "#app/collection/breeding/season/season-page.server.ts";
import { breedingPage } from "#app/collection/papers/breeding/breeding.server.ts";
import { undoAny } from "#app/kinds/ball/care/mass.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

export const breedingSteps = ["pair", "lay", "lose", "hatch", "hatch-undone"];

/** Days from pairing or laying on: the likeliest, and the latest with the sixty in which a step is late and not yet missed. */
const AFTER_PAIRING = { 排卵: [40, 150], 産卵前脱皮: [60, 178], 産卵: [90, 212], ハッチ: [148, 277] } as const;
const AFTER_LAYING = { ハッチ: [58, 125] } as const;
const ROTATION = 7;
const GIVEN_UP = 300;

interface Season {
  id: string;
  sire: string;
  dam: string;
  paired: string;
  laid: string | null;
  eggs: number;
  slugs: number;
  lost: number;
  batches: { day: string; count: number }[];
}

export function plus(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

export function formOf(cells: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(cells)) form.set(name, value);
  return form;
}

const hatchedOf = ({ batches }: Season) => batches.reduce((total, { count }) => total + count, 0);
const fiscalYearOf = (day: string) => Number(plus(day, -90).slice(0, 4));

export class ModelledSeasons {
  readonly #db: Db;
  readonly #seasons: Season[] = [];

  constructor(db: Db) {
    this.#db = db;
  }

  async pair(sire: string, dam: string, today: string, actor: Actor): Promise<void> {
    const id = await beginSeason(this.#db, formOf({ sire, dam }), actor);
    if (id === null) throw new Error(`${sire} and ${dam} begin no season`);
    await this.#note(id, { do: "together", date: today }, actor);
    this.#seasons.push({ id, sire, dam, paired: today, laid: null, eggs: 0, slugs: 0, lost: 0, batches: [] });
  }

  /** Takes a step of one season where it can come; the numbers of the young that are there then. */
  async take(what: string, which: number, today: string, actor: Actor): Promise<string[]> {
    const season = this.#seasons[which % this.#seasons.length];
    if (!season) return [];
    const { id, laid } = season;
    const remaining = season.eggs - season.lost - hatchedOf(season);
    if (what === "lay" && laid === null) {
      Object.assign(season, { laid: today, eggs: which % 8, slugs: which % 3 });
      const counts = { count: String(season.eggs), slugs: String(season.slugs) };
      await this.#note(id, { do: "laid", date: today, ...counts }, actor);
    }
    if (what === "lose" && laid !== null && remaining > 0) {
      await this.#note(id, { do: "lost", date: today }, actor);
      season.lost += 1;
    }
    const isFirst = season.batches.every(({ day }) => day !== today);
    if (!what.startsWith("hatch") || laid === null || remaining === 0 || !isFirst) return [];
    const count = 1 + (which % Math.min(2, remaining));
    return this.#hatch(season, { count, today, isUndone: what === "hatch-undone" }, actor);
  }

  async #note(id: string, cells: Record<string, string>, actor: Actor): Promise<void> {
    expect(await seasonPage.act(this.#db, id, formOf(cells), actor)).toMatchObject({ flash: "noted" });
  }

  async #hatch(
    season: Season,
    { count, today, isUndone }: { count: number; today: string; isUndone: boolean },
    actor: Actor,
  ): Promise<string[]> {
    const entry = await findEntry(this.#db, "breed", season.id);
    if (!entry) throw new Error(`${season.id} is not there`);
    const search = new URLSearchParams({ count: String(count) });
    const { typed } = await hatchlingsPage(this.#db, entry, search, actor.now);
    // It asks whether the looks were left out on purpose; pressed again, it is.
    const first = await hatch(this.#db, entry, { ...typed, hatched: today }, actor);
    const done = first.ok
      ? first
      : await hatch(this.#db, entry, { ...first.answer.typed, seen: first.answer.seen }, actor);
    if (!done.ok || done.result === null) throw new Error(JSON.stringify(done));
    if (isUndone) {
      expect(await undoBulk(this.#db, done.result, actor, undoAny)).toBe(true);
      expect((await bulkOutcome(this.#db, done.result))?.failed).toEqual([]);
      return [];
    }
    season.batches.push({ day: today, count });
    return typed.rows.map(({ number }) => number);
  }

  async agrees(isHere: (id: string) => boolean, today: string, now: Date): Promise<void> {
    for (const year of [fiscalYearOf(today) - 1, fiscalYearOf(today)]) await this.#paperAgrees(year, now);
    await this.#calendarAgrees(isHere, today, now);
  }

  async #paperAgrees(year: number, now: Date): Promise<void> {
    const page = await breedingPage(this.#db, new URLSearchParams({ year: String(year) }), now);
    if (page.year !== year) return; // nothing was noted then
    const said = page.lines.map(
      ({ id, paired, laid, eggs, slugs, lost, hatched, hatchlings }) =>
        `${id} ${paired} ${laid} ${eggs} ${slugs} ${lost} ${hatched} ${hatchlings}`,
    );
    const own = this.#seasons.flatMap((season) => {
      const { id, paired, laid, eggs, slugs, lost, batches } = season;
      const days = batches.map(({ day }) => day);
      if (![paired, laid, ...days].some((day) => day && fiscalYearOf(day) === year)) return [];
      const counts = laid ? `${laid} ${eggs} ${slugs}` : " null null";
      return [`${id} ${paired} ${counts} ${lost} ${days} ${days.length > 0 ? hatchedOf(season) : null}`];
    });
    expect(said.toSorted()).toEqual(own.toSorted());
  }

  /** Steps of every season, and the moves of pairs that share no snake with another. */
  async #calendarAgrees(isHere: (id: string) => boolean, today: string, now: Date): Promise<void> {
    const site = { origin: "https://example.jp", siteName: "見本" };
    const file = (await pairsCalendar(this.#db, site, now)).replaceAll("\r\n ", "");
    const said = [...file.matchAll(/UID:(.+)@example\.jp[\s\S]*?DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/g)].map(
      ([, uid, year, month, day]) => `${uid} ${year}-${month}-${day}`,
    );
    const open = this.#seasons.filter(
      ({ laid, paired, sire, dam }) => !laid && plus(paired, GIVEN_UP) >= today && isHere(sire) && isHere(dam),
    );
    const shares = (one: Season, other: Season) => one !== other && (one.sire === other.sire || one.dam === other.dam);
    const [shared, alone] = [true, false].map((is) =>
      open.filter((one) => open.some((other) => shares(one, other)) === is),
    );
    const moves = (alone ?? []).map(({ id, paired }) => {
      const due = plus(paired, ROTATION);
      return `move-${id} ${due < today ? today : due}`;
    });
    const isOfShared = (line: string) => shared?.some(({ id }) => line.startsWith(`move-${id} `));
    const steps = this.#seasons.flatMap((season) => expectedOf(season, today));
    expect(said.filter((line) => !isOfShared(line)).toSorted()).toEqual([...moves, ...steps].toSorted());
  }
}

function expectedOf({ id, paired, laid, eggs, lost, batches }: Season, today: string): string[] {
  if (batches.length > 0 || (laid && eggs === lost)) return [];
  return Object.entries(laid ? AFTER_LAYING : AFTER_PAIRING).flatMap(([step, [likeliest, missed]]) =>
    plus(laid ?? paired, missed) < today ? [] : [`due-${id}-${step} ${plus(laid ?? paired, likeliest)}`],
  );
}
