import { beforeEach, describe, expect, test } from "vitest";
import { performBulkAction } from "#app/cms/admin/editing/bulk/bulk.server.ts";
import { bulkFields } from "#app/cms/admin/editing/bulk/bulk.ts";
import { bulkOutcome, undoBulk } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import { changeOneField } from "#app/cms/admin/editing/bulk/one-field.server.ts";
import { end, revert, trash } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { dueSteps } from "#app/collection/breeding/due.server.ts";
import { hatch } from "#app/collection/breeding/hatchlings/hatch.server.ts";
import { hatchlingsPage } from "#app/collection/breeding/hatchlings/page.server.ts";
import { notePairs } from "#app/collection/breeding/pairs/pairs.server.ts";
import { seasonPage } from "#app/collection/breeding/season/season-page.server.ts";
import { keepFeeding } from "#app/collection/care/feeding/feeding.server.ts";
import { keepWeighings } from "#app/collection/care/weighing/weighing.server.ts";
import { takeInCsv } from "#app/collection/csv/import.server.ts";
import { buySnake } from "#app/collection/papers/ledger/buy.server.ts";
import { takeStep } from "#app/collection/papers/ledger/steps.server.ts";
import { papersOf } from "#app/collection/papers/papers.server.ts";
import { dueOf } from "#app/collection/snake/due.server.ts";
import { noteCare } from "#app/collection/snake/note-care.server.ts";
import { addWeight } from "#app/collection/snake/own-page.server.ts";
import { readSaleForm } from "#app/collection/snake/sale/form.ts";
import { changeSales } from "#app/collection/snake/sale/sale.server.ts";
import { careOf } from "#app/kinds/ball/care/care-log.server.ts";
import { breedCalendar } from "#app/kinds/breed/calendar.server.ts";
import { runningSeasons } from "#app/kinds/breed/season-lines.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { exportSite } from "#app/transfer/export.server.ts";
import { importSite } from "#app/transfer/import.server.ts";
import {
  content,
  formOf,
  hana,
  ken,
  memory,
  press,
  publishedEntry,
  state,
} from "#tests/cms/admin/editing/editor-harness.ts";
import { formData } from "#tests/support/form-data.ts";
import { owner } from "#tests/support/owner.ts";
import { breedPage } from "#tests/support/pages.ts";
import { noteSeason } from "#tests/support/season.ts";
import { scratchFolder } from "#tests/transfer/sites.ts";

const ball = kindNamed("ball");
const snake = (number: string, more: Record<string, unknown> = {}) =>
  content("ball", {
    title: `個体 ${number}`,
    fields: { number, hatched: "2025-06-01", origin: "own", price: 50_000, ...more },
  });

let db: Db;
beforeEach(async () => {
  db = memory();
  // Its second version was on sale: undo and the history refer to it.
  await publishedEntry(db, "ball", "akane", snake("X001", { sale: "on-sale" }));
  await publishedEntry(db, "ball", "aoi", snake("25-1-12"));
});

async function ledger(step: string, cells: Record<string, string>) {
  const form = formData({ do: step, version: "0", ...cells });
  const done = await takeStep(db, "akane", form, "https://example.jp", hana);
  expect(done).toMatchObject({ flash: step });
}

const offers = async () => {
  const { live, draft, next } = await state(db, "ball", "akane");
  return [live, draft, next].flatMap((one) => (one ? [one.fields.sale] : []));
};

const tryCsv = (text: string) => takeInCsv(db, text, hana, { seal: null, sure: ["akane"] });

