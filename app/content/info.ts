// A notice, or an article on keeping.

import type { InfoFields } from "./fields-of-kinds.ts";
import { defineKind } from "./kind.ts";
import { categoryLabels, optionsOf } from "./labels.ts";

export const info = defineKind<InfoFields>({
  name: "info",
  segment: "infos",
  path: "/info",
  label: "お知らせ・飼育情報",
  titleLabel: "タイトル",
  hasPublicList: true,
  fields: {
    category: { type: "choice", label: "分類", options: optionsOf(categoryLabels) },
    pinned: { type: "flag", label: "先頭に固定する" },
  },
  groups: [{ legend: "分類", fields: ["category", "pinned"] }],
  filters: [{ name: "category", label: "分類", options: optionsOf(categoryLabels) }],
  sorts: [
    { value: "newest", label: "新着順", by: "published", direction: "desc", first: { key: "pinned", text: "yes" } },
    { value: "latest", label: "公開日順", by: "published", direction: "desc" },
  ],
  keys: ({ fields }) => [
    { name: "category", text: fields.category },
    { name: "pinned", text: fields.pinned ? "yes" : "no" },
  ],
  words: ({ fields }) => [categoryLabels[fields.category]],
  facts: ({ fields }) => [categoryLabels[fields.category], fields.pinned ? "固定" : ""].filter(Boolean).join("・"),
});
