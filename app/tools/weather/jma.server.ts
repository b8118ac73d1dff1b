// Client of the agency's public files: validated and cached, with the last good version as a fallback.

import { FetchError } from "ofetch";
import { z } from "zod";
import { deadlineSignal, httpClient } from "#app/platform/site/http-client.server.ts";
import type { Office } from "./areas.ts";
import { type LastAnswer, LastGood } from "./last-good.server.ts";
import { blockName, type Observation, type ObservationFile, observationIn } from "./observation.ts";

// Schemas of the agency's files. Undocumented, so files that do not match are rejected as a whole.
const moment = z.string().refine((text) => !Number.isNaN(Date.parse(text)), "not a time");
const words = z.array(z.string());

const seriesOfArea = z.object({
  area: z.object({ name: z.string(), code: z.string() }),
  weatherCodes: words.optional(),
  weathers: words.optional(),
  pops: words.optional(),
  /** Confidence of the weekly forecast: A, B, C, or "". */
  reliabilities: words.optional(),
  temps: words.optional(),
  tempsMin: words.optional(),
  tempsMax: words.optional(),
});
const series = z.object({ timeDefines: z.array(moment).min(1), areas: z.array(seriesOfArea).min(1) });
const report = z.object({ publishingOffice: z.string(), reportDatetime: moment, timeSeries: z.array(series).min(1) });

/** The short forecast, then the weekly one, which may be missing. */
const forecastShape = z.array(report).min(1);

const overviewShape = z.object({
  publishingOffice: z.string(),
  reportDatetime: moment,
  headlineText: z.string().default(""),
  text: z.string(),
});

const measured = z.tuple([z.number().nullable(), z.number().nullable()]).optional();
const observationShape = z.record(z.string().regex(/^\d{14}$/), z.object({ temp: measured, humidity: measured }));

export type AreaSeries = z.infer<typeof seriesOfArea>;
export type Series = z.infer<typeof series>;
export type Report = z.infer<typeof report>;
export type Overview = z.infer<typeof overviewShape>;

// Freshness of forecasts: the agency issues at 5, 11 and 17 o'clock, with corrections in between.
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const JAPAN = 9 * HOUR;
const ISSUE_HOURS = [5, 11, 17];
const SHORTEST = 10 * MINUTE;
const LONGEST = 30 * MINUTE;

/**
 * Returns until when a forecast issued at `issued` and fetched at `fetched` is fresh (all in ms): ten minutes while a
 * newer one is due, else half an hour or until the next issue.
 */
function freshUntil(issued: number, fetched: number): number {
  const midnight = Math.floor((fetched + JAPAN) / DAY) * DAY - JAPAN;
  const issues = [-1, 0, 1].flatMap((day) => ISSUE_HOURS.map((hour) => midnight + day * DAY + hour * HOUR));
  const last = Math.max(...issues.filter((time) => time <= fetched));
  if (issued < last) return fetched + SHORTEST;
  const next = Math.min(...issues.filter((time) => time > fetched));
  return Math.max(fetched + SHORTEST, Math.min(fetched + LONGEST, next));
}

/** For one call including its retry and, for observations, the earlier file. */
const DEADLINE_MS = 3000;
const OBSERVATION_FRESH_MS = 10 * 60_000;
/** Three-hour files appear some minutes after their first observation. */
const PUBLISHING_MS = 10 * 60_000;
const BLOCK_MS = 3 * 60 * 60_000;

export interface Jma {
  forecast(office: Office): Promise<LastAnswer<Report[]> | null>;
  /** Returns the cached forecast without waiting for a new one. */
  knownForecast(office: Office): LastAnswer<Report[]> | null;
  overview(office: Office): Promise<LastAnswer<Overview> | null>;
  observation(station: string): Promise<LastAnswer<Observation> | null>;
}

interface Settings {
  /** Base URL of the agency's files, with a trailing slash. */
  baseUrl: string;
  onFailure: (file: string, error: unknown) => void;
  /** Called when a new forecast arrives. */
  onForecast?: () => void;
  now?: () => number;
  deadlineMs?: number;
}

export function createJma({ baseUrl, onFailure, onForecast, now = Date.now, deadlineMs = DEADLINE_MS }: Settings): Jma {
  async function read<Shape extends z.ZodType>(
    path: string,
    shape: Shape,
    signal: AbortSignal,
  ): Promise<z.output<Shape>> {
    return shape.parse(await httpClient(new URL(path, baseUrl).href, { signal, responseType: "json" }));
  }
  const deadline = () => deadlineSignal(deadlineMs);
  const freshByIssue = ({ reportDatetime }: { reportDatetime: string }, at: number) =>
    freshUntil(Date.parse(reportDatetime), at);
  const isBefore = (found: { reportDatetime: string }, known: { reportDatetime: string }) =>
    Date.parse(found.reportDatetime) < Date.parse(known.reportDatetime);

  const forecasts = new LastGood<[Report, ...Report[]]>({
    ask: async (file) => {
      const [first, ...more] = await read(`forecast/data/forecast/${file}.json`, forecastShape, deadline());
      if (!first) throw new Error("A forecast without a report");
      return [first, ...more];
    },
    freshUntil: ([short], at) => freshByIssue(short, at),
    isOlder: ([found], [known]) => isBefore(found, known),
    onFailure,
    ...(onForecast && { onNews: onForecast }),
    now,
  });
  const overviews = new LastGood<Overview>({
    ask: (file) => read(`forecast/data/overview_forecast/${file}.json`, overviewShape, deadline()),
    freshUntil: freshByIssue,
    isOlder: isBefore,
    onFailure,
    now,
  });
  const observations = new LastGood<Observation>({
    ask: async (station) => {
      const signal = deadline();
      const fileBefore = async (ms: number): Promise<ObservationFile> => {
        const path = `amedas/data/point/${station}/${blockName(now() - PUBLISHING_MS - ms)}.json`;
        try {
          return await read(path, observationShape, signal);
        } catch (error) {
          // The newest file may not be published yet.
          if (error instanceof FetchError && error.status === 404) return {};
          throw error;
        }
      };
      const found = observationIn(await fileBefore(0)) ?? observationIn(await fileBefore(BLOCK_MS));
      if (!found) throw new Error("No observation of the last hours");
      return found;
    },
    freshUntil: (_value, at) => at + OBSERVATION_FRESH_MS,
    onFailure,
    now,
  });

  return {
    forecast: (office) => forecasts.get(office.file ?? office.code),
    knownForecast: (office) => forecasts.atHand(office.file ?? office.code),
    overview: (office) => overviews.get(office.file ?? office.code),
    observation: (station) => observations.get(station),
  };
}
