// A weight that needs a confirmation before it is stored: more often than a snake loses so much, a finger slips.

import { formatDay } from "#app/platform/site/days.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";

interface Weighing {
  date: string;
  grams: number;
}

/** A loss of more than a tenth is worth a second look, and a vet's if it is true. */
const LOSS = 0.1;
/** A point or a nought too many makes it tenfold; nothing a snake does makes it fivefold. */
const SLIP = 5;

/** The question, in words; null where the weight is as expected. `last`: the weighing before it, or of the same day. */
export function weightDoubt(last: Weighing | undefined, next: Weighing): string | null {
  if (!last || last.grams === next.grams) return null;
  if (last.date > next.date) return null;
  const was = `${withCommas(last.grams)}g`;
  const day = formatDay(last.date);
  const ratio = next.grams / last.grams;
  if (last.date === next.date) return `${day}にはすでに${was}と記録されています。置き換えますか？`;
  if (ratio >= SLIP || ratio <= 1 / SLIP) {
    return `前回（${day}）の${was}と桁が違います。入力を確かめてください。`;
  }
  if (1 - ratio > LOSS) return `前回（${day}）の${was}から${Math.round((1 - ratio) * 100)}%減っています。`;
  return null;
}
