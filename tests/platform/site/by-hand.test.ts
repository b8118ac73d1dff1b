import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoment } from "#app/platform/site/days.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";

test("the local time equals that of Intl for Japan", () => {
  const time = new Intl.DateTimeFormat("ja-JP", { timeZone: "Asia/Tokyo", hour: "numeric", minute: "2-digit" });
  const moments = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (at) => {
      expect(formatMoment(at.toISOString()).split(" ")[1]).toBe(time.format(at));
    }),
  );
  expect(formatMoment("2026-11-20T00:05:00Z")).toBe("2026年11月20日 9:05");
  expect(formatMoment("2026-11-20T15:00:00Z")).toBe("2026年11月21日 0:00");
});

test("a number has the same commas as with Intl", () => {
  const thousandths = fc.integer({ min: -1e12, max: 1e12 }).map((number) => number / 1000);
  fc.assert(
    fc.property(fc.oneof(fc.integer(), thousandths), (number) => {
      expect(withCommas(number)).toBe(number.toLocaleString("ja-JP"));
    }),
  );
  expect([0, 999, 1000, 1234567, 1234.5].map(withCommas)).toEqual(["0", "999", "1,000", "1,234,567", "1,234.5"]);
});
