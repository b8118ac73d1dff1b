// One breeding record of a season.

import type { ValuesOf } from "#app/cms/content/field.ts";
import { defineKind, type Problem } from "#app/cms/content/kind.ts";
import { date } from "#app/cms/fields/date/field.ts";
import { dates } from "#app/cms/fields/dates/field.ts";
import { number } from "#app/cms/fields/number/field.ts";
import { reference } from "#app/cms/fields/reference/field.ts";
import { references } from "#app/cms/fields/references/field.ts";
import { requiredColumn, rows } from "#app/cms/fields/rows/field.ts";
import { text } from "#app/cms/fields/text/field.ts";

export type BreedFields = ValuesOf<typeof breed.fields>;

export const breed = defineKind({
  name: "breed",
  segment: "breeds",
  path: "/breed",
  label: "繁殖記録",
  titleLabel: "記録名",
  hasPublicList: false,
  search: { factor: 0.5 },
  ownAdminPage: { label: "経過・ペア" },
  moreAdminPages: [{ label: "個体を作る", path: "/hatchlings" }],
  fields: {
    sire: reference({ label: "父（サイアー）", to: "ball", only: { key: "sex", text: "male" } }),
    dam: reference({ label: "母（ダム）", to: "ball", only: { key: "sex", text: "female" } }),
    pairings: dates({ label: "ペアリング日", isPast: true, hint: "1行に1日（例: 1/15、2026年1月15日）" }),
    ovulated: date({ label: "排卵日", isPast: true }),
    preLayShed: date({ label: "産卵前脱皮", isPast: true }),
    laid: date({ label: "産卵日", isPast: true }),
    hatched: date({ label: "ハッチ日", isPast: true }),
    eggs: number({ label: "有精卵", integer: true, min: 0, max: 30, unit: "個" }),
    slugs: number({ label: "スラッグ（無精卵）", integer: true, min: 0, max: 30, unit: "個" }),
    hatchlings: number({ label: "孵化数", integer: true, min: 0, max: 30, unit: "匹" }),
    incubation: number({ label: "孵卵温度", integer: false, min: 20, max: 40, unit: "℃" }),
    offspring: references({ label: "生まれた個体", to: "ball", namedBy: "breed" }),
    outcomes: rows({
      label: "生まれた表現型",
      item: "表現型",
      columns: {
        look: text({ label: "表現型", max: 120, required: true }),
        count: requiredColumn(number({ label: "匹数", integer: true, min: 1, max: 30, unit: "匹" })),
      },
    }),
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
  // The same pair's next season.
  copied: ({ fields }) => ({
    fields: {
      ...fields,
      pairings: [],
      ovulated: null,
      preLayShed: null,
      laid: null,
      hatched: null,
      eggs: null,
      slugs: null,
      hatchlings: null,
      offspring: [],
      outcomes: [],
    },
  }),
  names: () => ["繁殖記録"],
  words: ({ fields }) => [
    ...fields.outcomes.map((outcome) => outcome.look),
    // Where the eggs lie in the incubator now.
    fields.laid && !fields.hatched ? "生まれる予定 孵化の予定 孵卵中" : "",
  ],
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
