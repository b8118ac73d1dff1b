import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { performBulkAction } from "#app/cms/admin/editing/bulk/bulk.server.ts";
import { editorView } from "#app/cms/admin/editing/form/view.server.ts";
import type { KindName } from "#app/cms/content/kind.ts";
import { trash } from "#app/cms/content/lifecycle.server.ts";
import { purge } from "#app/cms/content/purge.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { fullContent } from "#tests/kinds/examples.ts";
import { content, formOf, hana, ken, memory, press, publishedEntry, state } from "./editor-harness.ts";

let db: Db;
beforeEach(() => {
  db = memory();
});

const term = (title: string, reading = "") => content("term", { title, fields: { reading } });
const intent = (what: string): [string, string] => ["do", what];

test("a new entry gets its id from its number, English name, kana or date; duplicates get a suffix", async () => {
  const make = async (title: string, fields: Record<string, string>) => {
    const made = await press(db, "term", null, formOf("term", content("term", { title, fields }), 0, intent("save")));
    return made.type === "done" ? made.id : made.type;
  };
  expect(await make("脱皮", { english: "Shed / Molt" })).toBe("shed-molt");
  expect(await make("脱皮2", { english: "Shed / Molt" })).toBe("shed-molt-2");
  expect(await make("チビ", { reading: "ちびっこしゃ" })).toBe("chibikkosha");
  expect(await make("ハンドリング", {})).toBe("handoringu");
  expect(await make("無題", {})).toBe("term-2026-11-20");
  expect(await make("無題二", {})).toBe("term-2026-11-20-2");
  const snake = content("ball", { title: "琥珀", fields: { number: "B-2026-014" } });
  expect(await press(db, "ball", null, formOf("ball", snake, 0, intent("save")))).toMatchObject({ id: "b-2026-014" });
});

test("a taken, malformed or reserved id is rejected at the id, with all input kept", async () => {
  await publishedEntry(db, "term", "shed", { title: "脱皮", fields: { reading: "だっぴ" } });
  for (const [id, message] of Object.entries({ shed: "使われています", "Shed!": "半角の", new: "使えません" })) {
    const form = formOf("term", term("別の語", "べつ"), 0, intent("publish"), ["id", id]);
    const answer = await press(db, "term", null, form);
    if (answer.type !== "editor") throw new Error(answer.type);
    expect(answer.status).toBe(422);
    expect(answer.view.problems).toEqual([{ path: "id", message: expect.stringContaining(message) }]);
    expect([answer.view.id, answer.view.typed.title]).toEqual([id, "別の語"]);
  }
});

test("a row without a value is kept in a draft, reported, and not published", async () => {
  const form = formOf("breed", content("breed", { title: "茜" }), 0, intent("save"), ["id", "akane"]);
  const rows = [
    { look: "ノーマル", count: "" },
    { look: "パステル", count: "2" },
    { look: "クラウン", count: "多い" },
  ];
  rows.forEach((row, index) => {
    for (const [name, value] of Object.entries(row)) form.append(`fields.outcomes[${index}].${name}`, value);
  });
  expect(await press(db, "breed", null, form)).toMatchObject({ type: "done", flash: "saved" });
  const saved = await state(db, "breed", "akane");
  expect(contentOf(saved).fields.outcomes).toEqual([{ look: "パステル", count: 2 }]);
  const view = await editorView(db, kindNamed("breed"), saved, hana.now);
  expect(view.typed.fields.outcomes).toEqual(rows);
  const problems = ["fields.outcomes[0].count", "fields.outcomes[2].count"];
  expect(view.problems.map(({ path }) => path)).toEqual(problems);

  const out = new FormData();
  for (const [name, value] of form) out.append(name, name === "do" ? "publish" : name === "version" ? "1" : value);
  const answer = await press(db, "breed", "akane", out);
  expect(answer).toMatchObject({ type: "editor", status: 422, view: { typed: { fields: { outcomes: rows } } } });
  expect(answer.type === "editor" && answer.view.problems.map(({ path }) => path)).toEqual(problems);
});

