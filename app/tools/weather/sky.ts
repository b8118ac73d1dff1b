// The agency's weather codes as words, and as the one or two signs that a picture shows.

import { weatherWords } from "./areas.ts";

export type Sign = "sun" | "cloud" | "rain" | "snow";

const signOfLetter: Readonly<Record<string, Sign>> = { 晴: "sun", 曇: "cloud", 雨: "rain", 雪: "snow", 霧: "cloud" };
/** The hundreds of a code say its kind, also where the code itself is new. */
const kinds: Readonly<Record<string, string>> = { "1": "晴", "2": "曇", "3": "雨", "4": "雪" };
const ROUGH = /暴風|大雪|大雨|風雪|強く降る/;

/** "晴時々曇"; for a code that is not in the table its kind alone; empty where not even that is known. */
export function wordsOfCode(code: string | null | undefined): string {
  if (!code || !/^\d{3}$/.test(code)) return "";
  return weatherWords[code] ?? kinds[code.charAt(0)] ?? "";
}

/** The main sign first, then what it changes with. */
export function signsOfCode(code: string | null | undefined): Sign[] {
  const signs = [...wordsOfCode(code)].flatMap((letter) => signOfLetter[letter] ?? []);
  return [...new Set(signs)].slice(0, 2);
}

/** Weather that can stop traffic and power. */
export function isRough(code: string | null, words: string): boolean {
  return ROUGH.test(wordsOfCode(code)) || ROUGH.test(words);
}

/** "晴れ　昼過ぎ　から　くもり　所により　雨" as a line of text. */
export function plainWords(words: string): string {
  return words.trim().replaceAll("\u3000所により", " 所により").replaceAll("\u3000", "");
}
