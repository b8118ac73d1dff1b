// The keepers' weather of today, where a forecast is at hand.

import { Link } from "react-router";
import type { TodaysWeather } from "#app/tools/weather/today.server.ts";
import { WeatherIcon } from "#app/tools/weather/WeatherIcon.tsx";
import styles from "./HatchLine.module.css";

export function WeatherLine({ weather }: { weather: TodaysWeather }) {
  const { place, signs, max, min, words } = weather;
  const degrees = [...(max === null ? [] : [`きょうの最高${max}℃`]), ...(min === null ? [] : [`あすの朝${min}℃`])].join(
    "・",
  );
  return (
    <Link to="/weather-forecast" className={styles.line}>
      <span className={styles.sky}>
        <WeatherIcon signs={signs} />
      </span>
      <span className={styles.words}>
        <strong>飼育者の天気（{place}）</strong>
        {degrees ? <span>{degrees}</span> : null}
        <span className={styles.small}>{words}</span>
      </span>
    </Link>
  );
}
