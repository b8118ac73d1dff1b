// Continues a keeper's number series: BP-2026-041, BP-2026-042 …

import { contentOf, entryOf } from "#app/cms/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

/** Returns all numbers in use, including the trash, so that none is reused. */
export async function givenNumbers(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("entries").selectAll().where("kind", "=", "ball").execute();
  return rows.flatMap((row) => {
    const { number } = contentOf(entryOf(row)).fields;
    return typeof number === "string" && number !== "" ? [number] : [];
  });
}

/** Returns `count` free numbers starting at `first`. */
export function series(first: string, count: number, isTaken: (number: string) => boolean): string[] {
  // Only the last 15 digits, as of a microchip: Number is exact up to there.
  const parts = /^(.*?)(\d{1,15})(\D*)$/.exec(first.trim());
  if (!parts) return [first.trim(), ...Array<string>(Math.max(0, count - 1)).fill("")];
  const [, before = "", digits = "", after = ""] = parts;
  const numbers: string[] = [];
  for (let next = Number(digits); numbers.length < count; next += 1) {
    const number = `${before}${String(next).padStart(digits.length, "0")}${after}`;
    if (!isTaken(number)) numbers.push(number);
  }
  return numbers;
}

/** Returns the next number of a year, in the format of the latest ones. */
export function nextNumber(given: readonly string[], year: string): string {
  const forms = given.flatMap((number) => {
    const parts = /^(.*?)((?:19|20)\d{2})(\D+)(\d+)$/.exec(number);
    return parts ? [{ before: parts[1] ?? "", year: parts[2], between: parts[3] ?? "", digits: parts[4] ?? "" }] : [];
  });
  const last = forms.toSorted((a, b) => String(b.year).localeCompare(String(a.year)))[0];
  const { before, between, digits } = last ?? { before: "", between: "-", digits: "000" };
  const ofYear = forms.filter((form) => form.year === year && form.before === before && form.between === between);
  const highest = Math.max(0, ...ofYear.map((form) => Number(form.digits)));
  return `${before}${year}${between}${String(highest + 1).padStart(digits.length, "0")}`;
}
