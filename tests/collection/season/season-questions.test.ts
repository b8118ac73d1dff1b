import { beforeEach, expect, test } from "vitest";
import { STARTER_ACTOR } from "#app/cms/content/actors.ts";
import { type Actor, createEntry, trash } from "#app/cms/content/lifecycle.server.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { doubtfulInTrash, doubtfulSeasons } from "#app/collection/breeding/due.server.ts";
import { beginSeason } from "#app/collection/breeding/pair/new-pair.server.ts";
import { seasonPage } from "#app/collection/breeding/season/season-page.server.ts";
import { eventOn, eventWords, type NewSeasonEvent } from "#app/collection/season/season-event.ts";
import { lifeOf } from "#app/collection/season/season-life.ts";
import {
  eventsOfSeason,
  replaceEvents,
  type SeasonLine,
  writeSeason,
} from "#app/collection/season/season-log.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { content, hana, memory, publishedEntry, state } from "#tests/cms/admin/editing/editor-harness.ts";
import { formData } from "#tests/support/form-data.ts";
import { breedPage } from "#tests/support/pages.ts";

let db: Db;
beforeEach(async () => {
  db = memory();
  await publishedEntry(db, "breed", "season", content("breed", { title: "2026年" }));
});

const write = (...add: NewSeasonEvent[]) =>
  db.transaction().execute((trx) => writeSeason(trx, "season", { add }, hana));
const storedBy = (actor: Actor, ...add: SeasonLine[]) =>
  db.transaction().execute((trx) => replaceEvents(trx, "season", { remove: [], add }, actor));
const stored = (...add: SeasonLine[]) => storedBy(hana, ...add);
const lines = async () => (await eventsOfSeason(db, "season")).map((event) => `${event.date} ${eventWords(event)}`);
const questions = async () => {
  const entry = await state(db, "breed", "season");
  return (await seasonPage.load({} as never, db, entry, hana.now, new URLSearchParams())).questions; // no capability is needed
};
const answer = (value: string) => {
  const form = new FormData();
  form.set("do", "answer");
  form.set("answer", value);
  return seasonPage.act(db, "season", form, hana);
};

test.each([
  [[eventOn("hatched", "2026-05-01")], "ハッチ（2026年5月1日）が、産卵（2026年5月2日）より前の日付です"],
  [[eventOn("together", "2026-05-03")], "産卵（2026年5月2日）が、ペアリング（2026年5月3日）より前の日付です"],
  [[eventOn("lost", "2026-05-01", { count: 1 })], "卵の損失（2026年5月1日）が、産卵（2026年5月2日）より前の日付です"],
  [
    [eventOn("hatched", "2026-07-01", { count: 6 }), eventOn("lost", "2026-06-01", { count: 1 })],
    "ハッチ（6匹）と卵の損失（1個）の合計が、有精卵6個より多くなっています",
  ],
])("%j after a clutch is rejected completely", async (events, problem) => {
  await write(eventOn("laid", "2026-05-02", { count: 6 }));
  expect(await write(...events)).toEqual({ ok: false, problems: [problem] });
  expect(await lines()).toHaveLength(1);
});

test("two dates of one step are asked about; one press keeps one, or both as a range", async () => {
  await write(eventOn("laid", "2026-05-02", { count: 6 }));
  await storedBy({ by: STARTER_ACTOR, now: hana.now }, eventOn("laid", "2026-05-04", { slugs: 1 }));
  const [question] = await questions();
  expect(question?.words).toBe("産卵の記録が2つあります。どれが正しいですか。");
  expect(question?.answers.map(({ label }) => label)).toEqual([
    `2026年5月2日 有精卵6個が正しい（${hana.by}）`,
    "2026年5月4日 無精卵1個が正しい（ファイルの読み込み）",
    "どれも正しい（2026年5月2日〜5月4日 有精卵6個・無精卵1個）",
  ]);
  expect((await breedPage(db, "season", hana.now))?.steps[3]).toMatchObject({ days: ["2026-05-02", "2026-05-04"] });
  expect(await answer(question?.answers[2]?.value ?? "")).toEqual({ flash: "answered" });
  expect(await lines()).toEqual(["2026-05-02 産卵 有精卵6個・無精卵1個"]);
  expect(await questions()).toEqual([]);
  expect(await answer(question?.answers[0]?.value ?? "")).toEqual({ flash: "gone" });
});

