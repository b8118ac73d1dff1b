// Search words of a single page, not shown anywhere. Words that apply to any page are synonyms, edited at
// /admin/synonyms.

import { type WordsField, words } from "#app/cms/fields/words/field.ts";

export function searchWordsField(): WordsField {
  return words({
    label: "検索用の言葉",
    max: 40,
    hint: "1行に1つ。タイトルと本文にない言い方でも、ここに書けば検索で見つかります（「いくらかかる」「何センチ」など）",
  });
}
