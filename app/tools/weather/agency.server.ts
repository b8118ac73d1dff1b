// The site's own client of the agency, made on first use: its last answer is cached for all visitors.

import { environment } from "#app/platform/site/environment.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { createJma, type Jma } from "./jma.server.ts";

let client: Jma | undefined;
let onForecast: () => void = () => undefined;

/** Pages that show a forecast without waiting for it are out of date when another one comes. */
export function whenForecastComes(tell: () => void): void {
  onForecast = tell;
}

export function agency(): Jma {
  client ??= createJma({
    baseUrl: environment().WEATHER_BASE_URL,
    onForecast: () => onForecast(),
    // Without its stack: a machine without a network, as a demo may be, is no fault of the program.
    onFailure: (file, error) => log.warn({ file, reason: String(error) }, "the agency's file could not be had"),
  });
  return client;
}
