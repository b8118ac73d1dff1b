import { allelicGroups, isIncalculable, parseLine, readGenotype } from "@borupa/genetics";
import { genes as drawnGenes } from "@borupa/snake-drawing";
import { expect, test } from "vitest";
import { z } from "zod";
import { starterBook as book, starterMorphs } from "#app/cli/starter/encyclopedia.server.ts";

const genes = starterMorphs.filter(({ fields }) => fields.type === "gene");
const ids = new Set(starterMorphs.map(({ id }) => id));
const sourced = starterMorphs.filter(({ fields }) => fields.sources.length > 0);

test("each entry with sources has the shape of a record", () => {
  const year = z.int().min(1990).max(2026).nullable();
  const record = z.object({
    english: z.string().regex(/[A-Za-z]/),
    reading: z.string().regex(/^[ぁ-ゖー]+$/),
    firstYear: year,
    group: z.union([z.literal(""), z.enum([...allelicGroups.keys()] as [string, ...string[]])]),
    inheritanceConfidence: z.enum(["medium", "low"]).nullable(),
    sameGene: z.array(
      z.object({
        with: z.enum([...ids] as [string, ...string[]]),
        how: z.enum(["same", "suspected"]),
        source: z.string().min(5),
      }),
    ),
    sources: z.array(z.string().min(5)).min(1),
  });
  const problems = sourced.flatMap(
    ({ id, fields }) => record.safeParse(fields).error?.issues.map(({ path }) => [id, ...path]) ?? [],
  );
  expect(sourced.length).toBeGreaterThan(250);
  expect(problems).toEqual([]);
});

test("unproven inheritance is rejected in every state, without a super form", () => {
  const unknown = genes.filter(({ fields }) => fields.inheritance === "unknown" || fields.inheritance === "polygenic");
  expect(unknown.length).toBeGreaterThan(20);
  for (const { id } of unknown) {
    for (const state of ["visual", "super", "het", "pos-het"] as const) {
      const read = readGenotype(
        book,
        { items: [{ gene: id, state, ...(state === "pos-het" ? { percent: 66 } : {}) }] },
        "sire",
      );
      expect([id, state, read.ok ? [] : read.refusals.map(isIncalculable)]).toEqual([id, state, [true]]);
    }
  }
});

test("no text of a gene of unknown inheritance gives its odds", () => {
  const odds = /(?:半数|[1-9]\d?分の[1-9]|1\/[24])[^。]*(?:見込み|確率|計算です|伝わ)/;
  const open = genes.filter(({ fields }) => fields.inheritance === "unknown" || fields.inheritance === "polygenic");
  expect(open.filter(({ body }) => odds.test(body)).map(({ id }) => id)).toEqual([]);
});

test("only genes with a description are drawn", () => {
  const drawn = new Set(drawnGenes.flatMap(([names]) => names.split(" ")));
  const untold = genes.filter(
    ({ id, body, summary }) =>
      drawn.has(id) && !book.genes.get(id)?.sameAs && !/特徴|姿|色|柄|斑/.test(`${summary}${body}`),
  );
  expect(untold.map(({ id }) => id)).toEqual([]);
  // Genes listed by name only, without a description of their looks.
  const listed = genes.filter(
    ({ fields }) =>
      fields.sources.length > 0 && fields.sources.every((line) => !/CritterTrack|検査項目|https?:/.test(line)),
  );
  expect(listed.length).toBeGreaterThan(70);
  expect(listed.filter(({ id }) => drawn.has(id)).map(({ id }) => id)).toEqual([]);
});

test("no health claim without a source: without a recorded concern no text calls a gene sound", () => {
  const sound =
    /健康(?:な|に問題(?:が|の)ない|上の問題はありません)|安全な遺伝子|問題のない遺伝子|丈夫な(?:遺伝子|モルフ)/;
  const without = starterMorphs.filter(({ fields }) => fields.health.length === 0);
  expect(without.filter(({ body, summary }) => sound.test(`${summary}${body}`)).map(({ id }) => id)).toEqual([]);
});

test.each([
  ["RnR (Red Ringer)", "ringer"],
  ["Vanilla (Freek Nuyt line)", "fnr-vanilla"],
  ["Genetic Tiger (M&S line)", "genetic-tiger"],
  ["スペシャル（NoCo）", "special-noco"],
  ["Sunset (TCR)", "sunset-tcr"],
  ["ゴースト（ヴェスパー）", "ghost-vesper"],
  ["ブラックベルベット", "lace"],
])("%s is parsed completely as one gene", (name, gene) => {
  const read = parseLine(book, name);
  expect(read).toMatchObject({ ok: true, line: { items: [{ gene, state: "visual" }], unknown: [] } });
});

test("our own Japanese readings are marked, and the English name beside them is parsed", () => {
  const marked = genes.filter(({ fields }) => fields.nameIsReading);
  expect(marked.length).toBeGreaterThan(60);
  expect(marked.filter(({ title }) => !/[ァ-ヶ]|^[A-Z]+$/.test(title)).map(({ id }) => id)).toEqual([]);
});
