// Independent model of a shop's year: each snake's arrivals, departures, returns and death. It uses none of the site's
// rules; after each step every list, paper and page of the real shop must agree with it.

import fc from "fast-check";
import { expect } from "vitest";
import { performBulkAction } from "#app/cms/admin/editing/bulk/bulk.server.ts";
import { changeOneField } from "#app/cms/admin/editing/bulk/one-field.server.ts";
import type { FieldsOf } from "#app/cms/content/kind.ts";
import { findEntry, revert } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import { collectionPage } from "#app/collection/care/collection-page.server.ts";
import { keepFeeding } from "#app/collection/care/feeding/feeding.server.ts";
import { overdueCare } from "#app/collection/care/overdue.server.ts";
import { checkPage } from "#app/collection/papers/check/checks.server.ts";
import { buySnake } from "#app/collection/papers/ledger/buy.server.ts";
import { ledgerLine, ledgerLines } from "#app/collection/papers/ledger/ledger.server.ts";
import { ledgerCsv, ledgerList, ledgerReport } from "#app/collection/papers/ledger/list.server.ts";
import { takeStep } from "#app/collection/papers/ledger/steps.server.ts";
import { adminList } from "#app/collection/registry/admin-list.server.ts";
import { dueHandOvers } from "#app/collection/snake/due.server.ts";
import { noteCare } from "#app/collection/snake/note-care.server.ts";
import { readSaleForm } from "#app/collection/snake/sale/form.ts";
import { changeSales } from "#app/collection/snake/sale/sale.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";
import { owner } from "#tests/support/owner.ts";
import { breedingSteps, formOf, ModelledSeasons, plus } from "./season-model.ts";

const ball = kindNamed("ball");
const START = Date.parse("2026-02-20T03:00:00Z");
const HOUR = 3_600_000;
/** Version of a snake after its price and feeding interval are set. */
const SET_UP = 4;
/** Feeding interval of every snake, in days. */
const EVERY = 10;
const REST: Readonly<Record<string, number>> = { refused: 7, vomited: 14 };

const ledgerSteps = [
  "hand-over",
  "undo-hand-over",
  "death",
  "undo-death",
  "return",
  "undo-return",
  "exclude",
  "include",
];
const entrySteps = ["publish", "end", "trash", "restore", "revert"];
const sales = ["on-sale", "negotiating", "display", "not-for-sale"].map((sale) => `sale:${sale}`);
const meals = ["eaten", "refused", "vomited", "assisted"].map((outcome) => `feed:${outcome}`);
const others = ["buy", "custody", "reserve", "stale", "treat"];

/** An action, its snake and the hours before it: a minute around midnight in Japan, a day, some weeks. */
export const step = fc.record({
  what: fc.constantFrom(...others, ...ledgerSteps, ...ledgerSteps, ...entrySteps, ...sales, ...meals, ...breedingSteps),
  which: fc.nat({ max: 59 }),
  hours: fc.constantFrom(0.01, 5, 11.99, 24, 24, 200, 700),
});
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Stay {
  since: string;
  how: string;
  left: { on: string; to: string } | null;
  died: string | null;
}

interface Snake {
  id: string;
  sex: "male" | "female";
  stays: Stay[];
  isExcluded: boolean;
  isTrashed: boolean;
  offered: { day: string; outcome: string } | null;
  eaten: string | null;
  treated: string[];
}

const outOf = (stay: Stay) => stay.left?.on ?? stay.died;

/** Returns whether a stay continues past the end of a day. */
function lasts(stay: Stay, day: string): boolean {
  const out = outOf(stay);
  return stay.since <= day && (out === null || out > day);
}

class ModelledShop {
  readonly db: Db = emptyDatabase();
  readonly #seasons = new ModelledSeasons(this.db);
  readonly #snakes: Snake[] = [];
  #time = START;
  #turn = 0;

  get #actor() {
    return { by: this.#turn % 2 === 0 ? "hana@example.jp" : "ken@example.jp", now: new Date(this.#time) };
  }

