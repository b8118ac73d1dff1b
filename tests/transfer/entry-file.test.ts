import { describe, expect, test } from "vitest";
import { allKinds, emptyContent, kindNamed } from "#app/cms/content/registry.ts";
import { readEntryFile, writeEntryFile } from "#app/transfer/entry-file.server.ts";
import problemsOfFiles from "./entry-file-problems.json" with { type: "json" };

const term = kindNamed("term");
const ball = kindNamed("ball");

const state = {
  status: "published" as const,
  publishAt: "2026-11-20T00:00:00.000Z",
  liveAt: "2026-11-21T00:00:00.000Z",
  trashedAt: null,
  endAt: null,
  draft: null,
  next: null,
  nextAt: null,
};

function problems(kind: typeof term, text: string): string[] {
  const read = readEntryFile(kind, "x.md", text);
  return read.ok ? [] : read.problems.map(({ line, message }) => `${line} ${message}`);
}

test("escapes of YAML and references of HTML add no character that a form would not", () => {
  const text =
    '---\ntitle: "鱗\\u202e、\\n成\\u2ed1"\nsummary: 体の表面。\nreading: うろこ\n---\n\n<p>体&#x202e;を守る</p>\n';
  const read = readEntryFile(term, "x.md", text);
  expect(read.ok && [read.state.live?.title, read.state.live?.body]).toEqual(["鱗、 成長", "<p>体を守る</p>"]);
});

describe("a file as a keeper writes it", () => {
  const written = [
    "---",
    "title: 鱗",
    "summary: 体の表面。",
    "published: 2026-11-20",
    "reading: うろこ",
    "english:",
    "synonyms: [ウロコ, 2024]",
    "related:",
    "  - shedding",
    "---",
    "",
    "**体**を守ります。",
    "",
  ];

  test("front matter, and Markdown below it", () => {
    const read = readEntryFile(term, "x.md", written.join("\n"));
    expect(read).toMatchObject({
      ok: true,
      state: {
        status: "published",
        publishAt: "2026-11-19T15:00:00.000Z",
        draft: null,
        live: {
          title: "鱗",
          body: "<p><strong>体</strong>を守ります。</p>",
          fields: { reading: "うろこ", english: "", synonyms: ["ウロコ", "2024"], related: ["shedding"], words: [] },
        },
      },
    });
  });

  test("numbers, choices and dates are read as in the form; missing fields are as in an empty form", () => {
    const read = readEntryFile(
      ball,
      "x.md",
      "---\ntitle: 琥珀\nsex: male\nhatched: 2024\nprice: 12,000\nweights:\n  - {date: 2024-08-01, grams: 77.5}\n---\n",
    );
    expect(read.ok && read.state.live?.fields).toMatchObject({
      sex: "male",
      hatched: "2024",
      price: 12000,
      genotype: [],
      origin: null,
    });
    expect(read.ok && read.log).toEqual([{ type: "weight", date: "2024-08-01", grams: 77.5, isPublic: true }]);
  });
});

describe("problems are reported with their line", () => {
  test.each(problemsOfFiles)("$name", ({ kind, text, problem }) => {
    const named = allKinds().find(({ name }) => name === kind);
    expect(named && problems(named, text)).toEqual([problem]);
  });

  test("a body too long", () => {
    const text = `---\ntitle: 鱗\nreading: うろこ\nformat: html\n---\n\n${"あ".repeat(400_001)}`;
    expect(problems(term, text)).toEqual(["7 400000文字以内で入力してください"]);
  });
});

