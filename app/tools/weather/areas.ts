// Forecast areas of the Japan Meteorological Agency: 11 regions, 58 offices, 142 areas, each with its representative station.

import data from "./areas.json" with { type: "json" };
import words from "./weather-words.json" with { type: "json" };
import stations from "./week-stations.json" with { type: "json" };

interface Station {
  /** AMeDAS number. */
  code: string;
  name: string;
}

export interface WeatherArea {
  /** The agency's "class10" code, as in `?area=130010`. */
  code: string;
  name: string;
  station: Station;
  /** Stations of the area whose temperatures are forecast too. */
  otherStations?: readonly string[];
  /** Areas of the week's forecast this one may be part of: they are coarser, and change with the season. */
  week: readonly string[];
}

export interface Office {
  code: string;
  name: string;
  /** The file its forecast is in, where that is another office's. */
  file?: string;
  areas: readonly WeatherArea[];
}

export const regions: readonly { name: string; offices: readonly Office[] }[] = data;

/** The station whose temperatures the week's forecast gives for each of its areas: often not the area's own. */
export const weekStations: Readonly<Record<string, string>> = stations;

/** Meaning of each of the agency's weather codes. */
export const weatherWords: Readonly<Record<string, string>> = words;
