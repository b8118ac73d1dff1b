import { expect, test } from "vitest";
import { calendarFile } from "#app/platform/site/calendar-file.ts";

const day = {
  uid: "laid-x@example.jp",
  day: "2026-02-28",
  summary: "産卵",
  description: "",
  url: "https://example.jp/breed/x",
  isTentative: true,
};
const file = (change: Partial<typeof day>) =>
  calendarFile({
    name: "n",
    product: "-//p//JA",
    changedAt: "2026-11-22T01:02:03.456Z",
    days: [{ ...day, ...change }],
  }) ?? "";
const unfolded = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

test("an event lasts a whole day, ends on the next, and has its stamp in UTC", () => {
  const lines = unfolded(file({}));
  expect(lines).toContain("DTSTART;VALUE=DATE:20260228");
  expect(lines).toContain("DTEND;VALUE=DATE:20260301");
  expect(lines).toContain("DTSTAMP:20261122T010203Z");
  expect(lines).toContain("UID:laid-x@example.jp");
  expect(lines).toContain("STATUS:TENTATIVE");
  expect(lines.at(0)).toBe("BEGIN:VCALENDAR");
  expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
});

test("no line exceeds 75 octets or splits a character, and unfolding restores it", () => {
  const summary = "産卵の目安：琥珀×茜🐍".repeat(12);
  const text = file({ summary });
  const lines = text.split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text).not.toContain("�");
  expect(unfolded(text)).toContain(`SUMMARY:${summary}`);
});

test("user input ends no line and starts no property", () => {
  const lines = unfolded(file({ summary: "a,b;c\\d\r\nBEGIN:VALARM\u0000", description: "一\n二" }));
  expect(lines).toContain("SUMMARY:a\\,b\\;c\\\\d\\nBEGIN:VALARM");
  expect(lines).toContain("DESCRIPTION:一\\n二");
  expect(lines.filter((line) => line.startsWith("BEGIN:"))).toEqual(["BEGIN:VCALENDAR", "BEGIN:VEVENT"]);
});
