// The agency's forecast by day: the figures of the chart, and the weather in words.

import { classes } from "#app/platform/site/classes.ts";
import { ColumnHeads } from "#app/ui/kit/ColumnHeads.tsx";
import tables from "#app/ui/kit/Table.module.css";
import { DayName } from "./DayName.tsx";
import type { ForecastView } from "./page.server.ts";
import styles from "./Tables.module.css";
import { WeatherIcon } from "./WeatherIcon.tsx";

export function WeekTable({ days, today }: { days: ForecastView["days"]; today: string }) {
  return (
    <div className={tables.scroll}>
      <table className={classes(tables.table, styles.table)}>
        <caption className="visually-hidden">一週間の予報</caption>
        <ColumnHeads
          columns={[
            "日",
            "天気",
            ["最低", tables.number],
            ["最高", tables.number],
            ["降水確率", tables.number],
            ["信頼度", tables.number],
          ]}
        />
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">
                <DayName date={day.date} today={today} />
              </th>
              <td>
                <span className={styles.sky}>
                  <WeatherIcon signs={day.signs} />
                  {day.weather || "―"}
                </span>
              </td>
              <td className={classes(tables.number, styles.min)}>{day.min === null ? "―" : `${day.min}℃`}</td>
              <td className={classes(tables.number, styles.max)}>{day.max === null ? "―" : `${day.max}℃`}</td>
              <td className={tables.number}>{day.rain === null ? "―" : `${day.rain}%`}</td>
              <td className={tables.number}>{day.reliability ?? "―"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
