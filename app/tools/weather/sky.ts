// The agency's weather codes as text and icons.

import { weatherWords } from "./areas.ts";

export type Sign = "sun" | "cloud" | "rain" | "snow";

const signOfLetter: Readonly<Record<string, Sign>> = { 晴: "sun", 曇: "cloud", 雨: "rain", 雪: "snow", 霧: "cloud" };
/** The first digit is the kind, even for unknown codes. */
const kinds: Readonly<Record<string, string>> = { "1": "晴", "2": "曇", "3": "雨", "4": "雪" };
const ROUGH = /暴風|大雪|大雨|風雪|強く降る/;

/** Returns the text, e.g. "晴時々曇"; just the kind for unknown codes; "" for invalid ones. */
export function wordsOfCode(code: string | null | undefined): string {
  if (!code || !/^\d{3}$/.test(code)) return "";
  return weatherWords[code] ?? kinds[code.charAt(0)] ?? "";
}

export function signsOfCode(code: string | null | undefined): Sign[] {
  const signs = [...wordsOfCode(code)].flatMap((letter) => signOfLetter[letter] ?? []);
  return [...new Set(signs)].slice(0, 2);
}

/** Returns whether the weather can disrupt traffic and power. */
export function isRough(code: string | null, words: string): boolean {
  return ROUGH.test(wordsOfCode(code)) || ROUGH.test(words);
}

/** "晴れ　昼過ぎ　から　くもり　所により　雨" as a line of text. */
export function plainWords(words: string): string {
  return words.trim().replaceAll("\u3000所により", " 所により").replaceAll("\u3000", "");
}
