import { drawSnake } from "@borupa/snake-drawing";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { starterBook } from "#app/cli/starter/encyclopedia.server.ts";
import { end, findEntry } from "#app/cms/content/lifecycle.server.ts";
import { drawable, lines, outline, widthOf } from "#app/pages/sharing/letters.server.ts";
import { namedLogo } from "#app/pages/sharing/logo.server.ts";
import { DESIGN, isDrawingBusy, paper, sharePicture } from "#app/pages/sharing/share-picture.server.ts";
import { subjectOf } from "#app/pages/sharing/subjects.server.ts";
import { replaceFile } from "#app/platform/images/change.server.ts";
import { sha256Of } from "#app/platform/images/encode.server.ts";
import { kept } from "#tests/cms/library/pictures.ts";
import { putBall, siteWithMorphs, today } from "#tests/tools/calculator/collection.ts";

const subject = (path: string, query = "") => subjectOf(db, path, new URLSearchParams(query), today);

const db = await siteWithMorphs();
await putBall(db, "taro", "太郎", "male", [{ gene: "pastel", state: "visual" }]);

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

test("two kanji that make a word are not broken apart, however narrow the line is", () => {
  const text = "餌を食べないとき（拒食の見分けと、脱皮後の給餌再開）";
  for (let width = 240; width < 700; width += 10)
    expect(lines(text, { width, size: 40, most: 20 }).join("|")).not.toMatch(/拒\|食|皮\|後/);
});

test("a picture that could not be drawn is drawn anew when it is asked for again", async () => {
  const broken = {
    section: "",
    title: "壊れた絵",
    summary: "",
    rows: [],
    picture: { drawing: "no picture" },
    isStored: false,
  };
  const first = sharePicture(db, broken, "ボルパ手帖");
  await expect(first).rejects.toThrow();
  const again = sharePicture(db, broken, "ボルパ手帖");
  await expect(again).rejects.toThrow();
});

/** As another process, or this one after a restart: it remembers nothing of what this one has drawn. */
async function afterRestart() {
  vi.resetModules();
  return import("#app/pages/sharing/share-picture.server.ts");
}

const plain = (title: string) => ({ section: "", title, summary: "", rows: [], picture: null, isStored: true });
const stored = () => db.selectFrom("share_pictures").select(["name", "bytes"]).orderBy("drawn_at").execute();

test("a page's picture is drawn once for all processes, and anew when it shows something else", async () => {
  await db.deleteFrom("share_pictures").execute();
  const drawn = await sharePicture(db, plain("一"), "ボルパ手帖");
  expect((await stored()).map(({ bytes }) => Buffer.from(bytes).equals(drawn))).toEqual([true]);
  await db
    .updateTable("share_pictures")
    .set({ bytes: Buffer.from("from the database") })
    .execute();
  const restarted = await afterRestart();
  expect(Buffer.from(await restarted.sharePicture(db, plain("一"), "ボルパ手帖")).toString()).toBe("from the database");
  for (const other of [plain("二"), { ...plain("一"), summary: "別の説明" }])
    expect(
      Buffer.from(await restarted.sharePicture(db, other, "ボルパ手帖"))
        .subarray(0, 2)
        .toString("hex"),
    ).toBe("ffd8");
});

test("the picture of an entry changes with the file of its cover, which keeps its id", async () => {
  const { id } = await kept(db, "#2050c0");
  const subject = { ...plain("青"), picture: { image: id } };
  const before = await sharePicture(db, subject, "ボルパ手帖");
  const red = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#c02020" } })
    .png()
    .toBuffer();
  expect(await replaceFile(db, id, red, { by: "hana@example.jp", now: today })).toMatchObject({ ok: true });
  const after = await sharePicture(db, subject, "ボルパ手帖");
  const blueness = async (picture: Uint8Array) => (await sharp(picture).stats()).channels[2]?.mean ?? 0;
  expect(await blueness(after)).toBeLessThan(await blueness(before));
});

test("whoever changes how the pictures look raises DESIGN, so that those stored before are drawn anew", () => {
  const subject = { ...plain("題"), section: "節", summary: "要約です。", rows: [{ name: "名", share: "25%" }] };
  const look = sha256Of(paper(subject, "ボルパ手帖", true) + paper({ ...subject, rows: [] }, "ボルパ手帖", false));
  expect({ DESIGN, look: look.slice(0, 12) }).toEqual({ DESIGN: 3, look: "a04e50af8673" });
});

