// Notations of a snake's sex, shared by files, queries and lines.

export type Sex = "male" | "female" | "unknown";

const words: Readonly<Record<Sex, readonly string[]>> = {
  male: ["♂", "雄", "オス", "おす", "male", "1.0"],
  female: ["♀", "雌", "メス", "めす", "female", "0.1"],
  unknown: ["不明", "未判別", "未判定", "unknown", "unsexed", "0.0.1"],
};
/** Abbreviations, valid only as a cell's entire value. */
const letters: Readonly<Record<string, Sex>> = { m: "male", f: "female", u: "unknown", "?": "unknown" };

const sexes = Object.keys(words) as Sex[]; // the keys of the table

/** Parses a word for a sex, ignoring width, case and variation selectors; undefined if it is not one. */
export function sexOfWord(word: string): Sex | undefined {
  const plain = word
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .normalize("NFKC")
    .trim()
    .toLowerCase();
  return letters[plain] ?? sexes.find((sex) => words[sex].includes(plain));
}

/** Characters by script, for word boundaries: カオス, おすすめ and 雌雄 contain no sex. */
const scripts = [/[ァ-ヺー]/, /[ぁ-ゖ]/, /\p{sc=Han}/u, /[a-z]/i, /[\d.]/];

/** Returns a pattern that finds a sex within a line, at script boundaries. */
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

/** Returns a sticky pattern for queries without spaces: 3万円以下のメス. */
export function sexAt(sex: "male" | "female"): RegExp {
  return new RegExp(`(?:${words[sex].map((word) => word.replaceAll(".", "\\.")).join("|")})`, "y");
}
