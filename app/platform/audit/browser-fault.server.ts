// Logs errors reported by visitors' browsers: short, rate limited and without personal data.

import { z } from "zod";
import type { Db } from "#app/platform/database/connection.server.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import { log, truncate } from "#app/platform/site/log.server.ts";

const faultSchema = z.object({
  message: z.string().min(1).max(1_000),
  path: z.string().startsWith("/").max(1_000),
  build: z.string().regex(/^[\w-]{0,40}$/),
  stack: z.string().max(8_000),
});

const FRAMES = 5;

export async function logBrowserFault(db: Db, body: unknown, address: string): Promise<204 | 400 | 429> {
  const fault = faultSchema.safeParse(body);
  if (!fault.success) return 400;
  if ((await consume(db, "browserFault", { address })) !== null) return 429;
  const { message, path, build, stack } = fault.data;
  const frames = stack.split("\n").filter((line) => /:\d+:\d+\)?$/.test(line.trim()));
  log.warn(
    {
      message: impersonal(message),
      path: truncate(path.split(/[?#]/, 1)[0] ?? ""),
      build,
      stack: frames
        .slice(0, FRAMES)
        .map((line) => impersonal(line.trim()))
        .join(" | "),
    },
    "a fault in a browser",
  );
  return 204;
}

/** Upper bound on the characters examined; only 200 of the result are logged. */
const READ_MAX = 1_000;

/** Removes query strings, e-mail addresses and long numbers, and cuts the text to one short line. */
function impersonal(text: string): string {
  const bare = text
    .slice(0, READ_MAX)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/(\w+:\/\/[^\s?#]*)[?#][^\s:)]*/g, "$1")
    .replace(/[^\s@:/]+@[^\s@:/]+\.[a-z]{2,}/gi, "…@…")
    .replace(/\d[\d-]{8,}\d/g, "…");
  return truncate(bare, 200);
}
