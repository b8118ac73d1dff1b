// The same days as a keeper reads them: heating, dry air and travel; what to guard against first.

import { Chip, type Tone } from "#app/ui/Chip.tsx";
import { DayName } from "./DayName.tsx";
import type { DayReading, HeatingLevel, Journey } from "./keeper.ts";
import type { ForecastView } from "./page.server.ts";
import styles from "./Tables.module.css";

const heatingWords: Record<HeatingLevel, string> = {
  none: "要りません",
  small: "小",
  medium: "中",
  large: "大",
  huge: "特大",
};
const journeyWords: Record<Journey["fit"], { tone: Tone; text: string }> = {
  good: { tone: "success", text: "向く" },
  care: { tone: "warning", text: "工夫して" },
  avoid: { tone: "error", text: "控える" },
};

export function KeeperTable({ days, today }: { days: ForecastView["days"]; today: string }) {
  return (
    <div className={styles.scroll}>
      <table className={`${styles.table} ${styles.wide}`}>
        <caption className="visually-hidden">飼育者の見方</caption>
        <thead>
          <tr>
            <th scope="col">日</th>
            <th scope="col">注意</th>
            <th scope="col">ヘビの移動</th>
            <th scope="col">暖房の負担</th>
            <th scope="col">空気の乾き</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, reading }) => (
            <tr key={date}>
              <th scope="row">
                <DayName date={date} today={today} />
              </th>
              <td>
                {reading.alerts.length === 0 ? (
                  "―"
                ) : (
                  <span className={styles.alerts}>
                    {reading.alerts.map((alert) => (
                      <Chip key={alert.text} tone={alert.tone}>
                        {alert.text}
                      </Chip>
                    ))}
                  </span>
                )}
              </td>
              <td>{journey(reading.journey)}</td>
              <td>{heating(reading.heating)}</td>
              <td>{dryness(reading)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function heating(need: DayReading["heating"]) {
  if (!need) return "―";
  return need.level === "none" ? (
    heatingWords.none
  ) : (
    <>
      <strong>{heatingWords[need.level]}</strong>
      <small>目標まで{need.degrees}℃</small>
    </>
  );
}

function dryness({ dryness: level, warmedHumidity }: DayReading) {
  if (warmedHumidity === null) return "―";
  return (
    <>
      {level === null ? "ふつう" : <strong>{level === "dry" ? "乾く" : "とても乾く"}</strong>}
      <small>最大{warmedHumidity}%</small>
    </>
  );
}

function journey(fit: Journey | null) {
  if (!fit) return "―";
  return (
    <>
      <Chip tone={journeyWords[fit.fit].tone}>{journeyWords[fit.fit].text}</Chip>
      <small>{fit.why}</small>
    </>
  );
}
