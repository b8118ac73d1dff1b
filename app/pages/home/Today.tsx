// Today's page of the diary: the date, and a few ruled lines, each with what is so and what to do about it.

import { Link } from "react-router";
import { formatDay } from "#app/platform/site/days.ts";
import { weekdayOf } from "#app/tools/weather/day-words.ts";
import { DayLine } from "./DayLine.tsx";
import type { HomeData } from "./home.server.ts";
import { Own } from "./Own.tsx";
import styles from "./Today.module.css";
import { Tonight } from "./Tonight.tsx";

export function Today({ day }: { day: HomeData["day"] }) {
  const { date, weather, hatch, morph, term } = day;
  return (
    <section aria-labelledby="today" className={styles.today}>
      <h2 id="today" className={styles.date}>
        <span className="visually-hidden">今日、</span>
        <time dateTime={date}>
          {Number(date.slice(5, 7))}月{Number(date.slice(8))}日
          <span className={styles.weekday}>
            <span className="visually-hidden">（</span>
            {weekdayOf(date)}
            <span className="visually-hidden">曜日）</span>
          </span>
        </time>
      </h2>
      <ul className={styles.lines}>
        <Tonight tokyo={weather} />
        <Own />
        {hatch ? (
          <DayLine
            label="次のハッチ"
            before={hatch.days > 0 ? "あと" : undefined}
            figure={hatch.days > 0 ? `${hatch.days}` : "まもなく"}
            unit={hatch.days > 0 ? "日" : ""}
          >
            <Link to={`/breed/${hatch.id}`}>{hatch.title}</Link>
            {hatch.eggs ? `・卵${hatch.eggs}個` : ""}。{formatDay(hatch.window.earliest)}から
            {formatDay(hatch.window.latest)}ごろの見込みです。
          </DayLine>
        ) : null}
        {morph ? (
          <DayLine label="今日のモルフ">
            <Link to={`/morph/${morph.id}`}>{morph.title}</Link>：{morph.summary}
          </DayLine>
        ) : null}
        {term ? (
          <DayLine label="今日の用語">
            <Link to={`/term/${term.id}`}>{term.title}</Link>：{term.summary}
          </DayLine>
        ) : null}
      </ul>
    </section>
  );
}
