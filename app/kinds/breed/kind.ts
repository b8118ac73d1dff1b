// One breeding record of a season.

import { defineKind, type Problem } from "#app/content/kind.ts";
import type { BreedFields } from "#app/kinds/fields-of-kinds.ts";

export const breed = defineKind<BreedFields>({
  name: "breed",
  segment: "breeds",
  path: "/breed",
  label: "繁殖記録",
  titleLabel: "記録名",
  hasPublicList: false,
  fields: {
    sire: { type: "reference", label: "父（サイアー）", to: "ball", only: { key: "sex", text: "male" } },
    dam: { type: "reference", label: "母（ダム）", to: "ball", only: { key: "sex", text: "female" } },
    pairings: { type: "dates", label: "ペアリング日", hint: "1行に1日（例: 2026-01-15）" },
    ovulated: { type: "date", label: "排卵日" },
    preLayShed: { type: "date", label: "産卵前脱皮" },
    laid: { type: "date", label: "産卵日" },
    hatched: { type: "date", label: "ハッチ日" },
    eggs: { type: "number", label: "有精卵", integer: true, min: 0, max: 30, unit: "個" },
    slugs: { type: "number", label: "スラッグ（無精卵）", integer: true, min: 0, max: 30, unit: "個" },
    hatchlings: { type: "number", label: "孵化数", integer: true, min: 0, max: 30, unit: "匹" },
    incubation: { type: "number", label: "孵卵温度", integer: false, min: 20, max: 40, unit: "℃" },
    offspring: { type: "references", label: "生まれた個体", to: "ball" },
    outcomes: {
      type: "rows",
      label: "生まれた表現型",
      item: "表現型",
      columns: {
        look: { type: "text", label: "表現型", max: 120, required: true },
        count: { type: "number", label: "匹数", integer: true, min: 1, max: 30, unit: "匹", required: true },
      },
    },
  },
  groups: [
    { legend: "ペア", fields: ["sire", "dam"] },
    { legend: "シーズンの経過", fields: ["pairings", "ovulated", "preLayShed", "laid", "hatched", "incubation"] },
    { legend: "結果", fields: ["eggs", "slugs", "hatchlings", "outcomes", "offspring"] },
  ],
  filters: [],
  sorts: [{ value: "newest", label: "新着順", by: "published", direction: "desc" }],
  keys: ({ fields }) => [
    ...(fields.sire ? [{ name: "sire", text: fields.sire }] : []),
    ...(fields.dam ? [{ name: "dam", text: fields.dam }] : []),
    ...fields.offspring.map((id) => ({ name: "offspring", text: id })),
  ],
  names: () => [],
  words: ({ fields }) => fields.outcomes.map((outcome) => outcome.look),
  facts: ({ fields }) =>
    [
      fields.laid ? `産卵 ${fields.laid}` : "",
      fields.hatched ? `ハッチ ${fields.hatched}` : "",
      fields.hatchlings === null ? "" : `${fields.hatchlings}匹`,
    ]
      .filter(Boolean)
      .join("・"),
  check({ fields }) {
    const problems: Problem[] = [];
    const order = ["ovulated", "preLayShed", "laid", "hatched"] as const;
    let before: string | null = fields.pairings.toSorted()[0] ?? null;
    for (const name of order) {
      const day = fields[name];
      if (day && before && day < before) {
        problems.push({ path: `fields.${name}`, message: "前の段階より早い日付です" });
      }
      before = day ?? before;
    }
    return problems;
  },
});
