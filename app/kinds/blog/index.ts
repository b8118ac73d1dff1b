import { defineKind } from "#app/cms/content/kind.ts";
import { text } from "#app/cms/fields/text/field.ts";
import { words } from "#app/cms/fields/words/field.ts";
import { searchWordsField } from "#app/kinds/shared/search-words-field.ts";

export const blog = defineKind({
  name: "blog",
  segment: "blogs",
  path: "/blog",
  label: "ブログ",
  titleLabel: "タイトル",
  hasPublicList: true,
  menu: { group: "読む", label: "ブログ", place: 2 },
  search: {
    factor: 0.85,
    list: {
      title: "ブログ",
      summary: "ボールパイソンとの暮らしと遺伝の話です。",
      words: ["記事", "読みもの", "blog"],
    },
  },
  fields: {
    tags: words({ label: "タグ", max: 30, hint: "1行に1つ" }),
    author: text({ label: "著者名", max: 60 }),
    words: searchWordsField(),
  },
  groups: [{ legend: "記事", fields: ["tags", "author", "words"] }],
  filters: [{ name: "tag", label: "タグ" }],
  sorts: [{ value: "newest", label: "新着順", by: "published", direction: "desc" }],
  keys: ({ fields }) => fields.tags.map((tag) => ({ name: "tag", text: tag })),
  names: ({ fields }) => fields.words,
  words: ({ fields }) => [...fields.tags, fields.author],
  facts: ({ fields }) => [fields.author, ...fields.tags.map((tag) => `#${tag}`)].filter(Boolean).join("・"),
  article: ({ fields }) => ({ tags: fields.tags, author: fields.author }),
});
