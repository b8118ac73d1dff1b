// Breeding record of a season. Its days and counts are season events (collection/season), not fields.

import type { ValuesOf } from "#app/cms/content/field.ts";
import { defineKind } from "#app/cms/content/kind.ts";
import { date } from "#app/cms/fields/date/field.ts";
import { number } from "#app/cms/fields/number/field.ts";
import { reference } from "#app/cms/fields/reference/field.ts";
import { references } from "#app/cms/fields/references/field.ts";
import { requiredColumn, rows } from "#app/cms/fields/rows/field.ts";
import { text } from "#app/cms/fields/text/field.ts";

export type BreedFields = ValuesOf<typeof breed.fields>;

const DAYS_HINT = "ペアリングから産卵、ハッチまでの日付と数は、「経過・ペア」に書きます";

export const breed = defineKind({
  name: "breed",
  segment: "breeds",
  path: "/breed",
  label: "繁殖記録",
  titleLabel: "記録名",
  hasPublicList: false,
  search: { factor: 0.5 },
  ownAdminPage: { label: "経過・ペア" },
  moreAdminPages: [{ label: "卵・ハッチの記録と個体の作成", path: "/hatchlings" }],
  fields: {
    sire: reference({ label: "父（サイアー）", to: "ball", only: { key: "sex", text: "male" } }),
    dam: reference({ label: "母（ダム）", to: "ball", only: { key: "sex", text: "female" } }),
    incubation: number({ label: "孵卵温度", integer: false, min: 20, max: 40, unit: "℃", hint: DAYS_HINT }),
    stoppedOn: date({
      label: "やめた日",
      isPast: true,
      hint: "産卵のないまま終えたペアの、終えた日です。入れると今夜のペアと予定から外れ、空欄に戻すとまた並びます",
    }),
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
    { legend: "ペア", fields: ["sire", "dam", "stoppedOn"] },
    { legend: "孵卵と結果", fields: ["incubation", "outcomes", "offspring"] },
  ],
  filters: [],
  sorts: [{ value: "newest", label: "新着順", by: "published", direction: "desc" }],
  keys: ({ fields }) => [
    ...(fields.sire ? [{ name: "sire", text: fields.sire }] : []),
    ...(fields.dam ? [{ name: "dam", text: fields.dam }] : []),
    ...fields.offspring.map((id) => ({ name: "offspring", text: id })),
  ],
  // For the pair's next season.
  copied: ({ fields }) => ({ fields: { ...fields, stoppedOn: null, offspring: [], outcomes: [] } }),
  names: () => ["繁殖記録"],
  words: ({ fields }) => fields.outcomes.map((outcome) => outcome.look),
  facts: () => "",
});
