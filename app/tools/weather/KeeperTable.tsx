// The same days as a keeper reads them: heating, the air and travel; what to guard against first. A card a day on a phone.

import { Chip } from "#app/ui/kit/Chip.tsx";
import tables from "#app/ui/kit/Table.module.css";
import { DayName } from "./DayName.tsx";
import styles from "./KeeperTable.module.css";
import type { DayReading, Journey } from "./keeper.ts";
import { heatingWords, journeyWords, moistureAdvice, moistureWords } from "./keeper-words.ts";
import type { ForecastView } from "./page.server.ts";
import { StepMeter } from "./StepMeter.tsx";
import { thresholds as at } from "./thresholds.ts";

export function KeeperTable({ days, today }: { days: ForecastView["days"]; today: string }) {
  return (
    <table className={`${tables.table} ${styles.table}`}>
      <caption className="visually-hidden">飼育者の見方</caption>
      <thead>
        <tr>
          <th scope="col">日</th>
          <th scope="col">注意</th>
          <th scope="col">ヘビの移動</th>
          <th scope="col">暖房の負担</th>
          <th scope="col">空気の湿り・乾き</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, reading }) => (
          <tr key={date}>
            <th scope="row">
              <DayName date={date} today={today} />
            </th>
            <Cell label="注意" isWide isEmpty={reading.alerts.length === 0}>
              {alerts(reading.alerts)}
            </Cell>
            <Cell label="移動" isWide>
              {journey(reading.journey)}
            </Cell>
            <Cell label="暖房">{heating(reading.heating)}</Cell>
            <Cell label="空気">{moisture(reading.moisture)}</Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  label: string;
  /** Takes the whole breadth of a card. */
  isWide?: boolean;
  /** Left out of a card. */
  isEmpty?: boolean;
  children: React.ReactNode;
}

/** `label` stands in a card, where there is no head to the column. */
function Cell({ label, isWide, isEmpty, children }: CellProps) {
  return (
    <td className={isEmpty ? styles.empty : isWide ? styles.whole : undefined}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div>{children}</div>
    </td>
  );
}

function alerts(told: DayReading["alerts"]) {
  if (told.length === 0) return "―";
  return (
    <span className={styles.alerts}>
      {told.map((alert) => (
        <Chip key={alert.text} tone={alert.tone}>
          {alert.text}
        </Chip>
      ))}
    </span>
  );
}

function heating(need: DayReading["heating"]) {
  if (!need) return "―";
  if (need.level === "none") return heatingWords.none;
  return (
    <>
      <strong>{heatingWords[need.level]}</strong>
      <StepMeter step={need.step} most={at.mostSteps} />
      <small>平均から{need.degrees}℃上げる</small>
    </>
  );
}

function moisture(air: DayReading["moisture"]) {
  if (!air) return "―";
  const advice = moistureAdvice[air.word];
  return (
    <>
      <strong>{moistureWords[air.word]}</strong>
      {air.step > 0 ? <StepMeter step={air.step} most={air.isDamp ? at.mostDampSteps : at.mostSteps} /> : null}
      <small>
        {air.isDamp ? `涼しい側${at.coolSide}℃で` : `${at.warmedTo}℃に暖めて`}推定{air.low}〜{air.high}%
      </small>
      {advice ? <small>{advice}</small> : null}
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
