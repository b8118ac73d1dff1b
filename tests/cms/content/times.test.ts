import { beforeEach, expect, test } from "vitest";
import { applyDueChanges, nextScheduledChange } from "#app/cms/content/due.server.ts";
import { stageOf } from "#app/cms/content/entry.ts";
import { end, publish, restore, saveDraft, trash, unschedule } from "#app/cms/content/lifecycle.server.ts";
import { entryState, placeEntry } from "#app/cms/content/place.server.ts";
import { countKeys, getVisible, hasBeenVisible } from "#app/cms/content/public-queries.server.ts";
import { find } from "#app/cms/content/search/find.server.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import { readGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { at, content, hana, ken, memory, publishedEntry, state } from "#tests/cms/admin/editing/editor-harness.ts";

let db: Db;
beforeEach(() => {
  db = memory();
});

const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
const term = (title: string) => content("term", { title, fields: { reading: "よみ" } });
const change = (version: number, minutes: number, title = "新しい題", endAt?: string | null) =>
  publish(db, "term", "shed", version, term(title), after(minutes).toISOString(), hana, endAt);

/** Returns what a visitor reads at that minute, after due changes have been applied. */
async function seen(minutes: number): Promise<string | undefined> {
  await applyDueChanges(db, after(minutes));
  return (await getVisible(db, "term", "shed", after(minutes)))?.content.title;
}

const stage = async (minutes: number) => stageOf(await state(db, "term", "shed"), after(minutes));

test("a scheduled change of a published entry waits, and the old version stays up", async () => {
  const { version, publishAt } = await publishedEntry(db, "term", "shed", term("前の題"));
  await change(version, 60);
  expect(await seen(59)).toBe("前の題");
  expect(await stage(59)).toBe("published");
  expect(await seen(60)).toBe("新しい題");
  const out = await state(db, "term", "shed");
  expect([out.publishAt, out.next, out.nextAt, out.version]).toEqual([publishAt, null, null, version + 1]);
  const visible = await getVisible(db, "term", "shed", after(61));
  expect(visible?.updatedAt).toBe(after(60).toISOString());
});

test("at its time a change updates lists, filters, search and every cache", async () => {
  const snake = (title: string, sex: string) => content("ball", { title, fields: { sex } });
  const { version } = await publishedEntry(db, "ball", "kohaku", snake("琥珀", "male"));
  await publish(db, "ball", "kohaku", version, snake("黒曜", "female"), after(60).toISOString(), hana);
  const look = async (minutes: number) => {
    const now = after(minutes);
    const list = await listVisible(db, "ball", { filters: { sex: "female" } }, now);
    const { best } = await find(db, "黒曜", now);
    return [list.items[0]?.content.title, best[0]?.to, (await countKeys(db, "ball", "sex", now))[0]?.text];
  };
  expect(await look(59)).toEqual([undefined, undefined, "male"]);
  expect((await listVisible(db, "ball", {}, after(59))).items[0]?.content.title).toBe("琥珀");
  const generation = await readGeneration(db);
  await applyDueChanges(db, after(60));
  expect(await look(60)).toEqual(["黒曜", "/ball/kohaku", "female"]);
  expect(await readGeneration(db)).toBe(generation + 1);
  await applyDueChanges(db, after(60));
  expect(await readGeneration(db)).toBe(generation + 1);
});

test("changes due while the server was down are applied on the first request", async () => {
  const { version } = await publishedEntry(db, "term", "shed", term("前の題"));
  await change(version, 60, "新しい題", after(600).toISOString());
  expect(await seen(500)).toBe("新しい題");
  expect(await seen(601)).toBeUndefined();
});

