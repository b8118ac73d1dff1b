import { expect, test } from "vitest";
import { type Parameters, readCrossQuery, readTool } from "#app/tools/calculator/query.ts";
import { calculatorPath } from "#app/ui/genetics/calculator-path.ts";

function parameters(query: string): Parameters {
  return { search: new URLSearchParams(query), problems: [] };
}

function read(query: string) {
  const asked = parameters(query);
  return { ...readCrossQuery(asked), problems: asked.problems };
}

test("rows pair a gene with its state, empty rows are left out", () => {
  const { sire, dam } = read("sg=pastel&ss=super&sg=&ss=visual&sg=clown&ss=pos-het-66&dg=pinstripe&ds=visual");
  expect(sire.rows).toEqual([
    { gene: "pastel", state: "super" },
    { gene: "clown", state: "pos-het-66" },
  ]);
  expect(sire.shown).toBe(3);
  expect(dam.rows).toEqual([{ gene: "pinstripe", state: "visual" }]);
});

test("a repeated parameter is reported and its first value used", () => {
  const query = read("sire=pastel&sire=clown");
  expect(query.sire.line).toBe("pastel");
  expect(query.problems).toEqual([expect.stringContaining("2回")]);
});

test("a clutch of a million, none or words becomes six, with the reason", () => {
  for (const n of ["1000000", "0", "-3", "1.5", "たくさん", "99999999999999999999"]) {
    const query = read(`sire=pastel&n=${encodeURIComponent(n)}`);
    expect(query.eggs).toBe(6);
    expect(query.problems).toEqual([expect.stringContaining("1〜50")]);
  }
  expect(read("n=１２").eggs).toBe(12);
});

test("unknown tools and views are reported and ignored", () => {
  const asked = parameters("tool=<script>&view=everything");
  expect(readTool(asked)).toBe("cross");
  expect(readCrossQuery(asked).view).toBe("look");
  expect(asked.problems).toHaveLength(2);
  expect(asked.problems.join()).toContain("<script>");
});

test("a calculator URL omits empty parameters and is parsed back", () => {
  const path = calculatorPath({ sire: "ball:momo", dam: "100%ヘテロ・クラウン", r: "", n: null });
  expect(path.startsWith("/calculate?sire=ball:momo&dam=")).toBe(true);
  const query = read(path.slice("/calculate?".length));
  expect(query.sire.ball).toBe("momo");
  expect(query.dam.line).toBe("100%ヘテロ・クラウン");
});
