// A keeper's own names for genes: "もなか＝パステル クラウン", one a line, stored on the device alone.

export const OWN_NAMES_KEY = "own-gene-names";

const ENTRY = /^\s*(\S[^=＝]*?)\s*[=＝]\s*(\S.*?)\s*$/;

/** The names of a text with what they mean, the longest first. */
export function ownNamesOf(text: string): [name: string, meaning: string][] {
  const entries = text.split(/\r?\n/).flatMap((line): [string, string][] => {
    const [, name, meaning] = ENTRY.exec(line) ?? [];
    return name && meaning ? [[name, meaning]] : [];
  });
  return entries.sort(([a], [b]) => b.length - a.length);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const SCRIPTS = ["\\p{sc=Katakana}ー", "\\p{sc=Hiragana}", "\\p{sc=Han}", "A-Za-z0-9"];
const scriptOf = (text: string) => SCRIPTS.find((script) => new RegExp(`^[${script}]`, "u").test(text)) ?? "\\0";

/** A line with own names replaced, each only as a whole word: モカ is no part of モカシン. */
export function withMeanings(line: string, names: readonly [string, string][]): string {
  if (names.length === 0) return line;
  const words = names.map(([name]) => {
    const [first, last] = [scriptOf(name), scriptOf([...name].at(-1) ?? "")];
    return `(?<![${first}])${escaped(name)}(?![${last}])`;
  });
  const meaningOf = new Map(names);
  return line.replace(new RegExp(words.join("|"), "gu"), (name) => meaningOf.get(name) ?? name);
}