test("a draft accepts everything: unreadable input comes back, is required for publishing, and goes once corrected", async () => {
  const typed: Record<string, string> = {
    "fields.hatched": "夏ごろ",
    "fields.price": "応相談",
    "fields.soldOn": "来週",
    "fields.number": "あ".repeat(60),
  };
  const wrong = formOf("ball", content("ball", { title: "茜" }), 0, intent("save"), ["id", "akane"]);
  for (const [name, value] of Object.entries(typed)) wrong.set(name, value);
  expect(await press(db, "ball", null, wrong)).toMatchObject({ type: "done", flash: "saved" });
  const saved = await state(db, "ball", "akane");
  expect(contentOf(saved).fields).toMatchObject({ hatched: null, price: null, soldOn: null, number: "" });
  const view = await editorView(db, kindNamed("ball"), saved, hana.now);
  for (const [path, value] of Object.entries(typed)) expect(view.typed.fields[path.slice(7)]).toBe(value);
  expect(view.problems.map(({ path }) => path).toSorted()).toEqual(Object.keys(typed).toSorted());

  const bulk = await performBulkAction(db, "publish", [{ kind: "ball", id: "akane", version: 1 }], hana);
  expect(bulk).toMatchObject({ done: 0, failed: [{ id: "akane" }] });
  expect((await state(db, "ball", "akane")).live).toBeNull();

  const mended = formOf("ball", contentOf(saved), 1, intent("publish"));
  const values = { hatched: "令和8年8月10日", price: "６.５万円", soldOn: "", number: "2026-041" };
  for (const [name, value] of Object.entries(values)) mended.set(`fields.${name}`, value);
  expect(await press(db, "ball", "akane", mended)).toMatchObject({ type: "done", flash: "published" });
  const out = await state(db, "ball", "akane");
  expect(out.live).toMatchObject({ fields: { hatched: "2026-08-10", price: 65_000, number: "2026-041" } });
  expect(out.live?.unread).toBeUndefined();
});