describe("a snake that died or was handed over", () => {
  /** Every way to offer it for sale; each returns the response as text. */
  const doors: Record<string, () => Promise<unknown>> = {
    "the long form, published": async () => {
      const { version } = await state(db, "ball", "akane");
      return press(db, "ball", "akane", formOf("ball", snake("X001", { sale: "on-sale" }), version, ["do", "publish"]));
    },
    "the long form, scheduled": async () => {
      const { version } = await state(db, "ball", "akane");
      const times: [string, string] = ["publishAt", "2026-12-24T09:00"];
      const form = formOf("ball", snake("X001", { sale: "negotiating" }), version, ["do", "publish"], times);
      return press(db, "ball", "akane", form);
    },
    "the long form, on display": async () => {
      const { version } = await state(db, "ball", "akane");
      const form = formOf("ball", snake("X001", { sale: "display" }), version, ["do", "publish"]);
      return press(db, "ball", "akane", form);
    },
    "the long form, as a draft": async () => {
      const { version } = await state(db, "ball", "akane");
      return press(db, "ball", "akane", formOf("ball", snake("X001", { sale: "on-sale" }), version, ["do", "save"]));
    },
    "one field of many": async () => {
      const { version } = await state(db, "ball", "akane");
      const pick = { kind: "ball" as const, id: "akane", version };
      const done = await changeOneField(db, ball, { name: "sale", typed: "on-sale" }, [pick], hana);
      return bulkOutcome(db, "token" in done ? done.token : null);
    },
    "the page of sales": async () => {
      const { version } = await state(db, "ball", "akane");
      const form = formData({ id: "akane", "sale.akane": "on-sale", "version.akane": String(version) });
      return changeSales(db, readSaleForm(form), hana);
    },
    "a CSV file": () => tryCsv("個体番号,販売状態\nX001,販売中"),
    "a CSV file, once it is off the site": async () => {
      await end(db, "ball", "akane", (await state(db, "ball", "akane")).version, hana);
      return tryCsv("個体番号,販売状態\nX001,販売中");
    },
    "an old version, published": async () => {
      const { version } = await state(db, "ball", "akane");
      expect(await revert(db, "ball", "akane", version, 2, hana)).toMatchObject({ ok: true });
      const pick = { kind: "ball" as const, id: "akane", version: version + 1 };
      return performBulkAction(db, "publish", [pick], hana);
    },
    "a folder of files": () => importSite(db, folder, { replace: true, dryRun: false, now: hana.now }),
  };
  let folder = "";
  const gone = {
    died: ["death", { diedOn: "2026-08-27", deathCause: "老衰" }, "帳簿では「2026年8月27日に死亡」となっています"],
    "was handed over": [
      "hand-over",
      { leftOn: "2026-10-01", leftHow: "sold" },
      "帳簿では「2026年10月1日に販売」となっています",
    ],
  } as const;

  test.each(
    Object.keys(doors).flatMap((door) => Object.keys(gone).map((how) => [door, how as keyof typeof gone] as const)),
  )("%s: one that %s is not offered, with the reason", async (door, how) => {
    folder = scratchFolder();
    await exportSite(db, folder, { replace: true });
    const [step, cells, words] = gone[how];
    await ledger(step, cells);
    const said = JSON.stringify(await doors[door]?.());
    expect(said).toContain(words);
    const { live } = await state(db, "ball", "akane");
    expect(live?.fields.sale).toBe(how === "died" ? "not-for-sale" : "sold");
    if (door !== "an old version, published") expect(await offers()).not.toContain("on-sale");
  });

  test("a bulk undo keeps the state of the ledger", async () => {
    const { version } = await state(db, "ball", "akane");
    const pick = { kind: "ball" as const, id: "akane", version };
    const done = await changeOneField(db, ball, { name: "sale", typed: "display" }, [pick], hana);
    await db
      .updateTable("bulk_results")
      .set({ changed: rewound(version + 2) })
      .execute();
    await ledger("death", { diedOn: "2026-08-27", deathCause: "老衰" });
    const token = "token" in done ? done.token : "";
    await undoBulk(db, token, ken);
    expect((await bulkOutcome(db, token))?.failed).toMatchObject([{ why: expect.stringContaining("に死亡」") }]);
    expect(await offers()).toEqual(["not-for-sale"]);
  });

  /** A stored undo of the current version: the ledger's own write increments it. */
  const rewound = (version: number) =>
    JSON.stringify([
      {
        ...{ kind: "ball", id: "akane", version },
        before: {
          ...{ status: "published", publishAt: hana.now.toISOString(), liveAt: null, trashedAt: null, endAt: null },
          ...{ live: snake("X001", { sale: "on-sale" }), draft: null, next: null, nextAt: null },
        },
      },
    ]);
});

