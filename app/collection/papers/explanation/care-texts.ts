// Care and law texts of the explanation: the shop's own, or these defaults.

import data from "./care-texts.json" with { type: "json" };

export const careTextLabels = data.labels;

export type CareTextName = keyof typeof careTextLabels;
export type CareTexts = Record<CareTextName, string>;
export const careTextNames = Object.keys(careTextLabels) as CareTextName[];

export const defaultCareTexts: Readonly<CareTexts> = data.defaults;

const TEXT_MAX = 1000;

/** Returns why a text of the shop or of one snake is refused. */
export function tooLong({ length }: string): string | undefined {
  return length > TEXT_MAX ? `${TEXT_MAX}文字以内で入力してください（いまは${length}文字）` : undefined;
}
