// A random while of a small shop through the real forms. After each step every list agrees on who is here, and nothing gone is offered.

import "#app/collection/papers/papers.server.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { performBulkAction } from "#app/cms/admin/editing/bulk/bulk.server.ts";
import { changeOneField } from "#app/cms/admin/editing/bulk/one-field.server.ts";
import { findEntry, revert } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import { isGone } from "#app/collection/life/line.ts";
import { checkPage } from "#app/collection/papers/check/checks.server.ts";
import { buySnake } from "#app/collection/papers/ledger/buy.server.ts";
import { ledgerLine, ledgerLines } from "#app/collection/papers/ledger/ledger.server.ts";
import { ledgerList, ledgerReport } from "#app/collection/papers/ledger/list.server.ts";
import { takeStep } from "#app/collection/papers/ledger/steps.server.ts";
import { livingSnakes } from "#app/kinds/ball/care/collection.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";
import { formData } from "#tests/support/form-data.ts";
import { owner } from "#tests/support/owner.ts";

const ball = kindNamed("ball");
const START = Date.parse("2026-03-25T03:00:00Z");
const DAY = 86_400_000;

function formOf(cells: Record<string, string>): FormData {
  const form = formData(cells);
  return form;
}

/** A shop with its clock: each step takes half a day. */
class Shop {
  readonly db: Db = emptyDatabase();
  #time = START;
  #bought = 0;
  readonly ids: string[] = [];

  get actor() {
    return { by: "hana@example.jp", now: new Date(this.#time) };
  }

  get today(): string {
    return new Date(this.#time + 9 * 3_600_000).toISOString().slice(0, 10);
  }

  async step(what: string, index: number): Promise<void> {
    this.#time += DAY / 2;
    if (what === "buy") return this.#buy();
    const id = this.ids[index % this.ids.length];
    const entry = id === undefined ? undefined : await findEntry(this.db, "ball", id);
    if (!id || !entry) return;
    const pick = { kind: "ball" as const, id, version: entry.version };
    if (what === "revert") await revert(this.db, "ball", id, entry.version, 1 + (index % entry.version), this.actor);
    else if (what === "publish" || what === "end" || what === "trash" || what === "restore")
      await performBulkAction(this.db, what, [pick], this.actor);
    else if (what.startsWith("sale:"))
      await changeOneField(this.db, ball, { name: "sale", typed: what.slice("sale:".length) }, [pick], this.actor);
    else await this.#ledger(id, what);
  }

  async #buy(): Promise<void> {
    this.#bought += 1;
    const cells = { number: `S-${this.#bought}`, hatched: "2025", acquiredHow: "bought", acquiredOn: this.today };
    const made = await buySnake(this.db, formOf({ ...cells, breederAs: "breeder" }), this.actor);
    if (!("id" in made)) throw new Error(JSON.stringify(made.problems));
    this.ids.push(made.id);
    const entry = await findEntry(this.db, "ball", made.id);
    const pick = { kind: "ball" as const, id: made.id, version: entry?.version ?? 0 };
    await changeOneField(this.db, ball, { name: "price", typed: "50000" }, [pick], this.actor);
  }

  async #ledger(id: string, step: string): Promise<void> {
    const line = await ledgerLine(this.db, id, this.actor.now);
    const days = { leftOn: this.today, leftHow: "sold", diedOn: this.today, deathCause: "不明", end: "on" };
    const form = formOf({ ...days, excluded: "二重", do: step, version: String(line?.version ?? 0) });
    await takeStep(this.db, id, form, "https://example.jp", this.actor);
  }

  async holds(): Promise<void> {
    const { db } = this;
    const { now } = this.actor;
    const weighed = await livingSnakes(db, new URLSearchParams(), now);
    const ledger = await ledgerList(owner, db, new URLSearchParams("show=here"), now);
    expect(weighed.snakes.map(({ id }) => id).sort()).toEqual(ledger.rows.map(({ snake }) => snake).sort());
    expect((await checkPage(db, new URLSearchParams(), now)).typed.count).toBe(String(weighed.total));
    const lines = await ledgerLines(db, now);
    const gone = lines.filter(({ record }) => isGone(record));
    for (const sale of ["display", "on-sale", "negotiating"]) {
      const { items } = await listVisible(db, "ball", { filters: { sale }, perPage: 100 }, now);
      expect(items.filter(({ id }) => gone.some(({ snake }) => snake === id))).toEqual([]);
    }
    expect((await ledgerReport(db, new URLSearchParams("year=2026"), now)).report.difference).toBe(0);
  }
}

const steps = [
  ...["buy", "publish", "end", "trash", "restore", "revert"],
  ...["sale:on-sale", "sale:negotiating", "sale:sold", "sale:display"],
  ...["hand-over", "undo-hand-over", "death", "undo-death", "exclude", "include"],
];

test("after any step the daily check, the ledger and the weighing list agree, and nothing gone is on sale", async () => {
  const step = fc.tuple(fc.constantFrom(...steps), fc.nat({ max: 7 }));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 20 }), async (taken) => {
      const shop = new Shop();
      for (const [what, index] of [["buy", 0], ["buy", 0], ...taken] as typeof taken) {
        await shop.step(what, index);
        await shop.holds();
      }
      await shop.db.destroy();
    }),
    { numRuns: 8 },
  );
});