describe("an individual number", () => {
  test.each(["long form", "draft", "csv", "purchase", "hatchlings", "folder"] as const)(
    "belonging to another is rejected by %s, in any width and case",
    async (door) => {
      const number = "ｘ００１";
      const taken = "この番号は「個体 X001」が使っています";
      const answers = {
        "long form": () =>
          press(db, "ball", null, formOf("ball", snake(number), 0, ["do", "publish"], ["id", "new-one"])),
        draft: () => press(db, "ball", "aoi", formOf("ball", snake(number), 2, ["do", "save"])),
        csv: () => tryCsv(`ID,個体番号\naoi,${number}`),
        async purchase() {
          const form = new FormData();
          form.set("number", number);
          form.set("acquiredOn", "2026-11-01");
          return buySnake(db, form, hana);
        },
        async hatchlings() {
          const season = await publishedEntry(db, "breed", "season", content("breed", { title: "2026年" }));
          const { typed } = await hatchlingsPage(db, season, new URLSearchParams({ first: number }), hana.now);
          const [row] = typed.rows;
          const rows = row ? [{ ...row, number }] : [];
          return hatch(db, season, { ...typed, hatched: "2026-10-01", common: "パステル", rows }, hana);
        },
        async folder() {
          const other = memory();
          await publishedEntry(other, "ball", "elsewhere", snake(number));
          const folder = scratchFolder();
          await exportSite(other, folder, { replace: true });
          return importSite(db, folder, { replace: false, dryRun: false, now: hana.now });
        },
      };
      expect(JSON.stringify(await answers[door]())).toContain(taken);
      expect(contentOf(await state(db, "ball", "aoi")).fields.number).toBe("25-1-12");
      expect(await db.selectFrom("entries").select("id").where("kind", "=", "ball").execute()).toHaveLength(2);
    },
  );

  test("differs by its hyphens: 25-11-2 is a new snake beside 25-1-12, in files and forms", async () => {
    const { plan } = await tryCsv("個体番号,名前,性別\n25-11-2,新しい子,メス");
    expect(plan).toMatchObject({ problems: [], rows: [{ what: "new", title: "新しい子", number: "25-11-2" }] });
    const weights = await tryCsv("個体番号,日付,体重\n25-11-2,2026-11-01,777\n25-1-12,2026-11-01,700");
    const message = "個体「25-11-2」が見つかりません。個体番号か名前を確かめてください";
    expect(weights.plan.problems).toMatchObject([{ line: 2, message }]);
    // A name that is a number, too.
    const named = await tryCsv("名前,父\n個体 25-11-2,\n子,個体 2-51-12");
    expect(named.plan).toMatchObject({ rows: [{ line: 2, what: "new" }], problems: [{ line: 3 }] });
    const form = formOf("ball", snake("25-11-2"), 0, ["do", "publish"], ["id", "new-one"]);
    expect(await press(db, "ball", null, form)).toMatchObject({ type: "done" });
  });

  test("of a trashed snake cannot be reused until it is excluded from the ledger; bulk changes do not offer the field", async () => {
    await trash(db, "ball", "akane", 2, hana);
    const again = () => press(db, "ball", "aoi", formOf("ball", snake("X001"), 2, ["do", "save"]));
    expect(JSON.stringify(await again())).toContain("ゴミ箱にあるか、削除された個体「個体 X001」が使っています");
    await ledger("exclude", { excluded: "誤って登録した" });
    expect(await again()).toMatchObject({ type: "done" });
    expect(bulkFields(ball, true)).not.toContain("number");
  });
});

