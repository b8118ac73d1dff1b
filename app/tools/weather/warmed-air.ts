// Humidity of outdoor air once a room or an enclosure warms it.

/** Saturation vapour pressure in hPa at a temperature in °C (Magnus formula as the WMO gives it, over water). */
function saturation(celsius: number): number {
  return 6.112 * Math.exp((17.62 * celsius) / (243.12 + celsius));
}

/** Relative humidity in percent, at most 100, of air of `temp` and `humidity` once it is warmed to `target` °C with no water added. */
export function humidityWhenWarmed(temp: number, humidity: number, target: number): number {
  return Math.min(100, (humidity * saturation(temp)) / saturation(target));
}

/** The temperature in °C at which air of `temp` and `humidity` (above 0) is saturated: the Magnus formula turned round. */
export function dewPoint(temp: number, humidity: number): number {
  const logarithm = Math.log((humidity / 100) * (saturation(temp) / 6.112));
  return (243.12 * logarithm) / (17.62 - logarithm);
}
