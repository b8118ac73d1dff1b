// How a day's heating, air and travel are called.

import type { Tone } from "#app/ui/kit/Chip.tsx";
import type { MoistureWord } from "./air-moisture.ts";
import type { HeatingLevel, Journey } from "./keeper.ts";

export const heatingWords: Record<HeatingLevel, string> = {
  none: "要りません",
  small: "軽い",
  medium: "中くらい",
  large: "重い",
  huge: "とても重い",
};

export const moistureWords: Record<MoistureWord, string> = {
  "very-damp": "とても湿る",
  damp: "湿る",
  enough: "足りる",
  "slightly-dry": "やや乾く",
  dry: "乾く",
  "very-dry": "とても乾く",
  "extremely-dry": "極端に乾く",
};

/** What a keeper does about it. */
export const moistureAdvice: Partial<Record<MoistureWord, string>> = {
  "very-damp": "換気と除湿を。脱皮には足ります",
  damp: "カビに注意し換気を。脱皮には足ります",
};

export const journeyWords: Record<Journey["fit"], { tone: Tone; text: string }> = {
  good: { tone: "success", text: "向く" },
  care: { tone: "warning", text: "工夫して" },
  avoid: { tone: "error", text: "控える" },
};