describe("a record of a day on which the snake was not here", () => {
  beforeEach(async () => {
    await ledger("death", { diedOn: "2026-08-27", deathCause: "老衰" });
  });
  const after = "2026年8月30日は、死亡（2026年8月27日）のあとです";
  const before = "2024年1月5日は、生まれる前です（ハッチ 2025年6月1日）";

  test.each([
    ["2026-08-30", after],
    ["2024-01-05", before],
  ])(
    "%s is asked about on its page, for many at once and in a file, and stored after confirmation",
    async (date, words) => {
      const form = (cells: Record<string, string>) => formData({ date, ...cells });
      const weight = { date, grams: "500", isPublic: true };
      expect(await addWeight(db, "akane", { ...weight, sure: "" }, hana)).toMatchObject({ doubt: words });
      const meal = { meal: "eaten", prey: "mouse", size: "adult", count: "1" };
      expect((await noteCare(db, "akane", form(meal), hana))?.doubt?.question).toContain(words);
      const many = await keepWeighings(db, form({ "grams.akane": "500" }), hana);
      expect(many).toMatchObject({ saved: 0, left: { doubts: { akane: words } } });
      const fed = Object.fromEntries(Object.entries(meal).map(([name, value]) => [`${name}.akane`, value]));
      const feeding = await keepFeeding(db, form({ do: "save", ...fed }), hana);
      expect(feeding.left?.doubts.akane?.question).toContain(words);
      const { plan } = await tryCsv(`個体番号,日付,体重\nX001,${date},500`);
      expect(plan.rows).toMatchObject([{ doubt: words }]);
      expect(await careOf(db, "akane")).toEqual([]);
      expect(await addWeight(db, "akane", { ...weight, sure: "500" }, hana)).toBeNull();
      expect(await noteCare(db, "akane", form({ ...meal, seen: date }), hana)).toBeNull();
      const again = { ...meal, shown: hana.now.toISOString() };
      expect(await noteCare(db, "akane", form(again), hana)).toBeNull();
      expect((await noteCare(db, "akane", form({ ...again, shed: "whole" }), hana))?.doubt?.isSecond).toBe(true);
      expect(await careOf(db, "akane")).toHaveLength(2);
    },
  );

  test("is asked about for excluded snakes, and in a season of its parents", async () => {
    await ledger("undo-death", { version: "1" });
    await publishedEntry(
      db,
      "breed",
      "pair",
      content("breed", { title: "2026年", fields: { sire: "aoi", dam: "akane" } }),
    );
    const note = (cells: Record<string, string>) => seasonPage.act(db, "pair", formData(cells), hana);
    const pairs = await notePairs(db, formData({ date: "2024-01-05", "pair.pair": "lock" }), hana);
    expect(pairs).toMatchObject({ ok: false, answer: { seen: `2026年：母：${before}。父：${before}` } });
    await ledger("exclude", { version: "2", excluded: "二重に登録" });
    const words = "母：帳簿から除いた個体です（二重に登録）";
    const asked = { answer: { seen: words, problems: [{ message: `${words}。もう一度押すと、この日で記録します` }] } };
    expect(await note({ do: "laid", date: "2026-10-01" })).toMatchObject(asked);
    expect(await note({ do: "text", text: "ロック 2026/10/1" })).toMatchObject(asked);
    const record = await state(db, "breed", "pair");
    const { typed } = await hatchlingsPage(db, record, new URLSearchParams(), hana.now);
    const clutch = await hatch(db, record, { ...typed, laid: "2026-10-01", eggs: "1" }, hana, true);
    expect(clutch).toMatchObject({ answer: { doubts: { laid: words } } });
    expect(await note({ do: "laid", date: "2026-10-01", seen: words })).toMatchObject({ flash: "noted" });
    expect(await note({ do: "laid", date: "2026-10-01", seen: words })).toMatchObject({ flash: "already" });
    // A hatching names no parent, but may be too early for its eggs.
    const seen = "ハッチ日が、産卵から1日後です。日付を確かめてください";
    expect(await note({ do: "hatched", date: "2026-10-02" })).toMatchObject({ answer: { seen } });
    expect(await note({ do: "text", text: "ハッチ 2026/10/2" })).toMatchObject({ answer: { seen } });
    expect(await note({ do: "hatched", date: "2026-10-02", seen })).toMatchObject({ flash: "noted" });
  });
});

test("of a dam that died before laying no eggs are expected anywhere; those she laid still hatch", async () => {
  await publishedEntry(
    db,
    "breed",
    "season",
    content("breed", { title: "2026年", fields: { sire: "aoi", dam: "akane" } }),
  );
  await noteSeason(db, "season", { pairings: ["2026-10-24"] });
  const expected = async () => {
    const dam = await state(db, "ball", "akane");
    const own = await dueOf(owner, db, dam, { papers: await papersOf(db, dam.id, hana.now), now: hana.now });
    const shown = (await breedPage(db, "season", hana.now))?.steps.filter(({ state }) => state === "estimated") ?? [];
    const site = { origin: "https://example.jp", siteName: "見本" };
    return [
      (await dueSteps(db, hana.now, 366)).length,
      own.filter(({ words }) => words.includes("目安")).length,
      shown.length,
      (await breedCalendar(db, "season", site, hana.now))?.match(/SUMMARY:.*の目安/g)?.length ?? 0,
      (await runningSeasons(db, hana.now)).length,
    ];
  };
  expect(await expected()).toEqual([4, 1, 4, 4, 1]);
  await ledger("death", { diedOn: "2026-11-19", deathCause: "不明" });
  expect(await expected()).toEqual([0, 0, 0, 0, 0]);
  await noteSeason(db, "season", { laid: "2026-11-10", eggs: 6 });
  expect(await expected()).toEqual([1, 0, 1, 1, 1]);
});
