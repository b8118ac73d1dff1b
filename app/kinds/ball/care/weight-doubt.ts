// Confirmation of implausible weights, which are more often typos than real changes.

import { formatDay } from "#app/platform/site/days.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";

interface Weighing {
  date: string;
  grams: number;
}

/** A loss above 10 % would need a vet. */
const LOSS = 0.1;
/** A misplaced decimal point is a factor of 10; real changes stay below 5. */
const SLIP = 5;

/** Returns the question; null if the weight is plausible. `last`: the previous weighing, or one of the same day. */
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
