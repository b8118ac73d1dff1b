// Lines about two animals: ♂クラウン♀パイド, オス クラウン × メス パイド, 1.0 clown 0.1 pied, Sire: Pied Dam: Clown, モハベ×レッサー.

import type { Token } from "./line-parts.ts";

export interface TwoAnimals {
  sire: string;
  dam: string;
}

export interface Parted {
  animals: TwoAnimals;
  first: keyof TwoAnimals;
  /** Token at which the second animal starts. */
  place: number;
}

const male = /^(?:種?♂|m$|オス|雄|males?$|1\.0$|男の子|sire$|お?父(?:親|さん)?[はがの]?$)/i;
const female = /^(?:種?♀|f$|メス|雌|females?$|0\.1$|女の子|dam$|お?母(?:親|さん)?[はがの]?$)/i;
const parent = /^(?:両?親|from|ex)\s*[:：]?\s*|\s*親$/gi;

type Sex = "sire" | "dam";

function sexOf({ kind, text }: Token): Sex | null {
  if (kind !== "remark" && kind !== "unknown") return null;
  const word = text.normalize("NFKC").replace(/^\d+\s?(?=[♂♀雄雌])/, "");
  // ♂？, ♂1♀2
  if (/\?|♂.*♀|♀.*♂|(?:オス|雄).*(?:メス|雌)/.test(word)) return null;
  return male.test(word) ? "sire" : female.test(word) ? "dam" : null;
}

/** Reads 父 and 母 of a line about two animals as their sexes. */
export const withSexes = (tokens: readonly Token[]): Token[] =>
  tokens.map((token) =>
    token.kind === "unknown" && sexOf(token)
      ? { kind: "remark", said: "sex", text: token.text, before: token.before }
      : token,
  );

/** Returns the sex stated in a line; null if none or both. */
export function sexSaid(tokens: readonly Token[]): "male" | "female" | null {
  const [sex, ...others] = new Set(tokens.flatMap((token) => sexOf(token) ?? []));
  if (!sex || others.length > 0) return null;
  return sex === "sire" ? "male" : "female";
}

export function saysNormal({ kind, text }: Token): boolean {
  return kind === "remark" && /^(?:ノーマル|ワイルド|野生型|normal|wild|wt$)/i.test(text.normalize("NFKC"));
}

const isCross = (token: Token) => token.kind === "remark" && token.links === "cross";

export function namesAnimal(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.kind === "name" || saysNormal(token));
}

/** Joins the tokens of one animal, without its sex and outer crosses. */
function lineOf(tokens: readonly Token[]): string {
  const rest = tokens.filter((token) => sexOf(token) === null);
  const isGene = (token: Token) => token.kind !== "remark" || !token.links;
  const text = rest
    .slice(Math.max(0, rest.findIndex(isGene)), rest.findLastIndex(isGene) + 1)
    .map(({ before, text }) => before + text)
    .join("")
    .replace(/[（(]\s*[）)]/g, "")
    .replace(/^[\s,、;:：/×・（()）&＆+＋=＝-]+|[\s,、;:：/×・(（-]+$/g, "");
  return text.replace(parent, "");
}

/** Returns where the second animal starts: its sex comes before or after its genes. */
function parting(tokens: readonly Token[], [first, second]: readonly [number, number]): number | null {
  const cross = tokens.findIndex(isCross);
  if (cross > first && cross < second) return cross;
  const between = namesAnimal(tokens.slice(first, second));
  if (!between) return null;
  if (namesAnimal(tokens.slice(second))) return second;
  return namesAnimal(tokens.slice(0, first)) ? first + 1 : null;
}

/** Returns the two animals of a line that gives each a sex or crosses them; null for a line about one. */
export function twoAnimals(tokens: readonly Token[]): Parted | null {
  return animalsBySex(tokens) ?? (sexSaid(tokens) ? null : crossedAnimals(tokens));
}

function animalsBySex(tokens: readonly Token[]): Parted | null {
  const sexes = tokens.map(sexOf);
  const first = sexes.findIndex((sex) => sex !== null);
  const second = sexes.findIndex((sex) => sex !== null && sex !== sexes[first]);
  const place = first < 0 || second < 0 ? null : parting(tokens, [first, second]);
  if (place === null) return null;
  const [one, other] = [tokens.slice(0, place), tokens.slice(place)];
  if (!namesAnimal(one) || !namesAnimal(other)) return null;
  const lines = [lineOf(one), lineOf(other)] as const;
  const [sire, dam] = sexes[first] === "sire" ? lines : [lines[1], lines[0]];
  return { animals: { sire, dam }, first: sexes[first] === "sire" ? "sire" : "dam", place };
}

/** Splits at the first × outside brackets, sire first. Lines with one sex or like Lesser x Mojave BEL are about one animal. */
export function crossedAnimals(tokens: readonly Token[]): Parted | null {
  let depth = 0;
  const place = tokens.findIndex((token) => {
    depth += (token.before.match(/[（(［[]/g)?.length ?? 0) - (token.before.match(/[）)］\]]/g)?.length ?? 0);
    return isCross(token) && depth <= 0;
  });
  if (place < 0) return null;
  const sides = [tokens.slice(0, place), tokens.slice(place + 1)] as const;
  const isWhite = (token: Token) => token.kind === "name" && token.meanings.some(({ kind }) => kind === "white");
  if (sides.some((side) => side.some(isWhite) && side.filter(({ kind }) => kind === "name").length > 1)) return null;
  const isAnimal = (side: readonly Token[]) =>
    namesAnimal(side) || side.some((token) => token.kind === "unknown" || (token.kind === "state" && side.some(sexOf)));
  const isCrossing = sides.some(namesAnimal) && sides.every(isAnimal);
  const [one, other] = sides;
  return isCrossing ? { animals: { sire: lineOf(one), dam: lineOf(other) }, first: "sire", place } : null;
}
