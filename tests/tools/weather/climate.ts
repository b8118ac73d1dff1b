// A year of weather as it usually is: monthly normals (about those of 1991–2020, rounded), and days that scatter around them.

interface Month {
  min: number;
  max: number;
  mean: number;
  /** Relative humidity in percent. */
  humidity: number;
  /** The share of days with rain or snow, in percent. */
  rain: number;
}

const months = (rows: [number, number, number, number, number][]): Month[] =>
  rows.map(([min, mean, max, humidity, rain]) => ({ min, mean, max, humidity, rain }));

export const climate = {
  tokyo: months([
    [1.2, 5.4, 9.8, 51, 15],
    [2.1, 6.1, 10.9, 52, 20],
    [5.0, 9.4, 14.2, 57, 30],
    [9.8, 14.3, 19.4, 62, 33],
    [14.6, 18.8, 23.6, 68, 35],
    [18.5, 21.9, 26.1, 75, 45],
    [22.4, 25.7, 29.9, 76, 40],
    [23.5, 26.9, 31.3, 74, 30],
    [20.3, 23.3, 27.5, 75, 40],
    [14.8, 18.0, 22.0, 71, 35],
    [8.8, 12.5, 16.7, 64, 25],
    [3.8, 7.7, 12.0, 56, 15],
  ]),
  sapporo: months([
    [-6.4, -3.2, -0.4, 69, 60],
    [-6.2, -2.7, 0.4, 68, 50],
    [-2.4, 1.1, 4.5, 65, 45],
    [3.4, 7.3, 11.7, 61, 30],
    [9.0, 13.0, 17.9, 65, 30],
    [13.4, 17.0, 21.8, 72, 30],
    [17.9, 21.1, 25.4, 75, 30],
    [19.1, 22.3, 26.4, 75, 33],
    [14.8, 18.6, 22.8, 71, 35],
    [8.0, 12.1, 16.4, 67, 40],
    [1.6, 5.2, 8.7, 67, 50],
    [-4.0, -0.9, 2.0, 68, 60],
  ]),
  naha: months([
    [14.9, 17.3, 19.8, 66, 40],
    [15.1, 17.5, 20.2, 69, 40],
    [16.7, 19.1, 21.9, 71, 40],
    [19.1, 21.5, 24.3, 75, 35],
    [22.1, 24.2, 27.0, 78, 40],
    [25.2, 27.2, 29.8, 83, 40],
    [27.0, 29.1, 31.9, 78, 30],
    [26.8, 29.0, 31.8, 78, 40],
    [25.8, 27.9, 30.6, 76, 40],
    [23.5, 25.5, 28.1, 71, 30],
    [20.4, 22.5, 25.0, 69, 30],
    [16.8, 19.0, 21.5, 67, 35],
  ]),
};

/** How far the days of a month scatter around its mean, in °C: less in a summer of the far south. */
const scatter = { tokyo: 5, sapporo: 5.5, naha: 3 };

/** Thirty days of a month: a slow wave of warm and cold air, and rain every third day or so that goes with the warm. */
export function daysOfMonth(place: keyof typeof climate, month: number) {
  const normal = climate[place][month];
  if (!normal) throw new Error(`no month ${month}`);
  const wide = month >= 5 && month <= 8 ? scatter[place] * 0.7 : scatter[place];
  return Array.from({ length: 30 }, (_, day) => {
    const wave = Math.sin((2 * Math.PI * day) / 7.3) * wide * 0.7 + Math.sin((2 * Math.PI * day) / 23) * wide * 0.3;
    const isWet = ((day * 37) % 100) + wave * 4 < normal.rain;
    return {
      min: Math.round(normal.min + wave + (isWet ? 1 : -0.5)),
      max: Math.round(normal.max + wave + (isWet ? -2 : 1)),
      rain: isWet ? 70 : 10,
      code: isWet ? "300" : "100",
      weather: isWet ? "雨" : "晴",
    };
  });
}
