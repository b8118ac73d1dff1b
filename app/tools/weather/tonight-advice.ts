// Advice for a night's low or a hot day, with the related care article.

import { thresholds as at } from "./thresholds.ts";

export interface Advice {
  words: string;
  article: "winter" | "summer" | "temperature";
}

/** In °C, null if unknown. Heat takes precedence over cold, as it is dangerous sooner. */
export function adviceFor({ low, high }: { low: number | null; high: number | null }): Advice {
  if (high !== null && high >= at.veryHot)
    return { words: `今日は最高${high}℃。留守にするなら冷房を止めず、涼しい側を測ります。`, article: "summer" };
  if (high !== null && high >= at.hot)
    return { words: `今日は最高${high}℃。部屋の冷房と、涼しい側の逃げ場を確かめます。`, article: "summer" };
  if (low === null) return { words: "ケージの暖かい側と涼しい側を、いつもの時間に測ります。", article: "temperature" };
  if (low < at.freezing) return { words: "寝る前に暖かい側を測り、停電のときの備えも確かめます。", article: "winter" };
  if (low < at.coldMorning) return { words: "寝る前に暖かい側を測ります。乾きやすい夜です。", article: "winter" };
  if (low < at.easyFrom)
    return { words: "明け方に暖かい側が下がっていないか、最低温度の記録を見ます。", article: "temperature" };
  if (low < at.warmNight) return { words: "保温はいつもどおりで十分です。", article: "temperature" };
  return { words: "夜も冷房が必要な暑さです。涼しい側を測ります。", article: "summer" };
}
