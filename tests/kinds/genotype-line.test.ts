import { expect, test } from "vitest";
import { starterMorphs } from "#app/cli/starter/encyclopedia.server.ts";
import { fillOne } from "#app/cli/starter/fill.server.ts";
import { performBulkAction } from "#app/cms/admin/editing/bulk/bulk.server.ts";
import { editorView } from "#app/cms/admin/editing/form/view.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { readGenotypeLine } from "#app/kinds/shared/genotype-line.server.ts";
import { content, formOf, hana, memory, press, state } from "#tests/cms/admin/editing/editor-harness.ts";

const db = memory();
const publishedAt = "2026-01-01T00:00:00.000Z";
for (const morph of starterMorphs)
  await fillOne(db, { kind: "morph", ...morph, fields: { ...morph.fields }, cover: null, publishedAt }, hana.now);

const typed = (line: string, rows: object[], intent: string, version = 0, id = "akane") =>
  formOf(
    "ball",
    content("ball", { title: "茜", fields: { genotype: rows } }),
    version,
    ["do", intent],
    ["id", id],
    ["lines.genotype", line],
  );

test.each([
  ["パイド", [{ gene: "piebald", state: "visual", percent: "" }]],
  ["pied", [{ gene: "piebald", state: "visual", percent: "" }]],
  ["YB", [{ gene: "yellow-belly", state: "visual", percent: "" }]],
  ["66%ポスヘテ・アルビノ", [{ gene: "albino", state: "pos-het", percent: "66" }]],
  [
    "スーパーパステル het clown",
    [
      { gene: "pastel", state: "super", percent: "" },
      { gene: "clown", state: "het", percent: "" },
    ],
  ],
])("%s is parsed into rows completely", async (line, rows) => {
  expect(await readGenotypeLine(db, line)).toMatchObject({ rows, rest: "", unread: [], choices: [] });
});

test("読み取り fills the rows, replaces the row of a gene read again, and names what it could not read", async () => {
  const rows = [
    { gene: "pastel", state: "visual" },
    { gene: "clown", state: "pos-het", percent: 50 },
  ];
  const drawn = await press(db, "ball", null, typed("het clown ほげほげ エンチ", rows, "draw"));
  if (drawn.type !== "editor") throw new Error(drawn.type);
  expect(drawn.view.typed.fields.genotype).toEqual([
    { gene: "pastel", state: "visual", percent: "" },
    { gene: "clown", state: "het", percent: "" },
    { gene: "enchi", state: "visual", percent: "" },
  ]);
  expect(drawn.view.typed.lines).toEqual({ genotype: "ほげほげ" });
  expect(drawn.view.readings.genotype?.chips.map(({ text }) => text)).toEqual(
    ["エンチ", "100%ヘテロ・クラウン"].toReversed(),
  );
  expect(drawn.view.readings.genotype?.unread).toMatchObject([{ text: "ほげほげ" }]);
  expect(await db.selectFrom("entries").select("id").where("kind", "=", "ball").execute()).toEqual([]);
});

test("an ambiguous name shows its choices, and a choice's button inserts it", async () => {
  const drawn = await press(db, "ball", null, typed("パステル アザンティック", [], "draw"));
  if (drawn.type !== "editor") throw new Error(drawn.type);
  const [choice] = drawn.view.readings.genotype?.choices ?? [];
  expect(choice?.text).toBe("アザンティック");
  expect(choice?.options.length).toBeGreaterThan(1);
  const vpi = choice?.options.find((option) => option.includes("VPI")) ?? "";

  const form = typed("アザンティック", [{ gene: "pastel", state: "visual" }], "draw");
  form.append("line:genotype", vpi);
  const chosen = await press(db, "ball", null, form);
  if (chosen.type !== "editor") throw new Error(chosen.type);
  expect(chosen.view.typed.lines).toEqual({});
  expect(chosen.view.typed.fields.genotype).toMatchObject([
    { gene: "pastel" },
    { gene: "axanthic-vpi", state: "visual" },
  ]);
});

test("a draft keeps unreadable words in their box; publishing requires them to be resolved", async () => {
  expect(await press(db, "ball", null, typed("パイド ほげほげ", [], "save"))).toMatchObject({ type: "done" });
  const saved = await state(db, "ball", "akane");
  expect(contentOf(saved).fields.genotype).toMatchObject([{ gene: "piebald", state: "visual" }]);
  const view = await editorView(db, kindNamed("ball"), saved, hana.now);
  expect(view.typed.lines).toEqual({ genotype: "ほげほげ" });
  expect(view.problems).toMatchObject([{ path: "lines.genotype" }]);

  const answer = await press(db, "ball", "akane", typed("ほげほげ", [], "publish", 1));
  expect(answer).toMatchObject({ type: "editor", status: 422, view: { problems: [{ path: "lines.genotype" }] } });
  const bulk = await performBulkAction(db, "publish", [{ kind: "ball", id: "akane", version: 1 }], hana);
  expect(bulk).toMatchObject({ done: 0, failed: [{ why: expect.stringMatching(/「ほげほげ」が読め/) }] });

  const mended = typed("パイド", [], "publish", 1);
  expect(await press(db, "ball", "akane", mended)).toMatchObject({ type: "done", flash: "published" });
  expect((await state(db, "ball", "akane")).live?.unread).toBeUndefined();
});
