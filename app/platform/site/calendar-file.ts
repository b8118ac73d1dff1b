// Days as a calendar file (RFC 5545, iCalendar): events that last whole days, in lines that any calendar program reads.

import { addDays } from "./days.ts";

export interface CalendarDay {
  /** The same of the same event in every file: by it a calendar replaces what it has. */
  uid: string;
  day: string;
  summary: string;
  description: string;
  url: string;
  /** Only expected, not yet known. */
  isTentative: boolean;
  /** Of a later file higher than of an earlier: the event is moved, not doubled. */
  sequence?: number;
  /** The hour of the day at which the calendar speaks up, 0 to 23. */
  alarmHour?: number;
}

export interface CalendarFile {
  name: string;
  /** Who made it, as the standard wants it said. */
  product: string;
  /** When what is said was last changed: a moment, ISO. */
  changedAt: string;
  days: readonly CalendarDay[];
}

/** Returns the file. Without days it is an empty calendar, which programs take for one that is subscribed to. */
export function calendarFile({ name, product, changedAt, days }: CalendarFile): string {
  const stamp = `${changedAt.slice(0, 19).replace(/[-:]/g, "")}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${text(product)}`,
    "CALSCALE:GREGORIAN",
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    ...days.flatMap((event) => eventLines(event, stamp)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines(event: CalendarDay, stamp: string): string[] {
  const { uid, day, summary, description, url, isTentative, sequence, alarmHour } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${text(uid)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    // The end is the first day that no longer belongs to it.
    `DTEND;VALUE=DATE:${basic(addDays(day, 1))}`,
    `SUMMARY:${text(summary)}`,
    `DESCRIPTION:${text(description)}`,
    `URL:${withoutBreaks(url)}`,
    `STATUS:${isTentative ? "TENTATIVE" : "CONFIRMED"}`,
    // Nobody is busy because eggs are expected.
    "TRANSP:TRANSPARENT",
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    ...(alarmHour === undefined
      ? []
      : ["BEGIN:VALARM", "ACTION:DISPLAY", `DESCRIPTION:${text(summary)}`, `TRIGGER:PT${alarmHour}H`, "END:VALARM"]),
    "END:VEVENT",
  ];
}

const basic = (day: string) => day.replaceAll("-", "");

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const withoutBreaks = (value: string) => value.replace(/[\u0000-\u001f\u007f]/g, "");

/** A value of type TEXT (3.3.11). */
function text(value: string): string {
  const escaped = value.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
  return withoutBreaks(escaped);
}

const LINE_OCTETS = 75;
const encoder = new TextEncoder();

/** A line in pieces of at most 75 octets, no character cut in two (3.1). */
function folded(line: string): string {
  let length = 0;
  let out = "";
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (length + octets > LINE_OCTETS) {
      out += "\r\n ";
      length = 1;
    }
    out += character;
    length += octets;
  }
  return out;
}
