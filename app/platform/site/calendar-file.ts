// iCalendar files (RFC 5545) of all-day events.

import { addDays } from "./days.ts";

export interface CalendarDay {
  /** Stable across files, so that calendars update an event instead of duplicating it. */
  uid: string;
  day: string;
  summary: string;
  description: string;
  url: string;
  isTentative: boolean;
  /** Must increase when the event changes in a later file. */
  sequence?: number;
  /** Hour of the reminder, 0 to 23. */
  alarmHour?: number;
}

export interface CalendarFile {
  name: string;
  /** PRODID. */
  product: string;
  /** Last change of the content, an ISO time. */
  changedAt: string;
  days: readonly CalendarDay[];
}

/** Returns the file. Without days it is an empty calendar, as expected by subscriptions. */
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
    // Exclusive end.
    `DTEND;VALUE=DATE:${basic(addDays(day, 1))}`,
    `SUMMARY:${text(summary)}`,
    `DESCRIPTION:${text(description)}`,
    `URL:${withoutBreaks(url)}`,
    `STATUS:${isTentative ? "TENTATIVE" : "CONFIRMED"}`,
    // Shows as free: an expected hatch does not block the day.
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

/** Formats a TEXT value (3.3.11). */
function text(value: string): string {
  const escaped = value.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
  return withoutBreaks(escaped);
}

const LINE_OCTETS = 75;
const encoder = new TextEncoder();

/** Folds a line to 75 octets without splitting a character (3.1). */
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
