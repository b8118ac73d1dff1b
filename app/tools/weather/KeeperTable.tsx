// The forecast for keepers: heating, humidity and transport by day, with warnings. Cards on phones.

import { classes } from "#app/platform/site/classes.ts";
import { addDays } from "#app/platform/site/days.ts";
import { Chip, type Tone } from "#app/ui/kit/Chip.tsx";
import { ColumnHeads } from "#app/ui/kit/ColumnHeads.tsx";
import tables from "#app/ui/kit/Table.module.css";
import type { MoistureWord } from "./air-moisture.ts";
import { shortDay } from "./day-words.ts";
import styles from "./KeeperTable.module.css";
import type { DayReading, HeatingLevel, Journey } from "./keeper.ts";
import type { ForecastView } from "./page.server.ts";
import stepMeterStyles from "./StepMeter.module.css";
import nameStyles from "./Tables.module.css";
import { thresholds as at } from "./thresholds.ts";

const heatingWords: Record<HeatingLevel, string> = {
  none: "なし",
  small: "軽い",
  medium: "中くらい",
  large: "重い",
  huge: "とても重い",
};

const moistureWords: Record<MoistureWord, string> = {
  "very-damp": "とても湿る",
  damp: "湿る",
  enough: "十分",
  "slightly-dry": "やや乾く",
  dry: "乾く",
  "very-dry": "とても乾く",
  "extremely-dry": "極端に乾く",
};

const moistureAdvice: Partial<Record<MoistureWord, string>> = {
  "very-damp": "換気と除湿を。脱皮には十分です",
  damp: "かびに注意し、換気を。脱皮には十分です",
};

const journeyWords: Record<Journey["fit"], { tone: Tone; text: string }> = {
  good: { tone: "success", text: "向く" },
  care: { tone: "warning", text: "工夫する" },
  avoid: { tone: "error", text: "控える" },
};

// Small bar with its value, to compare days with the same label.
const width = 60;

function StepMeter({ step, most }: { step: number; most: number }) {
  return (
    <span className={stepMeterStyles.meter}>
      <svg viewBox={`0 0 ${width} 6`} className={stepMeterStyles.bar} aria-hidden="true">
        <rect width={width} height={6} rx={3} className={stepMeterStyles.track} />
        <rect width={(width * step) / most} height={6} rx={3} className={stepMeterStyles.fill} />
      </svg>
      <span className={stepMeterStyles.figure}>
        {step}/{most}段
      </span>
    </span>
  );
}

export function KeeperTable({ days, today }: { days: ForecastView["days"]; today: string }) {
  return (
    <table className={classes(tables.table, styles.table)}>
      <caption className="visually-hidden">飼育の目安</caption>
      <ColumnHeads columns={["日", "注意", "ヘビの移動", "暖房の負担", "空気の湿り・乾き"]} />
      <tbody>
        {days.map(({ date, reading }) => (
          <tr key={date}>
            <th scope="row">
              <DayName date={date} today={today} />
            </th>
            <Cell label="注意" isWide isEmpty={reading.alerts.length === 0}>
              {alertChips(reading.alerts)}
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
  /** Spans the whole card. */
  isWide?: boolean;
  isEmpty?: boolean;
  children: React.ReactNode;
}

/** `label` is shown in cards, which have no column headers. */
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

function alertChips(all: DayReading["alerts"]) {
  if (all.length === 0) return "―";
  return (
    <span className={styles.alerts}>
      {all.map((alert) => (
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

/** Date of a forecast day, with 今日 or 明日. */
export function DayName({ date, today }: { date: string; today: string }) {
  const near = date === today ? "今日" : date === addDays(today, 1) ? "明日" : null;
  return (
    <time dateTime={date} className={nameStyles.day}>
      {shortDay(date)}
      {near ? <small>{near}</small> : null}
    </time>
  );
}
