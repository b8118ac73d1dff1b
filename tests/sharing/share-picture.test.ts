import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { end, findEntry } from "#app/content/lifecycle.server.ts";
import { drawSnake } from "#app/illustration/snake.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { drawable, lines, outline, widthOf } from "#app/sharing/letters.server.ts";
import { sharePicture } from "#app/sharing/share-picture.server.ts";
import { subjectOf } from "#app/sharing/subjects.server.ts";
import { starterBook } from "#tests/genetics/starter-book.ts";
import { putBall, siteWithMorphs, today } from "#tests/tools/calculator/collection.ts";

let db: Db;
const subject = (path: string, query = "") => subjectOf(db, path, new URLSearchParams(query), today);

beforeAll(async () => {
  db = await siteWithMorphs();
  await putBall(db, "taro", "太郎", "male", [{ gene: "pastel", state: "visual" }]);
});
afterAll(() => db.destroy());

test("a line is as wide as asked, begins with no closing mark, and what does not fit is cut with …", () => {
  const text =
    "ボールパイソンが餌を食べないとき、温度（昼と夜）、隠れ家、脱皮の前ぶれを順に確かめます。急がないことが大切です。";
  const found = lines(text, { width: 560, size: 60, most: 4 });
  expect(found).toHaveLength(4);
  for (const line of found) {
    expect(widthOf(line, 60)).toBeLessThanOrEqual(560);
    expect(line).not.toMatch(/^[、。）」ー]/);
  }
  expect(found.at(-1)).toMatch(/…$/);
  expect(lines("短い", { width: 560, size: 60, most: 4 })).toEqual(["短い"]);
  expect(lines("W".repeat(99), { width: 300, size: 60, most: 2 }).every((line) => widthOf(line, 60) <= 300)).toBe(true);
});

test("no line ends with an opening bracket", () => {
  const text = "ケージの中（とくに寒い側）の温度と（夜の）湿度「記録」を（毎日）見ます。";
  for (let width = 120; width < 600; width += 15)
    expect(lines(text, { width, size: 30, most: 20 }).filter((line) => /[（「]$/.test(line))).toEqual([]);
});

test("a picture that could not be drawn is drawn anew when it is asked for again", async () => {
  const broken = { section: "", title: "壊れた絵", summary: "", rows: [], picture: { drawing: "no picture" } };
  const first = sharePicture(db, broken, "ボルパ手帖");
  await expect(first).rejects.toThrow();
  const again = sharePicture(db, broken, "ボルパ手帖");
  expect(again).not.toBe(first);
  await expect(again).rejects.toThrow();
});

test("letters are outlines; what has none is left out, and nothing typed becomes markup", () => {
  expect(drawable("蛇🐍<b>\u0000 ♂")).toBe("蛇<b> ♂");
  const path = outline("蛇<b>", { x: 0, y: 0, size: 40, fill: "#000" });
  expect(path).not.toMatch(/<text|<b>/);
  expect(path.match(/<path/g)).toHaveLength(4);
});

test("pages that are there have a subject, others none", async () => {
  expect(await subject("/")).toMatchObject({ title: "ボールパイソンの飼育と遺伝の手帖" });
  expect(await subject("/ball/taro")).toMatchObject({ title: "太郎", section: "個体一覧" });
  expect(await subject("/term")).toMatchObject({ title: "用語集" });
  expect(await subject("/morph/complexes/mojave")).toMatchObject({ title: "モハベからの道" });
  for (const path of ["/ball/nobody", "/morph/complexes/pastel", "/ball/../admin", "/admin", "/nothing"])
    expect(await subject(path)).toBeUndefined();
  const taro = await findEntry(db, "ball", "taro");
  await end(db, "ball", "taro", taro?.version ?? 0, { by: "test@example.jp", now: today });
  expect(await subject("/ball/taro")).toBeUndefined();
});

test("a cross's picture names both parents and its likeliest young, and draws one", async () => {
  const cross = await subject("/calculate", "sire=pastel clown&dam=100%25 het clown");
  expect(cross?.title).toBe("パステル クラウン × ノーマル 100%ヘテロ・クラウン");
  expect(cross?.rows[0]?.share).toBe("25%");
  if (!cross) throw new Error("no subject");
  const started = sharePicture(db, cross, "ボルパ手帖");
  expect(sharePicture(db, cross, "ボルパ手帖")).toBe(started);
  const { width, height, format } = await sharp(await started).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
  // Its own half is drawn: not one colour.
  const { channels } = await sharp(await started)
    .extract({ left: 760, top: 100, width: 400, height: 400 })
    .stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
});

test("a cross's picture draws what is seen of its young, and nothing nobody has told of", async () => {
  const picture = async (query: string) => (await subject("/calculate", query))?.picture;
  const drawing = (genes: string[], name: string) => ({
    drawing: drawSnake(
      starterBook,
      genes.map((gene) => ({ gene, state: "visual" })),
      `share-${name}`,
    ),
  });
  const bel = "ブルーアイリューシスティック（BEL）";
  // All young are white, and nobody can say by which two alleles.
  expect((await subject("/calculate", "sire=スーパーモハベ&dam=レッサー バター"))?.rows[0]?.name).toBe(bel);
  expect(await picture("sire=スーパーモハベ&dam=レッサー バター")).toEqual(drawing(["mojave", "lesser"], bel));
  expect(await picture("sire=パステル&dam=ノーマル")).toEqual(drawing(["pastel"], "パステル"));
  expect(await picture("sire=サイプレス&dam=サイプレス")).toBeNull();
});