test("a second clutch is separate once the first has hatched or is lost; otherwise it is asked about", async () => {
  await write(eventOn("laid", "2026-03-02", { count: 6 }));
  expect(await write(eventOn("laid", "2026-08-01"))).toMatchObject({ ok: true });
  expect((await questions())[0]?.words).toBe(
    "産卵の記録が2つあります。どれが正しいですか。2回産んだなら、2回目の卵の数と、前の卵のハッチか損失も記録してください。",
  );
  await write(eventOn("hatched", "2026-05-01", { count: 5 }), eventOn("lost", "2026-05-02", { count: 1 }));
  expect(await questions()).toHaveLength(1);
  await write(eventOn("laid", "2026-08-01", { count: 4 }));
  await write(eventOn("ovulated", "2026-01-10"), eventOn("ovulated", "2026-06-15"));
  expect(await questions()).toEqual([]);
  expect(lifeOf(await eventsOfSeason(db, "season"))).toMatchObject({
    eggs: 10,
    hatchlings: 5,
    lost: 1,
    remaining: 4,
    hatched: null,
  });
  const page = await breedPage(db, "season", hana.now);
  expect(page?.steps.slice(3)).toMatchObject([{ days: ["2026-03-02", "2026-08-01"] }, { state: "estimated" }]);
  expect(await write(eventOn("hatched", "2026-09-28", { count: 5 }))).toMatchObject({
    problems: ["ハッチ（5匹）と卵の損失（0個）の合計が、有精卵4個より多くなっています"],
  });
  expect(await write(eventOn("hatched", "2026-09-28", { count: 4 }))).toMatchObject({ ok: true });
});

test.each([
  ["hatched", eventOn("laid", "2026-04-15", { count: 6 }), eventOn("hatched", "2026-06-10", { count: 6 })],
  ["lost", eventOn("laid", "2026-04-15", { count: 6 }), eventOn("lost", "2026-05-01", { count: 6 })],
  ["hatched, eggs uncounted", eventOn("laid", "2026-04-15"), eventOn("hatched", "2026-06-10", { count: 6 })],
])("a clutch soon after one that is %s is noted without a question", async (_, ...first) => {
  await write(...first);
  expect(await write(eventOn("laid", "2026-06-20", { count: 5 }))).toMatchObject({ ok: true });
  expect([await questions(), lifeOf(await eventsOfSeason(db, "season")).laid]).toEqual([[], "2026-06-20"]);
});

test("eggs counted later complete their clutch", async () => {
  await write(eventOn("laid", "2026-05-02"));
  await write(eventOn("laid", "2026-05-02", { count: 6, slugs: 2 }));
  expect(await lines()).toEqual(["2026-05-02 産卵 有精卵6個・無精卵2個"]);
});

test("a date only in a draft is public only after confirmation", async () => {
  await stored({ ...eventOn("laid", "2026-05-02"), isPublic: false });
  const laid = async () => (await breedPage(db, "season", hana.now))?.steps[3]?.state;
  expect(await laid()).toBe("open");
  const [question] = await questions();
  await answer(question?.answers[0]?.value ?? "");
  expect(await laid()).toBe("recorded");
});

