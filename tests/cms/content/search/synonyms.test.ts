import { expect, test } from "vitest";
import { reindexIfOutdated } from "#app/cms/content/reindex/reindex.server.ts";
import { currentIndexVersion } from "#app/cms/content/reindex/search-keys.server.ts";
import { find } from "#app/cms/content/search/find.server.ts";
import { SYNONYMS } from "#app/cms/content/search/synonyms.server.ts";
import { NO_CHANGES, readSynonyms, synonymLines } from "#app/cms/content/search/synonyms.ts";
import { shippedSynonyms } from "#app/cms/content/search/words.ts";
import { saveSetting } from "#app/platform/settings/settings.server.ts";
import { publishedEntry } from "#tests/cms/admin/editing/editor-harness.ts";
import { at, hana } from "#tests/support/contents.ts";
import { emptyDatabase } from "#tests/support/empty-database.ts";

const shipped = shippedSynonyms();
const text = (lines: readonly string[]) => lines.join("\n");

test("the shipped lines are stable: saving them unchanged changes nothing, and each has a distinct first word", () => {
  expect(shipped.length).toBeGreaterThan(150);
  expect(readSynonyms(text(shipped), shipped)).toEqual({ changes: NO_CHANGES, problems: [] });
});

test("only differences are stored, so that later versions can add lines", () => {
  const [first = "", second = ""] = shipped;
  const { changes, problems } = readSynonyms(
    text([`${first} もぐもぐ`, ...shipped.slice(2), "ほげ　ふが、ふが"]),
    shipped,
  );
  expect(problems).toEqual([]);
  expect(changes).toEqual({ removed: [first, second], added: [`${first} もぐもぐ`, "ほげ ふが"] });
  expect(synonymLines(["新しい 行", ...shipped], changes)).toEqual([
    "新しい 行",
    ...shipped.slice(2),
    `${first} もぐもぐ`,
    "ほげ ふが",
  ]);
});

test.each([
  ["ひとつ", 1, "だけです"],
  [`あ ${"い".repeat(41)}`, 1, "長すぎます"],
  ["あ い\n\nう ・", 3, "検索に使えません"],
  ["あ \u{e000}", 1, "検索に使えません"],
  ["あ い\nア う", 2, "1行目と同じです"],
  [`あ ${Array.from({ length: 200 }, (_, n) => `い${n}`).join(" ")}`, 1, "200語まで"],
  [Array.from({ length: 1001 }, (_, n) => `あ${n} い`).join("\n"), 0, "1000行まで"],
])("an invalid line is reported: %.20s", (typed, line, message) => {
  const { problems } = readSynonyms(typed, []);
  expect(problems).toEqual([{ line, message: expect.stringContaining(message) }]);
});

test("an admin's synonyms apply at once in every process, and so do a new entry's words", async () => {
  const db = emptyDatabase();
  const titles = async (query: string) => (await find(db, query, at)).best.map(({ title }) => title.join(""));
  await publishedEntry(db, "term", "shed", { title: "抜け殻", body: "<p>皮が残る</p>" });
  expect(await titles("ぬぎすて")).toEqual([]);
  const version = currentIndexVersion();
  await saveSetting(db, SYNONYMS, 0, { removed: [], added: ["抜け殻 ぬぎすて"] }, hana);
  await reindexIfOutdated(db);
  expect(currentIndexVersion()).not.toBe(version);
  expect(await titles("ぬぎすて")).toEqual(["抜け殻"]);
  await publishedEntry(db, "term", "other", { title: "別の話", body: "<p>抜け殻のこと</p>" });
  expect((await titles("ぬぎすて")).toSorted()).toEqual(["別の話", "抜け殻"].toSorted());
  // Another database, as in another process, has none of them.
  expect((await find(emptyDatabase(), "ぬぎすて", at)).total).toBe(0);
  await saveSetting(db, SYNONYMS, 1, NO_CHANGES, hana);
  await reindexIfOutdated(db);
  expect(await titles("ぬぎすて")).toEqual([]);
  expect(currentIndexVersion()).toBe(version);
});
