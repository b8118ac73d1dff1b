import type { ValuesOf } from "#app/cms/content/field.ts";
import { defineKind } from "#app/cms/content/kind.ts";
import { references } from "#app/cms/fields/references/field.ts";
import { text } from "#app/cms/fields/text/field.ts";
import { words } from "#app/cms/fields/words/field.ts";
import { nameInSentence } from "#app/kinds/shared/name-in-sentence.ts";
import { searchWordsField } from "#app/kinds/shared/search-words-field.ts";
import { kanaOrder, kanaRow } from "#app/platform/search/kana-row.ts";

export type TermFields = ValuesOf<typeof term.fields>;

export const term = defineKind({
  name: "term",
  segment: "terms",
  path: "/term",
  label: "用語",
  titleLabel: "用語",
  hasPublicList: true,
  menu: { group: "読む", label: "用語集", place: 3 },
  search: {
    factor: 1,
    titleWordsAreNames: true,
    list: {
      title: "用語集",
      summary: "遺伝・飼育・繁殖・病気のサイン・流通・法律の言葉を、よみと英語付きで説明しています。",
      words: ["用語", "用語一覧", "用語の意味", "言葉の意味", "五十音"],
    },
  },
  fields: {
    reading: text({ label: "よみ（ひらがな）", max: 80, kana: true, required: true, hint: "五十音順に並べます" }),
    english: text({ label: "英語", max: 120 }),
    synonyms: words({ label: "同義語・略語", max: 80, hint: "1行に1つ" }),
    related: references({ label: "関連する用語", to: "term" }),
    words: searchWordsField(),
  },
  groups: [{ legend: "用語", fields: ["reading", "english", "synonyms", "related", "words"] }],
  filters: [{ name: "row", label: "五十音" }],
  sorts: [{ value: "kana", label: "五十音順", key: "reading", by: "text", direction: "asc" }],
  keys: ({ fields }) => [
    { name: "reading", text: kanaOrder(fields.reading) },
    { name: "row", text: kanaRow(fields.reading) },
  ],
  names: ({ fields }) => [fields.reading, fields.english, ...fields.synonyms, ...fields.words],
  words: () => [],
  linkWords: ({ title, fields }) => [nameInSentence(title), ...fields.synonyms],
  facts: ({ fields }) => [fields.reading, fields.english].filter(Boolean).join("・"),
});
