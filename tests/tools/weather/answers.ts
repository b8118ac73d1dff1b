// Sample responses of the weather agency: the real file format with invented values.

import type { Overview, Report } from "#app/tools/weather/jma.server.ts";
import answers from "./answers.json" with { type: "json" };

/** Converts "20T17" to 17:00 on 20 November 2026 in Japan. */
export function at(when: string): string {
  const [day, hour = "00"] = when.split("T");
  return `2026-11-${day}T${hour}:00:00+09:00`;
}

/** Tokyo at 5: two days, seven chances, four temperatures of which the second repeats the maximum; the week is last evening's. */
export const tokyoAtFive: Report[] = answers.tokyoAtFive;
/** Tokyo at 17: three days, and only tomorrow's two temperatures. */
export const tokyoAtSeventeen: Report[] = answers.tokyoAtSeventeen;
/** Fukushima at 11: no waves inland, several stations per area, and a week with fewer, merged areas. */
export const fukushima: Report[] = answers.fukushima;
/** A correction between the regular times: the morning's series with a later report time. */
export const tokyoCorrected: Report[] = tokyoAtFive.map((report, index) =>
  index === 0 ? { ...report, publishingOffice: "気象庁（訂正）", reportDatetime: at("20T08") } : report,
);
export const overview: Overview = answers.overview;
export const { observations } = answers;
