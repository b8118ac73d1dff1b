// Latest measurements of a station. Each value has a quality flag; only 0 means valid.

type Measured = [value: number | null, quality: number | null] | undefined;

/** By "yyyymmddHHMMSS" in Japan. */
export type ObservationFile = Record<string, { temp?: Measured; humidity?: Measured }>;

const JAPAN_MS = 9 * 60 * 60_000;
const HOURS_OF_A_FILE = 3;

/** Returns the name of the three-hour file that contains a time (in ms): "20261120_06" in Japan's time. */
export function blockName(at: number): string {
  const inJapan = new Date(at + JAPAN_MS).toISOString();
  const hour = Math.floor(Number(inJapan.slice(11, 13)) / HOURS_OF_A_FILE) * HOURS_OF_A_FILE;
  return `${inJapan.slice(0, 10).replaceAll("-", "")}_${String(hour).padStart(2, "0")}`;
}

/** Returns the newest entry with a valid temperature, or null. */
export function observationIn(file: ObservationFile) {
  for (const key of Object.keys(file).sort().reverse()) {
    const temp = sound(file[key]?.temp);
    if (temp !== null && temp >= -60 && temp <= 60) {
      const humidity = sound(file[key]?.humidity);
      return {
        at: momentOf(key),
        temp,
        /** Percent; null at stations that do not measure it. */
        humidity: humidity !== null && humidity >= 0 && humidity <= 100 ? humidity : null,
      };
    }
  }
  return null;
}

export type Observation = NonNullable<ReturnType<typeof observationIn>>;

function sound(measured: [number | null, number | null] | undefined): number | null {
  return measured?.[1] === 0 ? measured[0] : null;
}

/** "20261120063000" → "2026-11-20T06:30:00+09:00" */
function momentOf(key: string): string {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(key) ?? [];
  return `${year}-${month}-${day}T${hour}:${minute}:${second}+09:00`;
}
