import { expect, test } from "vitest";
import {
  content,
  formOf,
  hana,
  memory,
  press,
  publishedEntry,
  state,
} from "#tests/cms/admin/editing/editor-harness.ts";
import { morphPage } from "#tests/support/pages.ts";

const db = memory();
const later = new Date(hana.now.getTime() + 60_000);

const morph = (title: string, reading: string, more: object = {}) =>
  content("morph", { title, fields: { type: "gene", inheritance: "recessive", english: "Morph", reading, ...more } });
const row = {
  with: "candy",
  byEye: "impossible",
  sure: "high",
  apart: "トフィーとキャンディは、\r\n色の幅が重なります。",
  source: "[作出者の記事](https://example.jp/candy)（2010年）",
} as const;

test("a pair typed in one entry is published on both pages", async () => {
  await publishedEntry(db, "morph", "candy", morph("キャンディ", "きゃんでぃ"));
  const typed = morph("トフィー", "とふぃー", { confusedWith: [row] });
  await press(db, "morph", null, formOf("morph", typed, 0, ["id", "toffee"], ["do", "publish"]));
  const similar = async (id: string) => (await morphPage(db, id, later))?.similar;
  expect(await similar("toffee")).toMatchObject([
    { id: "candy", title: "キャンディ", byEye: "impossible", sure: "high" },
  ]);
  expect(await similar("candy")).toMatchObject([{ id: "toffee", title: "トフィー", byEye: "impossible" }]);
  expect((await similar("candy"))?.[0]?.source).toBe(row.source);
});

test("a pair without its source is not published, and the input is kept", async () => {
  const { version } = await state(db, "morph", "candy");
  const typed = morph("キャンディ", "きゃんでぃ", { confusedWith: [{ ...row, with: "toffee", source: "" }] });
  const answer = JSON.stringify(await press(db, "morph", "candy", formOf("morph", typed, version, ["do", "publish"])));
  expect(answer).toContain("fields.confusedWith[0].source");
  expect(answer).toContain("色の幅が重なります");
});
