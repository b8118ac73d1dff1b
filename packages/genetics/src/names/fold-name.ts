// Normalises spelling: width, case, hiragana/katakana, small kana, and ヴ/ブ.

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

/** Marks ignored inside names: "T-Albino", "ラベンダー・アルビノ", "アザンティック（VPI）". */
const marks = new Set("・·-‐‑–—−_/()[]{}'’\".:=→&×「」『』【】〔〕《》〈〉〖〗«»≪≫‹›“”<>~〜★☆◆◇●○◎〇§■□※*!♪");

/** Dashes, arrows and emoji that separate or decorate words. ♂ and ♀ are significant. */
const adornment =
  /^(?:(?![♂♀])[\p{Pd}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Variation_Selector}─━•‧∙⋅▲△▼▽⇒⇨←↑↓^\\]|\u200D)$/u;

/** Returns whether the text has a separator stronger than a space: comma, full stop, line break. */
export function partsHard(text: string): boolean {
  return /[,、。;；|\n\r\t]/.test(text);
}

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

/** Characters typed for ×; an asterisk only between words. */
const crossSigns =
  /[✕✖✗✘☓╳⨯⨉❌❎]\ufe0f?|⇔|(?<=[\p{L})♂♀])\*{1,2}(?=[\p{L}(♂♀])|(?<=[\p{L})♂♀] )\*{1,2}(?= [\p{L}(♂♀])/gu;

/** Splits text into characters that fold to one each, normalising width: ヴェ counts as one, like べ. */
export function charactersOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .replace(crossSigns, "×")
      .replace(/[‘’]/g, "'")
      .match(/[ヴゔ][ァィェォぁぃぇぉ]|[\s\S]/gu) ?? []
  );
}

const foldCharacter = ofCharacter((character) => {
  // Emoji may be two code units; fold them to one mark.
  if (character.length > 1 && isMark(character)) return "☆";
  const hiragana = character.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
  return likeSounding[hiragana] ?? hiragana.toLowerCase().charAt(0);
});

export function foldCharacters(characters: readonly string[]): string[] {
  return characters.map(foldCharacter);
}

/** Returns the lookup key of a name: folded, without marks. */
export function foldName(name: string): string {
  return foldCharacters(charactersOf(name))
    .filter((character) => !isMark(character))
    .join("");
}