test("past events cannot have a future date: publishing rejects it beside the field, a draft keeps it as typed", async () => {
  const wrong: [KindName, Record<string, string>][] = [
    ["ball", { hatched: "2099年8月10日", soldOn: "2099/8/10" }],
    ["ball", { hatched: "2099" }],
  ];
  for (const [kind, typed] of wrong) {
    const form = (what: string) => {
      const made = formOf(kind, content(kind, { title: "先の日" }), 0, intent(what));
      for (const [name, value] of Object.entries(typed)) made.set(`fields.${name}`, value);
      return made;
    };
    const answer = await press(db, kind, null, form("publish"));
    if (answer.type !== "editor") throw new Error(answer.type);
    expect(answer.status).toBe(422);
    const problems = new Map(answer.view.problems.map(({ path, message }) => [path.replace(/\[.*/, ""), message]));
    for (const [name, value] of Object.entries(typed)) {
      expect(problems.get(`fields.${name}`)).toMatch(/^今日（.+）までの日付を入力してください$/);
      expect(answer.view.typed.fields[name]).toBe(value);
    }
    const saved = await press(db, kind, null, form("save"));
    if (saved.type !== "done") throw new Error(saved.type);
    const { fields, unread } = contentOf(await state(db, kind, saved.id));
    for (const [name, value] of Object.entries(typed))
      expect([fields[name], unread?.[`fields.${name}`]]).toEqual([null, value]);
  }
});

test("公開 on an entry a colleague moved to the trash keeps the time in the form", async () => {
  const form = (version: number, publishAt: string) =>
    formOf("term", term("脱皮", "だっぴ"), version, intent("publish"), ["publishAt", publishAt], ["id", "shed"]);
  await press(db, "term", null, form(0, "2026-12-24T09:00"));
  await trash(db, "term", "shed", 2, ken);
  expect(await press(db, "term", "shed", form(3, "2026-12-24T09:00"))).toMatchObject({ flash: "scheduled" });
  expect((await state(db, "term", "shed")).publishAt).toBe("2026-12-24T00:00:00.000Z");
});

test("公開終了 and ゴミ箱 keep unsaved input; the trash accepts even invalid input", async () => {
  const { version } = await publishedEntry(db, "ball", "kohaku", { title: "琥珀" });
  const typed = content("ball", { title: "琥珀（改）" });
  await press(db, "ball", "kohaku", formOf("ball", typed, version, intent("end")));
  const ended = await state(db, "ball", "kohaku");
  expect([ended.status, contentOf(ended).title]).toEqual(["ended", "琥珀（改）"]);
  const wrong = formOf("ball", typed, ended.version, intent("trash"), ["fields.price", "高い"]);
  expect(await press(db, "ball", "kohaku", wrong)).toMatchObject({ type: "done", flash: "trashed" });
  expect((await state(db, "ball", "kohaku")).trashedAt).not.toBeNull();
});

test("a purged entry comes back as a new form with all input and its old id", async () => {
  const { version } = await publishedEntry(db, "term", "shed", { title: "脱皮", fields: { reading: "だっぴ" } });
  const trashed = await trash(db, "term", "shed", version, ken);
  expect(trashed.ok).toBe(true);
  await purge(db, { kind: "term", id: "shed" });
  const answer = await press(db, "term", "shed", formOf("term", term("脱皮（改）", "だっぴ"), version, intent("save")));
  expect(answer).toMatchObject({
    type: "editor",
    status: 404,
    view: { state: null, id: "shed", typed: { title: "脱皮（改）" } },
  });
});

test("pictures sent with any button are kept: the cover, more for the gallery, without duplicates; other files are named", async () => {
  const png = async (background: string) =>
    new File(
      [
        new Uint8Array(
          await sharp({ create: { width: 8, height: 6, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      ],
      "a.png",
    );
  const form = formOf("ball", content("ball", { title: "茜" }), 0, intent("draw"), ["cover.alt", "正面"]);
  form.append("upload:cover", await png("#804020"));
  form.append("upload:fields.gallery", await png("#204080"));
  form.append("upload:fields.gallery", await png("#204080"));
  const drawn = await press(db, "ball", null, form);
  if (drawn.type !== "editor") throw new Error(drawn.type);
  const { cover, fields } = drawn.view.typed;
  expect(cover.alt).toBe("正面");
  expect(cover.image).toMatch(/^[0-9a-f]{20}$/);
  expect(fields.gallery).toHaveLength(1);
  expect(drawn.view.library[""]?.items).toHaveLength(2);

  const written = formOf(
    "blog",
    content("blog", { title: "脱皮", body: "まえ\n[画像|目が白い]\nあと" }),
    0,
    intent("save"),
  );
  for (const colour of ["#804020", "#408020"]) written.append("upload:body", await png(colour));
  await press(db, "blog", null, written);
  const saved = await db.selectFrom("entries").select("draft").where("kind", "=", "blog").executeTakeFirst();
  expect(JSON.parse(saved?.draft ?? "")).toMatchObject({
    body: expect.stringMatching(/^まえ\n\[画像:[0-9a-f]{20}\|目が白い\]\nあと\n\n\[画像:[0-9a-f]{20}\]$/),
    bodyFormat: "text",
  });

  const bad = formOf("ball", content("ball", { title: "茜" }), 0, intent("save"));
  bad.append("upload:fields.gallery", new File(["<svg/>"], "x.svg"));
  const refused = await press(db, "ball", null, bad);
  expect(refused).toMatchObject({ type: "editor", status: 422, view: { problems: [{ path: "fields.gallery" }] } });

  const off = formOf("ball", { ...fullContent("ball") }, 0, intent("draw"), ["removeCover", "on"]);
  expect(await press(db, "ball", null, off)).toMatchObject({ view: { typed: { cover: { image: "", alt: "" } } } });
});
