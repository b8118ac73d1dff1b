// Other ways to ask for one page: found by search, shown nowhere, linked from nothing. Words that mean the same whichever page
// answers are synonyms, which admins edit at /admin/synonyms.

import { type WordsField, words } from "#app/cms/fields/words/field.ts";

/** The field for them, for a kind whose pages are searched for in words that they do not use. */
export function searchWordsField(): WordsField {
  return words({
    label: "探す言葉",
    max: 40,
    hint: "1行に1つ。題名と本文にない言い方でも、ここに書けば検索で見つかります（「いくらかかる」「何センチ」など）",
  });
}