test("a thousand are stored, the oldest make room; of crosses none is, and what cannot be stored is shown all the same", async () => {
  await db.deleteFrom("share_pictures").execute();
  const rows = Array.from({ length: 1_000 }, (_, n) => ({
    name: `old-${n}`,
    bytes: Buffer.from("x"),
    drawn_at: new Date(n * 1000).toISOString(),
  }));
  await db.insertInto("share_pictures").values(rows).execute();
  await sharePicture(db, { ...plain("問い"), isStored: false }, "ボルパ手帖");
  expect(await stored()).toHaveLength(1_000);
  await sharePicture(db, plain("新しい"), "ボルパ手帖");
  const names = (await stored()).map(({ name }) => name);
  expect([names.length, names[0]]).toEqual([1_000, "old-1"]);
  const full = vi.spyOn(db, "insertInto").mockImplementation(() => {
    throw new Error("full");
  });
  expect((await sharePicture(db, plain("置けない"), "ボルパ手帖")).length).toBeGreaterThan(5_000);
  full.mockRestore();
});

test("pictures are drawn one after the other; where many wait, whoever asks can see it", async () => {
  expect(isDrawingBusy()).toBe(false);
  const asked = Array.from({ length: 5 }, (_, n) =>
    sharePicture(db, { ...plain(`列${n}`), isStored: false }, "ボルパ手帖"),
  );
  await expect.poll(isDrawingBusy, { interval: 1 }).toBe(true);
  await Promise.all(asked);
  await expect.poll(isDrawingBusy).toBe(false);
});

test("the logo's word is as wide as there is room for, whatever the site is called", () => {
  for (const name of ["ボルパ手帖", "蛇", "とても長い名前のボールパイソン専門ブリーダーの手帖"]) {
    const logo = namedLogo(name);
    expect(logo).not.toMatch(/<text|NaN|Infinity/);
    const [, x = "", scale = ""] =
      /translate\((\S+) \S+\) scale\((\S+) /.exec(logo.slice(logo.lastIndexOf("<g fill"))) ?? [];
    expect(Number(x)).toBe(66);
    expect(66 + (widthOf(drawable(name), 1000) / 1000) * Number(scale) * 2048).toBeLessThanOrEqual(200.01);
  }
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
  expect(await subject("/morph/complexes/mojave")).toMatchObject({ title: "モハベの組み合わせ" });
  for (const path of ["/ball/nobody", "/morph/complexes/pastel", "/ball/../admin", "/admin", "/nothing"])
    expect(await subject(path)).toBeUndefined();
  const taro = await findEntry(db, "ball", "taro");
  await end(db, "ball", "taro", taro?.version ?? 0, { by: "test@example.jp", now: today });
  expect(await subject("/ball/taro")).toBeUndefined();
});

test("pages without a picture of their own show a snake; one entry shows its own, and its plate says which", async () => {
  const pictures = await Promise.all(
    ["/", "/term", "/shop", "/search", "/weather-forecast"].map((path) => subject(path)),
  );
  const drawings = pictures.map((one) => (one?.picture && "drawing" in one.picture ? one.picture.drawing : ""));
  expect(drawings.every((svg) => svg.includes("<svg"))).toBe(true);
  expect(new Set(drawings).size).toBeGreaterThan(2);
  const own = (gene: string, seed: string, caption: unknown) => ({
    caption,
    drawing: drawSnake(starterBook, [{ gene, state: "visual" }], `share-${seed}`),
  });
  expect((await subject("/morph/pastel"))?.picture).toEqual(
    own("pastel", "pastel", expect.stringMatching(/^図\d+　パステル　Pastel$/)),
  );
  await putBall(db, "jiro", "次郎", "male", [{ gene: "pastel", state: "visual" }]);
  expect((await subject("/ball/jiro"))?.picture).toEqual(own("pastel", "jiro", "図　次郎"));
  expect((await subject("/morph/cypress"))?.picture).toBeNull();
});

test("a shared forecast names its area; an area there is not gives the page's own picture", async () => {
  expect(await subject("/weather-forecast", "area=270000")).toMatchObject({ title: "大阪府の飼育者の天気" });
  expect(await subject("/weather-forecast", "area=nowhere")).toMatchObject({ title: "飼育者の天気" });
});

test("a cross's picture names both parents and its likeliest young, and draws one", async () => {
  const cross = await subject("/calculate", "sire=pastel clown&dam=100%25 het clown");
  expect(cross?.title).toBe("パステル クラウン × ノーマル 100%ヘテロ・クラウン");
  expect(cross?.rows[0]?.share).toBe("25%");
  if (!cross) throw new Error("no subject");
  const drawn = await sharePicture(db, cross, "ボルパ手帖");
  expect(await sharePicture(db, cross, "ボルパ手帖")).toBe(drawn);
  const { width, height, format } = await sharp(drawn).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
  // Its own half is drawn: not one colour.
  const { channels } = await sharp(drawn).extract({ left: 760, top: 100, width: 400, height: 400 }).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
});

test("a cross's picture draws what is seen of its young and names it, and nothing nobody has told of", async () => {
  const picture = async (query: string) => (await subject("/calculate", query))?.picture;
  const drawing = (genes: string[], name: string) => ({
    caption: name,
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
