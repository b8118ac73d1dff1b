// The process's log: one JSON line an event on standard output, no cookies or tokens in it, and of addresses their network only.
// Text from a visitor (a path, an error's words) is cut: no request writes more than a few kilobytes.

import { pino } from "pino";
import { environment } from "./environment.server.ts";

const TEXT_MAX = 300;
const STACK_MAX = 4_000;

export function truncate(text: string, most = TEXT_MAX): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** The signature of a preview's address is a secret: it opens a draft, however the path before it is written. */
const PREVIEW_SIGNATURE = /(~|%7e)(?:[\w-]|%[0-9a-f]{2}){20,}/gi;

/** `JSON.parse` quotes what it could not read: of what is stored that may be somebody's name. */
const JSON_EXCERPT = /, (?:\.{3})?".*?"(?:\.{3})? is not valid JSON/gs;

export const log = pino({
  level: environment().LOG_LEVEL,
  hooks: { streamWrite: (line) => line.replace(PREVIEW_SIGNATURE, "$1…") },
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ["cookie", "authorization", "idToken", "password"],
  formatters: {
    log: (line) =>
      Object.fromEntries(
        Object.entries(line).map(([name, value]) => [name, typeof value === "string" ? truncate(value) : value]),
      ),
  },
  serializers: {
    err: (error: Error) => {
      const { type, message, stack } = pino.stdSerializers.err(error);
      const [words, where] = [message, stack ?? ""].map((text) => text.replace(JSON_EXCERPT, " (…) is not valid JSON"));
      return { type, message: truncate(words ?? ""), stack: truncate(where ?? "", STACK_MAX), ...codesOf(error) };
    },
  },
});

/** SQLite's and Node's own numbers and names for what went wrong. */
function codesOf(error: object): object {
  return Object.fromEntries(
    Object.entries(error).filter(([name]) => ["code", "errcode", "errstr", "syscall"].includes(name)),
  );
}

/** A path with bad percent signs: React Router warns at every step of matching, with all of it. The request's own line has it already. */
const SAID_ANYWAY = /^The URL path ".*" could not be decoded/s;

/** From here on what libraries write on the console is in the log too, a line each. */
export function redirectConsole(): void {
  for (const level of ["warn", "error"] as const) {
    console[level] = (...args: unknown[]) => {
      const error = args.find((one) => one instanceof Error);
      const text = args.filter((one) => one !== error).join(" ");
      if (!SAID_ANYWAY.test(text))
        log[level]({ ...(error && { err: error }) }, truncate(text || "said on the console"));
    };
  }
}