test("an end takes effect by query alone: page, list, search and the admin's label", async () => {
  const { version } = await publishedEntry(db, "term", "shed", term("脱皮"));
  await publish(db, "term", "shed", version, term("脱皮"), null, hana, after(60).toISOString());
  const counts = async (minutes: number) => [
    (await listVisible(db, "term", {}, after(minutes))).total,
    (await find(db, "脱皮", after(minutes))).total,
  ];
  expect([await seen(59), await stage(59), await counts(59)]).toEqual(["脱皮", "published", [1, 1]]);
  expect([await seen(60), await stage(60), await counts(60)]).toEqual([undefined, "ended", [0, 0]]);
  const hasBeen = [59, 60].map((minutes) => hasBeenVisible(db, "term", "shed", after(minutes)));
  expect(await Promise.all(hasBeen)).toEqual([false, true]);
  // Republished, it is new as of that time and has no end.
  await publish(db, "term", "shed", version + 1, term("脱皮"), null, { ...ken, now: after(90) });
  const again = await state(db, "term", "shed");
  expect([again.publishAt, again.endAt, await seen(90)]).toEqual([after(90).toISOString(), null, "脱皮"]);
});

test("the next scheduled time limits how long anything is cached", async () => {
  expect(await nextScheduledChange(db, at)).toBeNull();
  const { version } = await publishedEntry(db, "term", "shed", term("題"));
  await change(version, 60, "新しい題", after(600).toISOString());
  await publishedEntry(db, "term", "other", term("ほか"));
  await publish(db, "term", "other", 2, term("ほか"), null, hana, after(30).toISOString());
  const turns = [];
  for (let now = at; ; ) {
    await applyDueChanges(db, now);
    const next = await nextScheduledChange(db, now);
    if (!next) break;
    turns.push(next);
    now = new Date(next);
  }
  expect(turns).toEqual([30, 60, 600].map((minutes) => after(minutes).toISOString()));
});

test("a draft saved over a scheduled change stays a draft when the change is published", async () => {
  const { version } = await publishedEntry(db, "term", "shed", term("前の題"));
  await change(version, 60);
  await saveDraft(db, "term", "shed", version + 1, term("その次の題"), ken);
  expect(contentOf(await state(db, "term", "shed")).title).toBe("その次の題");
  expect(await seen(61)).toBe("新しい題");
  expect((await state(db, "term", "shed")).draft?.title).toBe("その次の題");
});

test.each(["unschedule", "end", "trash"] as const)(
  "a first publication cancelled before its time (%s) was never public",
  async (way) => {
    const { version } = await publishedEntry(db, "term", "shed", term("題"));
    await end(db, "term", "shed", version, hana);
    await change(version + 1, 60, "予約した題");
    expect(await stage(1)).toBe("scheduled");
    const act = { unschedule, end, trash }[way];
    await act(db, "term", "shed", version + 2, ken);
    if (way === "trash") await restore(db, "term", "shed", version + 3, ken);
    const back = await state(db, "term", "shed");
    expect([back.status, back.live, back.draft?.title, back.publishAt]).toEqual(["draft", null, "予約した題", null]);
    expect(await seen(61)).toBeUndefined();
    expect(await hasBeenVisible(db, "term", "shed", after(61))).toBe(false);
  },
);

test.each(["end", "trash"] as const)(
  "a scheduled change of an entry hidden by then (%s) is not published and stays a draft",
  async (way) => {
    const { version } = await publishedEntry(db, "term", "shed", term("前の題"));
    await change(version, 60);
    await { end, trash }[way](db, "term", "shed", version + 1, ken);
    expect(await seen(61)).toBeUndefined();
    if (way === "trash") await restore(db, "term", "shed", version + 2, ken);
    const back = await state(db, "term", "shed");
    expect([back.status, back.live?.title, back.draft?.title, back.next]).toEqual([
      "ended",
      "前の題",
      "新しい題",
      null,
    ]);
  },
);

test("importing a whole entry keeps its scheduled change and its end", async () => {
  const { version } = await publishedEntry(db, "term", "shed", term("前の題"));
  await change(version, 60, "新しい題", after(600).toISOString());
  const placed = await entryState(db, "term", "shed");
  if (!placed) throw new Error("nothing there");
  const other = memory();
  await other.transaction().execute((trx) => placeEntry(trx, "term", "shed", placed.state, ken));
  expect((await entryState(other, "term", "shed"))?.state).toEqual(placed.state);
  await other.destroy();
});
