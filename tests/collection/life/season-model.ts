// Independent model of the shop's breeding: the events of each pair, and the expected breeding paper and calendar. It
// repeats the spans of days on purpose.

import { expect } from "vitest";
import { bulkOutcome, undoBulk } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import { type Actor, findEntry } from "#app/cms/content/lifecycle.server.ts";
import { hatch } from "#app/collection/breeding/hatchlings/hatch.server.ts";
import { hatchlingsPage } from "#app/collection/breeding/hatchlings/page.server.ts";
import { beginSeason } from "#app/collection/breeding/pair/new-pair.server.ts";
import { pairsCalendar } from "#app/collection/breeding/pairs/calendar.server.ts";
import { seasonPage } from "#app/collection/breeding/season/season-page.server.ts";
import { breedingPage } from "#app/collection/papers/breeding/breeding.server.ts";
import { undoAny } from "#app/kinds/ball/care/bulk-lines.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

export const breedingSteps = ["pair", "ovulate", "lay", "lay", "lose", "hatch", "hatch-undone"];

/**
 * Days after pairing, ovulation or laying: the most likely, and the latest including the sixty in which a step is late
 * but not missed.
 */
const AFTER_PAIRING = { 排卵: [40, 150], 産卵前脱皮: [60, 178], 産卵: [90, 212], ハッチ: [148, 277] } as const;
const AFTER_OVULATION = { 産卵前脱皮: [20, 88], 産卵: [50, 122], ハッチ: [108, 187] } as const;
const AFTER_LAYING = { ハッチ: [58, 125] } as const;
/** A later clutch than this is a second one, even if only a part of the earlier one hatched. */
const NEXT_CLUTCH = 75;
const ROTATION = 7;
const GIVEN_UP = 300;

interface Season {
  id: string;
  sire: string;
  dam: string;
  other: string | undefined;
  paired: string;
  ovulated: string | null;
  clutches: Clutch[];
}

interface Clutch {
  laid: string;
  eggs: number;
  slugs: number;
  lost: number;
  /** When eggs were lost or hatched last. */
  gone: string | null;
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

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const hatchedOf = ({ batches }: Clutch) => sum(batches.map(({ count }) => count));
const remainingOf = (clutch: Clutch) => clutch.eggs - clutch.lost - hatchedOf(clutch);

function mayLay({ clutches }: Season, today: string): boolean {
  const last = clutches.at(-1);
  if (!last) return true;
  if (remainingOf(last) === 0 && last.gone && today > last.gone) return true;
  return today > plus(last.laid, NEXT_CLUTCH) && (last.batches.length > 0 || remainingOf(last) === 0);
}

const fiscalYearOf = (day: string) => Number(plus(day, -90).slice(0, 4));

/** Ids of the snakes that are here, and of those that died, left or are excluded; a trashed one may be neither. */
interface Snakes {
  present: readonly string[];
  left: readonly string[];
}

export class ModelledSeasons {
  readonly #db: Db;
  readonly #seasons: Season[] = [];

  constructor(db: Db) {
    this.#db = db;
  }

