// What this room writes to the log: sign-ins, refusals, failures of the provider. Never a token, cookie or password.

import pino, { type Logger } from "pino";
import { environment } from "#app/site/environment.server.ts";

let current: Logger | undefined;

export function authLog(): Logger {
  current ??= pino({ level: environment().LOG_LEVEL, base: { room: "auth" } });
  return current;
}
