// The agency's files as this site's rooms know them, once their shape has been checked.

export interface AreaSeries {
  area: { name: string; code: string };
  weatherCodes?: string[];
  weathers?: string[];
  /** Chance of rain in percent. */
  pops?: string[];
  /** How sure the week's forecast is: A, B, C, or blank. */
  reliabilities?: string[];
  temps?: string[];
  tempsMin?: string[];
  tempsMax?: string[];
}

export interface Series {
  timeDefines: string[];
  areas: AreaSeries[];
}

export interface Report {
  publishingOffice: string;
  reportDatetime: string;
  timeSeries: Series[];
}

export interface Overview {
  publishingOffice: string;
  reportDatetime: string;
  headlineText: string;
  text: string;
}

/** By "yyyymmddHHMMSS" in Japan; each value with its quality. */
export type ObservationFile = Record<
  string,
  { temp?: [number | null, number | null]; humidity?: [number | null, number | null] }
>;
