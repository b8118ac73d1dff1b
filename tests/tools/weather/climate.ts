// A year of weather as it usually is: monthly normals (about those of 1991–2020, rounded), and days that scatter around them.

import climate from "./climate.json" with { type: "json" };

export { climate };

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
