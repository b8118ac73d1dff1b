// Logger: JSON lines on standard output, without cookies, tokens or full addresses. Texts from visitors are truncated.

import { pino } from "pino";
import { environment } from "./environment.server.ts";

const TEXT_MAX = 300;
const STACK_MAX = 4_000;

export function truncate(text: string, most = TEXT_MAX): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** Signature of a preview URL: a secret that opens a draft. */
const PREVIEW_SIGNATURE = /(~|%7e)(?:[\w-]|%[0-9a-f]{2}){20,}/gi;

/** `JSON.parse` errors quote the input, which may be personal data. */
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

function codesOf(error: object): object {
  return Object.fromEntries(
    Object.entries(error).filter(([name]) => ["code", "errcode", "errstr", "syscall"].includes(name)),
  );
}

/** React Router warns repeatedly about a malformed path, which the request line already contains. */
const REDUNDANT = /^The URL path ".*" could not be decoded/s;

/** Redirects console output of libraries to the log. */
export function redirectConsole(): void {
  for (const level of ["warn", "error"] as const) {
    console[level] = (...args: unknown[]) => {
      const error = args.find((one) => one instanceof Error);
      const text = args.filter((one) => one !== error).join(" ");
      if (!REDUNDANT.test(text)) log[level]({ ...(error && { err: error }) }, truncate(text || "said on the console"));
    };
  }
}