test("a season started today with events of another year has that year in its title", async () => {
  const snake = (id: string, sex: string) =>
    publishedEntry(db, "ball", id, content("ball", { title: id, fields: { sex } }));
  await snake("sora", "male");
  await createEntry(db, "ball", "shizuku", content("ball", { title: "雫", fields: { sex: "female" } }), hana);
  const form = new FormData();
  for (const [name, value] of [
    ["sire", "sora"],
    ["dam", "shizuku"],
  ] as const)
    form.set(name, value);
  const id = await beginSeason(db, form, hana);
  if (id === null) throw new Error("not begun");
  const title = async () => contentOf(await state(db, "breed", id)).title;
  expect(await title()).toBe("2026年 sora×雫");
  await db.transaction().execute((trx) => writeSeason(trx, id, { add: [eventOn("together", "2023-12-16")] }, hana));
  expect(await title()).toBe("2023年 sora×雫");
  await db.transaction().execute((trx) => writeSeason(trx, id, { add: [eventOn("laid", "2024-05-14")] }, hana));
  expect(await title()).toBe("2024年 sora×雫");
});

test("the parsed events are shown, a note that may be more is asked about, and one press undoes all", async () => {
  const press = (values: Record<string, string>) => seasonPage.act(db, "season", formData(values), hana);
  const page = async (result: string) => {
    const entry = await state(db, "breed", "season");
    return seasonPage.load({} as never, db, entry, hana.now, new URLSearchParams({ result })); // no capability is needed
  };
  const done = await press({ do: "text", text: "2026/2/4 ロック、2026/2/6 ロック？、2026/2/7 ロック中止" });
  const result = done && "result" in done ? done.result : "";
  const { recorded, questions: asked } = await page(result);
  expect(recorded.map(({ words }) => words)).toEqual([
    "2026年2月4日 ロック",
    "2026年2月6日 メモ：ロック?",
    "2026年2月7日 メモ：ロック中止",
  ]);
  expect(asked.map(({ words }) => words)).toEqual(["2026年2月6日「ロック?」は、メモとして残しました。"]);
  expect(asked[0]?.answers.map(({ label }) => label)).toEqual(["ロックとして記録する"]);
  expect(await press({ do: "answer", answer: asked[0]?.answers[0]?.value ?? "", result })).toEqual({ result });
  expect(await lines()).toEqual(["2026-02-04 ロック", "2026-02-06 ロック（ロック?）", "2026-02-07 ロック中止"]);
  await press({ undo: result });
  expect(await lines()).toEqual([]);
});

test("a season with questions is named apart from the others while it is in the trash", async () => {
  await stored(eventOn("laid", "2026-05-02"), eventOn("laid", "2026-05-04"));
  const doubt = { id: "season", title: "2026年", questions: ["産卵の記録が2つあります。どれが正しいですか。"] };
  expect([await doubtfulSeasons(db, hana.now), await doubtfulInTrash(db)]).toMatchObject([[doubt], []]);
  await trash(db, "breed", "season", (await state(db, "breed", "season")).version, hana);
  expect([await doubtfulSeasons(db, hana.now), await doubtfulInTrash(db)]).toMatchObject([[], [doubt]]);
});

test("snakes of a season without a hatching are asked about; one press records it by their days", async () => {
  await write(eventOn("laid", "2026-05-28", { count: 7 }));
  for (const [id, hatched] of Object.entries({ a: "2026-07-26", b: "2026-07-26", c: "2026-07-28", d: "2026" }))
    await publishedEntry(
      db,
      "ball",
      id,
      content("ball", { title: id, fields: { number: id, hatched, breed: "season" } }),
    );
  const [question] = await questions();
  expect(question?.words).toBe("この記録から生まれた個体が4匹いますが、ハッチの記録がありません。");
  expect(question?.answers.map(({ label }) => label)).toEqual([
    "ハッチ 2026年7月26日 2匹、ハッチ 2026年7月28日 1匹を記録する",
  ]);
  expect(await doubtfulSeasons(db, hana.now)).toMatchObject([{ id: "season" }]);
  expect(await answer("hatched")).toEqual({ flash: "answered" });
  expect(lifeOf(await eventsOfSeason(db, "season"))).toMatchObject({ hatchlings: 3, remaining: 4 });
  expect(await questions()).toEqual([]);
});