  async pair([sire = "", other]: readonly string[], dam: string, today: string, actor: Actor): Promise<void> {
    const id = await beginSeason(this.#db, formOf({ sire, dam }), actor);
    if (id === null) throw new Error(`${sire} and ${dam} begin no season`);
    await this.#note(id, { do: "together", date: today }, actor);
    if (other) await this.#note(id, { do: "lock", date: today, sire: other }, actor);
    this.#seasons.push({ id, sire, dam, other, paired: today, ovulated: null, clutches: [] });
  }

  /** Applies a step to one season if possible; returns the numbers of any new hatchlings. */
  async take(what: string, which: number, today: string, actor: Actor): Promise<string[]> {
    const season = this.#seasons[which % this.#seasons.length];
    if (!season) return [];
    const { id, clutches } = season;
    const clutch = clutches.at(-1);
    const remaining = clutch ? remainingOf(clutch) : 0;
    if (what === "ovulate" && !clutch && !season.ovulated) {
      await this.#note(id, { do: "ovulated", date: today }, actor);
      season.ovulated = today;
    }
    if (what === "lay" && mayLay(season, today)) {
      const [eggs, slugs] = [which % 8, which % 3];
      await this.#note(id, { do: "laid", date: today, count: String(eggs), slugs: String(slugs) }, actor);
      clutches.push({ laid: today, eggs, slugs, lost: 0, gone: null, batches: [] });
    }
    if (what === "lose" && clutch && remaining > 0) {
      await this.#note(id, { do: "lost", date: today }, actor);
      clutch.lost += 1;
      clutch.gone = today;
    }
    if (!what.startsWith("hatch") || !clutch || remaining === 0) return [];
    if (clutch.batches.some(({ day }) => day === today)) return [];
    const count = 1 + (which % Math.min(2, remaining));
    const made = await this.#hatch(id, { count, today, isUndone: what === "hatch-undone" }, actor);
    if (made.length > 0) {
      clutch.batches.push({ day: today, count });
      clutch.gone = today;
    }
    return made;
  }

  async #note(id: string, cells: Record<string, string>, actor: Actor): Promise<void> {
    const first = await seasonPage.act(this.#db, id, formOf(cells), actor);
    // For a parent no longer in the shop it asks for confirmation; a second press confirms.
    const asked = first && "answer" in first && first.answer && "seen" in first.answer ? first.answer.seen : undefined;
    const done = asked ? await seasonPage.act(this.#db, id, formOf({ ...cells, seen: asked }), actor) : first;
    expect(done).toMatchObject({ flash: "noted" });
  }

  async #hatch(
    id: string,
    { count, today, isUndone }: { count: number; today: string; isUndone: boolean },
    actor: Actor,
  ): Promise<string[]> {
    const entry = await findEntry(this.#db, "breed", id);
    if (!entry) throw new Error(`${id} is not there`);
    const search = new URLSearchParams({ count: String(count) });
    const { typed } = await hatchlingsPage(this.#db, entry, search, actor.now);
    // It asks whether looks were left out on purpose; a second press confirms.
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
    return typed.rows.map(({ number }) => number);
  }

  async agrees(snakes: Snakes, today: string, now: Date): Promise<void> {
    for (const year of [fiscalYearOf(today) - 1, fiscalYearOf(today)]) await this.#paperAgrees(year, now);
    await this.#calendarAgrees(snakes, today, now);
  }

  async #paperAgrees(year: number, now: Date): Promise<void> {
    const page = await breedingPage(this.#db, new URLSearchParams({ year: String(year) }), now);
    if (page.year !== year) return; // no events that year
    const said = page.lines.map(
      ({ id, sire, paired, laid, eggs, slugs, lost, hatched, hatchlings }) =>
        `${id} ${sire.split(" または ").length} ${paired} ${laid} ${eggs} ${slugs} ${lost} ${hatched} ${hatchlings}`,
    );
    const own = this.#seasons.flatMap(({ id, other, paired, clutches }) => {
      const days = clutches.flatMap(({ batches }) => batches.map(({ day }) => day));
      const laid = clutches.map((clutch) => clutch.laid);
      if (![paired, ...laid, ...days].some((day) => fiscalYearOf(day) === year)) return [];
      const all = (name: "eggs" | "slugs" | "lost") => sum(clutches.map((clutch) => clutch[name]));
      const counts = laid.length > 0 ? `${laid} ${all("eggs")} ${all("slugs")}` : " null null";
      const hatched = days.length > 0 ? sum(clutches.map(hatchedOf)) : null;
      return [`${id} ${other ? 2 : 1} ${paired} ${counts} ${all("lost")} ${days} ${hatched}`];
    });
    expect(said.toSorted()).toEqual(own.toSorted());
  }

  /** Steps of every season, and rotations of pairs that share no snake with another. */
  async #calendarAgrees({ present, left }: Snakes, today: string, now: Date): Promise<void> {
    const site = { origin: "https://example.jp", siteName: "見本" };
    const file = (await pairsCalendar(this.#db, site, now)).replaceAll("\r\n ", "");
    const said = [...file.matchAll(/UID:(.+)@example\.jp[\s\S]*?DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/g)].map(
      ([, uid, year, month, day]) => `${uid} ${year}-${month}-${day}`,
    );
    const open = this.#seasons.filter(
      ({ ovulated, clutches, paired, sire, dam }) =>
        !ovulated &&
        clutches.length === 0 &&
        plus(paired, GIVEN_UP) >= today &&
        [sire, dam].every((id) => present.includes(id)),
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
    const steps = this.#seasons
      .filter(({ clutches, dam }) => clutches.length > 0 || !left.includes(dam))
      .flatMap((season) => expectedOf(season, today));
    expect(said.filter((line) => !isOfShared(line)).toSorted()).toEqual([...moves, ...steps].toSorted());
  }
}

function expectedOf({ id, paired, ovulated, clutches }: Season, today: string): string[] {
  const clutch = clutches.at(-1);
  if (clutch && (clutch.batches.length > 0 || clutch.eggs === clutch.lost)) return [];
  const spans = clutch ? AFTER_LAYING : ovulated ? AFTER_OVULATION : AFTER_PAIRING;
  const from = clutch?.laid ?? ovulated ?? paired;
  return Object.entries(spans).flatMap(([step, [likeliest, missed]]) =>
    plus(from, missed) < today ? [] : [`due-${id}-${step} ${plus(from, likeliest)}`],
  );
}