describe("written and read again", () => {
  const empty = emptyContent(term);
  const live = {
    ...empty,
    title: "鱗: a",
    summary: "no",
    fields: { ...empty.fields, reading: "うろこ", english: "null", synonyms: ["2024", "a, b", "~"] },
  };

  test.each([
    ["nothing", ""],
    ["Markdown", "<h2>一</h2>\n<p>二</p>"],
    ["other HTML", "<p>一</p><p>二</p>"],
    ["line breaks around it", "\n\n<p>一</p>\n\n"],
    ["three hyphens", "<p>一</p>\n---\n<p>二</p>\n"],
    ["other line ends", "<p>一</p>\r\n<p>二</p>\r"],
  ])("a body of %s", (_, body) => {
    const whole = { ...state, live: { ...live, body } };
    const text = writeEntryFile(term, whole);
    const read = readEntryFile(term, "x.md", text);
    expect(read.ok && read.state).toEqual(whole);
    expect(read.ok && writeEntryFile(term, read.state)).toBe(text);
  });

  test.each(["・一\n・二", "# 見出し\n\n文\n", "<b>一</b>\r\n二"])("ordinary writing: %j", (body) => {
    const written = { ...live, body, bodyFormat: "text" as const };
    const over = { ...state, live: written, draft: { ...written, body: `${body}三` } };
    for (const whole of [over, { ...over, draft: { ...live, body: "<p>一</p>" } }]) {
      const read = readEntryFile(term, "x.md", writeEntryFile(term, whole));
      expect(read.ok && read.state).toEqual(whole);
    }
  });

  test.each([
    ["a draft only", { ...state, status: "draft" as const, publishAt: null, liveAt: null, live: null, draft: live }],
    ["a working draft on top", { ...state, live, draft: { ...live, title: "", body: "<p>a</p>\r\n" } }],
    ["ended", { ...state, status: "ended" as const, live }],
    ["ending by itself", { ...state, live, endAt: "2026-12-24T15:00:00.000Z" }],
    ["a change that waits", { ...state, live, next: { ...live, title: "鱗片" }, nextAt: "2026-12-01T00:00:00.000Z" }],
    ["in the trash", { ...state, trashedAt: "2026-11-21T03:00:00.000Z", live }],
  ])("%s", (_, whole) => {
    const read = readEntryFile(term, "x.md", writeEntryFile(term, whole));
    expect(read.ok && read.state).toEqual(whole);
  });

  test("no field of any kind has a name reserved in files", () => {
    for (const kind of allKinds()) {
      const content = { ...emptyContent(kind), title: "x" };
      expect(() => writeEntryFile(kind, { ...state, live: content })).not.toThrow();
    }
  });
});

test("a YAML alias is reported with its line, whether or not it resolves", () => {
  expect(problems(term, "---\ntitle: *a\nreading: よみ\n---\n")).toEqual([expect.stringMatching(/^2 「\*」/)]);
  expect(problems(term, "---\ntitle: &a 鱗\nsummary: *a\nreading: よみ\n---\n")).toEqual([
    expect.stringMatching(/^3 「\*」/),
  ]);
});

const many = <One>(one: (n: number) => One) => Array.from({ length: 10_000 }, (_, n) => one(n));

// Each took half a minute or longer, or overflowed the stack, while every pair of lines was compared.
test.each([
  ["unknown keys", many((n) => `k${n}: x`).join("\n"), "k0 という項目はありません"],
  ["the same key again and again", many(() => "k: x").join("\n"), "同じ名前の項目が2回あります"],
  ["unknown keys in a list", `synonyms: {${many((n) => `k${n}: x`).join(", ")}}`, ""],
  ["unknown keys in a draft", `draft:\n${many((n) => `  k${n}: x`).join("\n")}`, "k0 という項目はありません"],
  ["rows of another field", `weights:\n${many(() => "  - {a: 1}").join("\n")}`, ""],
  [
    "references",
    many((n) => `k${n}: *b`).join("\n"),
    "「*」で始まる値は引用符で囲んでください（YAMLの参照は使えません）",
  ],
])("of 10,000 problems the first hundred are reported, and the number of the others: %s", (_, yaml, message) => {
  const read = readEntryFile(term, "x.md", `---\ntitle: x\n${yaml}\n---\n`);
  const problems = read.ok ? [] : read.problems;
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.length).toBeLessThanOrEqual(101);
  if (problems.length === 101) expect(problems.at(-1)?.message).toMatch(/^ほかに\d+件の問題があります$/);
  if (message) expect(problems.map((problem) => problem.message).join()).toContain(message);
});