  get #today(): string {
    return new Date(this.#time + 9 * HOUR).toISOString().slice(0, 10);
  }

  async take({ what, which, hours }: Step): Promise<void> {
    this.#turn += 1;
    this.#time += hours * HOUR;
    if (what === "buy" || what === "custody") return this.buy(what === "buy" ? "bought" : "custody");
    const snake = this.#snakes[which % this.#snakes.length];
    if (!snake) return;
    if (breedingSteps.includes(what)) return this.#breed(snake, what, which);
    if (ledgerSteps.includes(what)) await this.#ledger(snake, what);
    else if (what === "stale") await this.#stale(snake);
    else if (what === "reserve") await this.#reserve(snake, which % 5);
    else if (what === "treat") await this.#treat(snake, 1 + (which % 30));
    else if (what.startsWith("feed:")) await this.#feed(snake, what.slice("feed:".length));
    else await this.#entry(snake, what, which);
  }

  async buy(how: string): Promise<void> {
    const number = `S-${this.#snakes.length + 1}`;
    const sex = this.#snakes.length % 2 === 0 ? "male" : "female";
    const cells = { number, sex, hatched: "2025", acquiredHow: how, acquiredOn: this.#today, breederAs: "breeder" };
    const made = await buySnake(this.db, formOf({ ...cells, acquiredFrom: "見本ファーム" }), this.#actor);
    if (!("id" in made)) throw new Error(JSON.stringify(made.problems));
    await this.#came(made.id, sex, how);
  }

  async #came(id: string, sex: Snake["sex"], how: string): Promise<void> {
    for (const [name, typed] of Object.entries({ price: "50000", feedEvery: String(EVERY), breeder: "見本ファーム" }))
      await this.#change(id, name, typed);
    const stays = [{ since: this.#today, how, left: null, died: null }];
    this.#snakes.push({ id, sex, stays, isExcluded: false, isTrashed: false, offered: null, eaten: null, treated: [] });
  }

  async #breed(snake: Snake, what: string, which: number): Promise<void> {
    if (what !== "pair") {
      const young = await this.#seasons.take(what, which, this.#today, this.#actor);
      const rows = this.db
        .selectFrom("entries")
        .select("id")
        .where("title", "in", ["", ...young])
        .orderBy("id");
      for (const { id } of await rows.execute()) await this.#came(id, "female", "born");
      return;
    }
    const other = this.#snakes.find((one) => one.sex !== snake.sex && this.#isHere(one));
    if (!other || !this.#isHere(snake)) return;
    const [sire, dam] = snake.sex === "male" ? [snake, other] : [other, snake];
    const second = this.#snakes.find(
      (one) => one.sex === "male" && one !== sire && which % 3 === 0 && this.#isHere(one),
    );
    const sires = [sire.id, ...(second ? [second.id] : [])];
    await this.#seasons.pair(sires, dam.id, this.#today, this.#actor);
  }

  async #change(id: string, name: string, typed: string): Promise<void> {
    const entry = await findEntry(this.db, "ball", id);
    const pick = { kind: "ball" as const, id, version: entry?.version ?? 0 };
    await changeOneField(this.db, ball, { name, typed }, [pick], this.#actor);
  }

  async #entry(snake: Snake, what: string, which: number): Promise<void> {
    const entry = await findEntry(this.db, "ball", snake.id);
    if (!entry) throw new Error(`${snake.id} is not there`);
    const pick = { kind: "ball" as const, id: snake.id, version: entry.version };
    if (what === "revert")
      await revert(
        this.db,
        "ball",
        snake.id,
        entry.version,
        SET_UP + (which % (entry.version - SET_UP + 1)),
        this.#actor,
      );
    else if (what.startsWith("sale:")) await this.#change(snake.id, "sale", what.slice("sale:".length));
    else await performBulkAction(this.db, what as "publish", [pick], this.#actor);
    snake.isTrashed = (await findEntry(this.db, "ball", snake.id))?.trashedAt != null;
    if (what === "trash") expect(snake.isTrashed).toBe(true);
  }

  async #reserve(snake: Snake, days: number): Promise<void> {
    const entry = await findEntry(this.db, "ball", snake.id);
    if (!entry || snake.isTrashed || !this.#isHere(snake)) return;
    const { id } = snake;
    const cells = { [`version.${id}`]: String(entry.version), [`sale.${id}`]: "sold", [`soldTo.${id}`]: "予約 さん" };
    const on = { [`soldOn.${id}`]: this.#today, [`agreedOn.${id}`]: plus(this.#today, days) };
    const { problems } = await changeSales(this.db, readSaleForm(formOf({ id, ...cells, ...on })), this.#actor);
    expect(problems).toEqual({});
  }

  async #treat(snake: Snake, days: number): Promise<void> {
    if (!this.#isHere(snake)) return;
    const form = formOf({ date: this.#today, medicine: `薬${this.#turn}`, dose: "0.2ml", days: `${days}日間` });
    expect(await noteCare(this.db, snake.id, form, this.#actor)).toBeNull();
    snake.treated.push(plus(this.#today, days - 1));
  }

  async #feed(snake: Snake, outcome: string): Promise<void> {
    if (!this.#isHere(snake)) return;
    const day = this.#today;
    const { id } = snake;
    const { saved } = await keepFeeding(
      this.db,
      formOf({ do: "save", date: day, [`meal.${id}`]: outcome }),
      this.#actor,
    );
    const isSecond = snake.offered?.day === day;
    expect(saved).toBe(isSecond ? 0 : 1);
    if (isSecond) return;
    snake.offered = { day, outcome };
    if (outcome === "eaten" || outcome === "assisted") snake.eaten = day;
  }

  #cells(snake: Snake): Record<string, string> {
    const day = this.#today;
    return {
      ...{ leftOn: day, leftHow: "sold", leftTo: `買った人${this.#turn}`, diedOn: day, deathCause: "不明", end: "on" },
      ...{ acquiredHow: "returned", acquiredOn: day, acquiredFrom: `買った人${this.#turn}`, excluded: "二重" },
      stay: String(snake.stays.length),
    };
  }

  /** Submits a form rendered before another admin's save: it is refused and changes nothing. */
  async #stale(snake: Snake): Promise<void> {
    const line = await ledgerLine(this.db, snake.id, this.#actor.now);
    const version = String((line?.version ?? 0) - 1);
    const form = formOf({ ...this.#cells(snake), leftOn: "2020-01-01", explained: "", do: "hand-over", version });
    const done = await takeStep(this.db, snake.id, form, "https://example.jp", this.#actor);
    expect(done).toHaveProperty("answer");
  }

  async #ledger(snake: Snake, what: string): Promise<void> {
    const before = await ledgerLine(this.db, snake.id, this.#actor.now);
    const form = formOf({ ...this.#cells(snake), do: what, version: String(before?.version ?? 0) });
    const done = await takeStep(this.db, snake.id, form, "https://example.jp", this.#actor);
    const isDone = done !== undefined && "flash" in done;
    expect(isDone, `${what} of ${snake.id}`).toBe(this.#isTaken(snake, what));
    if (isDone) await this.#takes(snake, what);
  }

  /** Applies a step to the model; returns whether it was possible. */
  #isTaken(snake: Snake, what: string): boolean {
    const day = this.#today;
    const last = snake.stays.at(-1);
    if (!last) return false;
    switch (what) {
      case "hand-over":
        if (last.died) return false;
        last.left = { on: day, to: `買った人${this.#turn}` };
        return true;
      case "undo-hand-over":
        last.left = null;
        return true;
      case "death":
        if (last.left) return false;
        last.died = day;
        return true;
      case "undo-death":
        last.died = null;
        return true;
      case "return":
        if (!last.left || last.died || snake.isTrashed || snake.isExcluded) return false;
        snake.stays.push({ since: day, how: "returned", left: null, died: null });
        return true;
      case "undo-return":
        if (snake.stays.length === 1 || last.left || last.died) return false;
        snake.stays.pop();
        return true;
      default:
        if (snake.stays.length > 1) return false;
        snake.isExcluded = what === "exclude";
        return true;
    }
  }

  /** Checks the sale state after a step: a departed snake is never on sale, a returned one not automatically. */
  async #takes(snake: Snake, what: string): Promise<void> {
    const sale = {
      "hand-over": "sold",
      "undo-return": "sold",
      return: "not-for-sale",
      exclude: "not-for-sale",
      death: "not-for-sale",
    }[what];
    const entry = await findEntry(this.db, "ball", snake.id);
    if (sale && entry && !(what === "hand-over" && snake.isExcluded)) expect(this.#fields(entry).sale).toBe(sale);
  }

  #fields(entry: Parameters<typeof contentOf>[0]): FieldsOf<"ball"> {
    return contentOf(entry).fields as FieldsOf<"ball">; // a snake's
  }

  #isHere(snake: Snake, day = this.#today): boolean {
    return !snake.isTrashed && !this.#hasLeft(snake, day);
  }

  #hasLeft(snake: Snake, day = this.#today): boolean {
    return snake.isExcluded || !snake.stays.some((stay) => lasts(stay, day));
  }

  async agrees(): Promise<void> {
    const present = this.#snakes.filter((snake) => this.#isHere(snake)).map(({ id }) => id);
    await this.#listsAgree(present.toSorted());
    await this.#ledgerAgrees();
    await this.#salesAgree(new Set(present));
    await this.#careAgrees(present);
    const thisYear = Number(this.#today.slice(0, 4));
    for (const year of [thisYear - 1, thisYear]) await this.#reportAgrees(year);
    const left = this.#snakes.filter((snake) => this.#hasLeft(snake)).map(({ id }) => id);
    await this.#seasons.agrees({ present, left }, this.#today, this.#actor.now);
  }

  /** The daily check, the ledger, all pages of the weighing list and the admin's list show the same animals. */
  async #listsAgree(present: readonly string[]): Promise<void> {
    const { db } = this;
    const { now } = this.#actor;
    const weighed: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const list = await collectionPage(db, new URLSearchParams({ page: String(page) }), now, "weights");
      pages = list.pages;
      weighed.push(...list.snakes.map(({ id }) => id));
    }
    expect(weighed.toSorted()).toEqual(present);
    const ledger = await ledgerList(owner, db, new URLSearchParams("show=here&all=1"), now);
    expect(ledger.rows.map(({ snake }) => snake).toSorted()).toEqual(present);
    expect((await checkPage(db, new URLSearchParams(), this.#actor)).typed.count).toBe(String(present.length));
    const list = await adminList(db, ball, new URLSearchParams("where=here&per=100"), now);
    expect(list.items.map(({ id }) => id).toSorted()).toEqual(present);
  }

  async #ledgerAgrees(): Promise<void> {
    const lines = await ledgerLines(this.db, this.#actor.now);
    const said = lines.map(({ snake, place, record, animal }) => {
      const { acquiredOn, leftOn, leftTo, diedOn } = record;
      return `${snake} ${place.stay}: ${acquiredOn ?? animal.hatched} ${leftOn && `${leftOn} ${leftTo}`} ${diedOn}`;
    });
    const own = this.#snakes.flatMap(({ id, stays }) =>
      stays.map(
        ({ since, left, died }, index) => `${id} ${index + 1}: ${since} ${left && `${left.on} ${left.to}`} ${died}`,
      ),
    );
    expect(said.toSorted()).toEqual(own.toSorted());
    expect((await ledgerCsv(owner, this.db, this.#actor.now)).trim().split("\r\n")).toHaveLength(own.length + 1);
  }

  async #salesAgree(present: ReadonlySet<string>): Promise<void> {
    const { now } = this.#actor;
    const entries = await Promise.all(this.#snakes.map(({ id }) => findEntry(this.db, "ball", id)));
    for (const sale of ["on-sale", "negotiating", "display"]) {
      const { items } = await listVisible(this.db, "ball", { filters: { sale }, perPage: 100 }, now);
      const shown = items.map(({ id }) => id).toSorted();
      expect(shown.filter((id) => !present.has(id) && !this.#isQuestioned(id))).toEqual([]);
      const own = entries.flatMap((entry) => {
        const isOut = entry?.status === "published" && !entry.trashedAt && entry.live?.fields.sale === sale;
        return isOut ? [entry.id] : [];
      });
      expect(shown).toEqual(own.toSorted());
    }
    const promised = entries.flatMap((entry) => {
      if (!entry || !present.has(entry.id)) return [];
      const { sale, agreedOn } = this.#fields(entry);
      return sale === "sold" && agreedOn && agreedOn <= plus(this.#today, 1) ? [entry.id] : [];
    });
    expect((await dueHandOvers(this.db, now)).map(({ id }) => id).toSorted()).toEqual(promised.toSorted());
  }

  /** Trashed snakes are not checked. */
  #isQuestioned(id: string): boolean {
    return this.#snakes.find((snake) => snake.id === id)?.isTrashed === true;
  }

  async #careAgrees(present: readonly string[]): Promise<void> {
    const today = this.#today;
    const here = this.#snakes.filter(({ id }) => present.includes(id));
    const isLogged = here.some(({ offered }) => offered);
    const due = here.filter(({ offered }) =>
      offered ? plus(offered.day, Math.max(EVERY, REST[offered.outcome] ?? 0)) <= today : isLogged,
    );
    const late = here.filter(({ offered, eaten }) => offered && (!eaten || plus(eaten, EVERY) < today));
    const { feeding, dueToday } = await overdueCare(this.db, this.#actor.now);
    expect([dueToday, feeding.total]).toEqual([due.length, late.length]);
    const treated = here.filter((snake) => snake.treated.some((until) => until >= today)).map(({ id }) => id);
    const list = await adminList(
      this.db,
      ball,
      new URLSearchParams("where=here&care=medicine&per=100"),
      this.#actor.now,
    );
    expect(list.items.map(({ id }) => id).toSorted()).toEqual(treated.toSorted());
  }

  async #reportAgrees(year: number): Promise<void> {
    const search = new URLSearchParams({ year: String(year) });
    const { report } = await ledgerReport(this.db, search, this.#actor.now);
    if (report.year !== year) return; // not begun yet
    const stays = this.#snakes.filter(({ isExcluded }) => !isExcluded).flatMap((snake) => snake.stays);
    const isIn = (day: string | null | undefined, month: string) => day?.startsWith(month) === true;
    const months = report.months.map(({ month }) => ({
      month,
      acquired: stays.filter(({ since }) => isIn(since, month)).length,
      born: stays.filter(({ since, how }) => how === "born" && isIn(since, month)).length,
      handedOver: stays.filter(({ left }) => isIn(left?.on, month)).length,
      died: stays.filter(({ died }) => isIn(died, month)).length,
    }));
    expect(report.months).toEqual(months);
    const keptAt = (day: string) => stays.filter((stay) => lasts(stay, plus(day, -1))).length;
    expect([report.start, report.end]).toEqual([keptAt(`${year}-04-01`), keptAt(`${year + 1}-04-01`)]);
    const strays = this.#snakes.flatMap(({ id, stays, isExcluded, isTrashed }) =>
      stays.flatMap((stay, i) => {
        const isStray = isTrashed && !isExcluded && outOf(stay) === null && stay.since < `${year + 1}-04-01`;
        return isStray ? [`${id} ${i + 1}`] : [];
      }),
    );
    expect(report.doubtful.map(({ snake, stay }) => `${snake} ${stay}`).toSorted()).toEqual(strays.toSorted());
    expect(report.difference).toBe(0);
  }
}

/** Applies the steps to a shop with some snakes and compares it with its model after each. */
export async function lives(snakes: number, steps: readonly Step[]): Promise<void> {
  const shop = new ModelledShop();
  for (let count = 0; count < snakes; count += 1) await shop.buy("bought");
  for (const one of steps) {
    await shop.take(one);
    await shop.agrees();
  }
  await shop.db.destroy();
}
