// One spelling for many: width, case, hiragana or katakana and small kana make no difference between names.

const smallKana: Record<string, string> = {
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
};

/** Marks that may stand inside a name without changing it: "T-Albino", "ラベンダー・アルビノ", "アザンティック（VPI）". */
const marks = /[\s・·\-‐‑–—−_/()[\]{}'’".:&×「」『』<>~〜]/u;

export function isMark(character: string): boolean {
  return marks.test(character);
}

/** One character of NFKC text, folded to one character. */
function foldCharacter(character: string): string {
  const lower = character.toLowerCase().charAt(0);
  const code = lower.charCodeAt(0);
  const hiragana = code >= 0x30a1 && code <= 0x30f6 ? String.fromCharCode(code - 0x60) : lower;
  return smallKana[hiragana] ?? hiragana;
}

/** The characters of NFKC text, each folded; positions stay the same. */
export function foldCharacters(characters: readonly string[]): string[] {
  return characters.map(foldCharacter);
}

/** A name as it is looked up: folded, marks dropped. */
export function foldName(name: string): string {
  return foldCharacters([...name.normalize("NFKC")])
    .filter((character) => !isMark(character))
    .join("");
}
