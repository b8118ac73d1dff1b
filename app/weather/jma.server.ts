// The agency's forecast, fetched by the server: checked, kept while it is fresh, and the last good one kept for when it cannot be had.

import { ofetch } from "ofetch";
import { z } from "zod";
import { environment } from "#app/site/environment.server.ts";
import { log } from "#app/site/log.server.ts";
import type { Office } from "./areas.ts";

const FRESH_MS = 15 * 60_000;
const DEADLINE_MS = 3000;
const RETRY_ON = [408, 409, 425, 429, 500, 502, 503, 504];

const words = z.array(z.string());
const area = z.object({
  area: z.object({ name: z.string(), code: z.string() }),
  weatherCodes: words.optional(),
  weathers: words.optional(),
  pops: words.optional(),
  temps: words.optional(),
  tempsMin: words.optional(),
  tempsMax: words.optional(),
});
const series = z.object({ timeDefines: words, areas: z.array(area) });
const report = z.object({ publishingOffice: z.string(), reportDatetime: z.string(), timeSeries: z.array(series) });
/** The short forecast first, then the week's. */
const forecast = z.array(report).min(1);

export type Report = z.output<typeof report>;

export interface Fetched {
  reports: Report[];
  /** When it was fetched. */
  at: string;
  /** True where a newer one was asked for and could not be had. */
  isStale: boolean;
}

const kept = new Map<string, { reports: Report[]; at: number }>();
const asking = new Map<string, Promise<Report[]>>();

/** The forecast of an office; null where there is none and never was. Never throws, never slower than two deadlines. */
export async function forecastOf(office: Office, now = Date.now()): Promise<Fetched | null> {
  const file = office.file ?? office.code;
  const last = kept.get(file);
  const found = (entry: { reports: Report[]; at: number }, isStale: boolean) => ({
    reports: entry.reports,
    at: new Date(entry.at).toISOString(),
    isStale,
  });
  if (last && now - last.at < FRESH_MS) return found(last, false);
  try {
    const running = asking.get(file) ?? ask(file);
    asking.set(file, running);
    const entry = { reports: await running, at: now };
    kept.set(file, entry);
    return found(entry, false);
  } catch (error) {
    log.warn({ office: file, err: error }, "the forecast could not be had");
    return last ? found(last, true) : null;
  } finally {
    asking.delete(file);
  }
}

async function ask(file: string): Promise<Report[]> {
  const url = new URL(`forecast/data/forecast/${file}.json`, environment().WEATHER_BASE_URL);
  const body: unknown = await ofetch(url.href, {
    timeout: DEADLINE_MS,
    retry: 1,
    retryStatusCodes: RETRY_ON,
    responseType: "json",
  });
  return forecast.parse(body);
}
