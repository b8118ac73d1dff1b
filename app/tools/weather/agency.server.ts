// Shared client of the weather agency, created on first use; its last response is cached for all visitors.

import { environment } from "#app/platform/site/environment.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { createJma, type Jma } from "./jma.server.ts";

let client: Jma | undefined;
let onForecast: () => void = () => undefined;

/** Calls `listener` when a new forecast arrives, which makes cached pages stale. */
export function onNewForecast(listener: () => void): void {
  onForecast = listener;
}

export function agency(): Jma {
  client ??= createJma({
    baseUrl: environment().WEATHER_BASE_URL,
    onForecast: () => onForecast(),
    // Without the stack: a machine without network access, such as a demo, is not a bug.
    onFailure: (file, error) => log.warn({ file, reason: String(error) }, "the agency's file could not be had"),
  });
  return client;
}
