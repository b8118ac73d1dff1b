// One spelling for many: width, case, hiragana or katakana, small kana and ヴ or ブ make no difference between names.

const likeSounding: Record<string, string> = {
  ぁ: "あ",
  ぃ: "い",
  ぅ: "う",
  ぇ: "え",
  ぉ: "お",
  っ: "つ",
  ゃ: "や",
  ゅ: "ゆ",
  ょ: "よ",
  ゎ: "わ",
  ゔ: "ぶ",
  ゔぁ: "ば",
  ゔぃ: "び",
  ゔぇ: "べ",
  ゔぉ: "ぼ",
  ぢ: "じ",
  づ: "ず",
};

/** Marks that may be inside a name without changing it: "T-Albino", "ラベンダー・アルビノ", "アザンティック（VPI）". */
const marks = new Set("・·-‐‑–—−_/()[]{}'’\".:=→&×「」『』【】〔〕《》〈〉〖〗«»‹›“”<>~〜★☆◆◇●○■□※*!♪");

/** Dashes, arrows and pictures that part or adorn words. ♂ and ♀ say something. */
const adornment =
  /^(?:(?![♂♀])[\p{Pd}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Variation_Selector}─━•‧∙⋅▲△▼▽⇒⇨←↑↓^\\]|\u200D)$/u;

/** Separators stronger than a space: commas, full stops, the end of a written line. */
export function partsHard(text: string): boolean {
  return /[,、。;；|\n\r\t]/.test(text);
}

/** A function of one character, worked out once for each that was written. */
export function ofCharacter<Value>(make: (character: string) => Value): (character: string) => Value {
  const known = new Map<string, Value>();
  return (character) => {
    const before = known.get(character);
    if (before !== undefined) return before;
    const value = make(character);
    if (known.size < 10_000) known.set(character, value);
    return value;
  };
}

export const isMark = ofCharacter(
  (character) => marks.has(character) || adornment.test(character) || (character !== "" && character.trim() === ""),
);

/** Signs typed for ×; an asterisk only between words. */
const crossSigns = /[✕✖✗✘☓╳⨯⨉❌❎]\ufe0f?|(?<=[\p{L})])\*(?=[\p{L}(♂♀])|(?<=[\p{L})] )\*(?= [\p{L}(♂♀])/gu;

/** The characters of a text, one for each that is folded: half width or full, ヴェ is one, like べ. */
export function charactersOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .replace(crossSigns, "×")
      .match(/[ヴゔ][ァィェォぁぃぇぉ]|[\s\S]/gu) ?? []
  );
}

/** One of `charactersOf`, folded to one character. */
const foldCharacter = ofCharacter((character) => {
  // A picture may be two code units: it is folded to a mark of one.
  if (character.length > 1 && isMark(character)) return "☆";
  const hiragana = character.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
  return likeSounding[hiragana] ?? hiragana.toLowerCase().charAt(0);
});

/** The characters of `charactersOf`, each folded; positions stay the same. */
export function foldCharacters(characters: readonly string[]): string[] {
  return characters.map(foldCharacter);
}

/** A name as it is looked up: folded, marks dropped. */
export function foldName(name: string): string {
  return foldCharacters(charactersOf(name))
    .filter((character) => !isMark(character))
    .join("");
}
