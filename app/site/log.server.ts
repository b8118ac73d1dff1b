// The process's log: JSON lines on standard output, no cookies, tokens or addresses of people in them.

import { pino } from "pino";
import { environment } from "./environment.server.ts";

export const log = pino({
  level: environment().LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ["cookie", "authorization", "idToken", "password"],
});
