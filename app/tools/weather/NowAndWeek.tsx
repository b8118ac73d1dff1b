// First screen on phones: tonight with advice, and the week as a strip.

import { Link } from "react-router";
import { weekdayOf } from "#app/platform/site/days.ts";
import styles from "./NowAndWeek.module.css";
import type { ForecastView } from "./page.server.ts";
import type { Advice } from "./tonight-advice.ts";
import { WeatherIcon } from "./WeatherIcon.tsx";

const articles: Record<Advice["article"], string> = {
  winter: "冬越し",
  summer: "夏越し",
  temperature: "温度の整え方",
};

export function Tonight({ tonight }: { tonight: NonNullable<ForecastView["tonight"]> }) {
  const { signs, weather, highIn, high, low, rain, advice } = tonight;
  return (
    <div className={styles.tonight}>
      <div className={styles.sky}>
        <WeatherIcon signs={signs} />
        <span>{weather}</span>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>今夜の最低</dt>
          <dd className={styles.low}>{low === null ? "―" : `${low}℃`}</dd>
        </div>
        <div>
          <dt>{highIn}の最高</dt>
          <dd className={styles.high}>{high === null ? "―" : `${high}℃`}</dd>
        </div>
        <div>
          <dt>降水確率</dt>
          <dd>{rain === null ? "―" : `${rain}%`}</dd>
        </div>
      </dl>
      <p className={styles.advice}>
        {advice.words}
        <Link to={`/info/${advice.article}`}>{articles[advice.article]}</Link>
      </p>
    </div>
  );
}

export function WeekStrip({ days, today }: { days: ForecastView["days"]; today: string }) {
  return (
    <ol className={styles.strip} aria-label="1週間の天気と気温">
      {days.map(({ date, signs, weather, max, min }) => (
        <li key={date} className={styles.day} data-today={date === today || undefined}>
          <time dateTime={date}>
            {Number(date.slice(8))}
            <small>{weekdayOf(date)}</small>
          </time>
          <span className="visually-hidden">{weather}</span>
          <WeatherIcon signs={signs} />
          <span className={styles.high}>
            <span className="visually-hidden">最高</span>
            {max === null ? "―" : `${max}°`}
          </span>
          <span className={styles.low}>
            <span className="visually-hidden">最低</span>
            {min === null ? "―" : `${min}°`}
          </span>
        </li>
      ))}
    </ol>
  );
}
