// An article with tags and an author.

import { defineKind } from "#app/content/kind.ts";
import type { BlogFields } from "#app/kinds/fields-of-kinds.ts";

export const blog = defineKind<BlogFields>({
  name: "blog",
  segment: "blogs",
  path: "/blog",
  label: "ブログ",
  titleLabel: "タイトル",
  hasPublicList: true,
  fields: {
    tags: { type: "words", label: "タグ", max: 30, hint: "1行に1つ" },
    author: { type: "text", label: "著者名", max: 60 },
  },
  groups: [{ legend: "記事", fields: ["tags", "author"] }],
  filters: [{ name: "tag", label: "タグ" }],
  sorts: [{ value: "newest", label: "新着順", by: "published", direction: "desc" }],
  keys: ({ fields }) => fields.tags.map((tag) => ({ name: "tag", text: tag })),
  names: () => [],
  words: ({ fields }) => [...fields.tags, fields.author],
  facts: ({ fields }) => [fields.author, ...fields.tags.map((tag) => `#${tag}`)].filter(Boolean).join("・"),
});
