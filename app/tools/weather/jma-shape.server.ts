// The shapes of the agency's files that this site reads. Nothing promises that they stay: what does not fit is refused whole.

import { z } from "zod";

const moment = z.string().refine((text) => !Number.isNaN(Date.parse(text)), "not a time");
const words = z.array(z.string());

const seriesOfArea = z.object({
  area: z.object({ name: z.string(), code: z.string() }),
  weatherCodes: words.optional(),
  weathers: words.optional(),
  pops: words.optional(),
  reliabilities: words.optional(),
  temps: words.optional(),
  tempsMin: words.optional(),
  tempsMax: words.optional(),
});
const series = z.object({ timeDefines: z.array(moment).min(1), areas: z.array(seriesOfArea).min(1) });
const report = z.object({ publishingOffice: z.string(), reportDatetime: moment, timeSeries: z.array(series).min(1) });

/** The short forecast, then the week's, which may be missing. */
export const forecastShape = z.array(report).min(1);

export const overviewShape = z.object({
  publishingOffice: z.string(),
  reportDatetime: moment,
  headlineText: z.string().default(""),
  text: z.string(),
});

const measured = z.tuple([z.number().nullable(), z.number().nullable()]).optional();
export const observationShape = z.record(
  z.string().regex(/^\d{14}$/),
  z.object({ temp: measured, humidity: measured }),
);
