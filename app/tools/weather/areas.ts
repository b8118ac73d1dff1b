// Forecast areas of the Japan Meteorological Agency: 11 regions, 58 offices, 142 areas, each with a representative station.

import data from "./areas.json" with { type: "json" };
import words from "./weather-words.json" with { type: "json" };
import stations from "./week-stations.json" with { type: "json" };

export interface WeatherArea {
  /** The agency's "class10" code, as in `?area=130010`. */
  code: string;
  name: string;
  station: { code: string; name: string };
  /** Further stations of the area with temperature forecasts. */
  otherStations?: readonly string[];
  /** Candidate areas of the weekly forecast, which are coarser and change by season. */
  week: readonly string[];
}

export interface Office {
  code: string;
  name: string;
  /** Office whose file contains the forecast, if it is another one. */
  file?: string;
  areas: readonly WeatherArea[];
}

export const regions: readonly { name: string; offices: readonly Office[] }[] = data;

/** Stations with temperatures in the weekly forecast, by area; often not the area's own. */
export const weekStations: Readonly<Record<string, string>> = stations;

export const weatherWords: Readonly<Record<string, string>> = words;
