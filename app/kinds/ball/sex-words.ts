// How keepers, shops and other sites write a snake's sex: the one table for files, queries and lines.

import { comparableText } from "#app/platform/site/entered-text.ts";
import { type Sex, sexLabels } from "./labels.ts";

const words: Readonly<Record<Sex, readonly string[]>> = {
  male: ["♂", "雄", "オス", "おす", "male", "1.0"],
  female: ["♀", "雌", "メス", "めす", "female", "0.1"],
  unknown: ["不明", "未判別", "未判定", "unknown", "unsexed", "0.0.1"],
};
/** Short for a sex in a table's cell; in a line they are anything. */
const letters: Readonly<Record<string, Sex>> = { m: "male", f: "female", u: "unknown", "?": "unknown" };

const sexes = Object.keys(sexLabels) as Sex[]; // the keys of the table

/** Returns the sex that a word alone says, whatever its width and case; undefined where it says none. */
export function sexOf(word: string): Sex | undefined {
  const plain = comparableText(word).trim().toLowerCase();
  return letters[plain] ?? sexes.find((sex) => words[sex].includes(plain));
}

/** Word characters of each script: カオス, おすすめ and 雌雄 name no sex. */
const scripts = [/[ァ-ヺー]/, /[ぁ-ゖ]/, /\p{sc=Han}/u, /[a-z]/i, /[\d.]/];

/** Finds a sex within a line, where its word is separate or the script changes. */
function patternOf(sex: Sex): RegExp {
  const parts = words[sex].map((word) => {
    const script = scripts.find((one) => one.test(word))?.source;
    const literal = word.replaceAll(".", "\\.");
    return script ? `(?<!${script})${literal}(?!${script})` : literal;
  });
  return new RegExp(parts.join("|"), "iu");
}

export const MALE = patternOf("male");
export const FEMALE = patternOf("female");

/** Finds a sex at a place of a query whose words are not parted: 3万円以下のメス. */
export function sexAt(sex: "male" | "female"): RegExp {
  return new RegExp(`(?:${words[sex].map((word) => word.replaceAll(".", "\\.")).join("|")})`, "y");
}
