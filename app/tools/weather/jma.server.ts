// The agency's public files, fetched by the server: checked, kept while fresh, the last good one kept for when it cannot be had.

import { FetchError } from "ofetch";
import type { z } from "zod";
import { httpClient } from "#app/platform/http/http-client.server.ts";
import { patience } from "#app/platform/http/patience.server.ts";
import type { Office } from "./areas.ts";
import { freshUntil } from "./freshness.ts";
import type { ObservationFile, Overview, Report } from "./jma-files.ts";
import { forecastShape, observationShape, overviewShape } from "./jma-shape.server.ts";
import { type LastAnswer, LastGood } from "./last-good.server.ts";
import { blockName, type Observation, observationIn } from "./observation.ts";

/** For one question to the agency, its retry and, for an observation, the earlier file included. */
const DEADLINE_MS = 3000;
const OBSERVATION_FRESH_MS = 10 * 60_000;
/** A file of three hours appears some minutes after its first observation. */
const PUBLISHING_MS = 10 * 60_000;
const BLOCK_MS = 3 * 60 * 60_000;

export interface Jma {
  forecast(office: Office): Promise<LastAnswer<Report[]> | null>;
  /** The forecast that is known already: nobody waits for it. */
  knownForecast(office: Office): LastAnswer<Report[]> | null;
  overview(office: Office): Promise<LastAnswer<Overview> | null>;
  observation(station: string): Promise<LastAnswer<Observation> | null>;
}

interface Settings {
  /** The folder of the agency's files, with a slash at its end. */
  baseUrl: string;
  onFailure: (file: string, error: unknown) => void;
  /** Told when a forecast has come that was not known before. */
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
  const deadline = () => patience(deadlineMs);
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
          // The newest file may not be out yet.
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
