import { expect, test } from "vitest";
import { lawFacts } from "#app/kinds/ball/page.server.ts";

const snake = {
  genotype: "パステル クラウン",
  sex: "male",
  hatched: "2025-07-12",
  origin: "own",
  breeder: "見本舎",
} as const;
const facts = (change: Partial<Parameters<typeof lawFacts>[0]> = {}) => new Map(lawFacts({ ...snake, ...change }));

test("a snake of the shop's own breeding shows every item except an owner", () => {
  expect([...facts()]).toEqual([
    ["品種等の名称", "ボールパイソン（パステル クラウン）"],
    ["性成熟時の標準体重・体長", "体重700〜1,500g・全長90〜120cm（目安）"],
    ["性別", "オス"],
    ["生年月日", "2025年7月12日"],
    ["生産地等", "国内（自家繁殖）・ブリーダー 見本舎"],
  ]);
});

test("an owner other than the shop is named", () => {
  expect(facts({ owner: "見本 花子" }).get("所有者")).toBe("見本 花子");
  expect(facts({ owner: "" }).has("所有者")).toBe(false);
});

test("adult size depends on sex; if unknown both are shown", () => {
  const size = (sex: "female" | "unknown") => facts({ sex }).get("性成熟時の標準体重・体長");
  expect(size("female")).toContain("120〜150cm");
  expect(size("unknown")).toMatch(/オス.*90〜120cm.*メス.*120〜150cm/);
});

test("unknown facts are stated as unknown", () => {
  const unknown = facts({ hatched: null, origin: null, breeder: "", sex: "unknown" });
  expect(unknown.get("生年月日")).toContain("不明");
  expect(unknown.get("生産地等")).toContain("記載がありません");
  expect(unknown.get("性別")).toBe("不明");
  expect(facts({ hatched: "2024" }).get("生年月日")).toBe("2024年（月日は不明）");
});

test("the origin may be known by country or breeder alone", () => {
  expect(facts({ origin: "overseas", breeder: "" }).get("生産地等")).toBe("海外（海外CB）");
  expect(facts({ origin: null, breeder: "ABC Reptiles" }).get("生産地等")).toBe("ブリーダー ABC Reptiles");
});
