import { formatShortDay } from "#app/platform/site/days.ts";

/** "2026年1月15日〜2月3日（3回）". */
export function pairedWords(paired: readonly string[]): string {
  const [first] = paired;
  const last = paired.at(-1);
  if (!first || !last) return "";
  return first === last
    ? formatShortDay(first)
    : `${formatShortDay(first)}〜${formatShortDay(last)}（${paired.length}日）`;
}
