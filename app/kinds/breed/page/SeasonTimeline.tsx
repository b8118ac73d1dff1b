// Season timeline of five steps, with expected date ranges.

import { type Countdown, hasDays, type SeasonStep, stepLabels } from "#app/collection/season/steps.ts";
import { formatDay, formatDays } from "#app/platform/site/days.ts";
import styles from "./SeasonTimeline.module.css";

interface Props {
  steps: readonly SeasonStep[];
  /** Pairing days with an observed lock. */
  locks: readonly string[];
  countdown: Countdown | null;
  calendar: string;
}

export function SeasonTimeline({ steps, locks, countdown, calendar }: Props) {
  return (
    <>
      {countdown ? <p className={styles.countdown}>{countdown.words}</p> : null}
      <ol className={styles.line}>
        {steps.map((step) => (
          <li key={step.name} className={styles.step} data-state={step.state}>
            <span className={styles.name}>{stepLabels[step.name]}</span>
            <Days step={step} locks={locks} />
          </li>
        ))}
      </ol>
      {steps.some(({ state }) => state === "estimated") ? (
        <p className={styles.note}>
          「目安」は、最後に記録した出来事の日から、一般に知られている日数の幅で見積もったものです。個体や温度によって前後します。
        </p>
      ) : null}
      {hasDays(steps) ? (
        <p className="no-print">
          <a href={calendar}>日程をカレンダーに入れる（.ics）</a>
        </p>
      ) : null}
    </>
  );
}

/** Rotations have dozens of days: collapses all but the first and last. */
const FEW = 4;

function Recorded({ days, locks }: { days: readonly string[]; locks: readonly string[] }) {
  const line = (day: string) => (
    <time key={day} dateTime={day}>
      {formatDay(day)}
      {locks.includes(day) ? "（ロック）" : ""}
    </time>
  );
  if (days.length <= FEW) return <span className={styles.days}>{days.map(line)}</span>;
  return (
    <span className={styles.days}>
      {days.slice(0, 1).map(line)}
      <details>
        <summary>ほか{days.length - 2}日</summary>
        <span className={styles.days}>{days.slice(1, -1).map(line)}</span>
      </details>
      {days.slice(-1).map(line)}
    </span>
  );
}

function Days({ step, locks }: { step: SeasonStep; locks: readonly string[] }) {
  if (step.state === "recorded") {
    return <Recorded days={step.days} locks={step.name === "paired" ? locks : []} />;
  }
  if (step.state === "estimated") {
    return (
      <span className={styles.days}>
        <span>
          <span className={styles.mark}>目安</span> {formatDays(step.window.earliest, step.window.latest)}
        </span>
        <span className={styles.note}>
          {step.overdue ? "目安の期間を過ぎています（記録待ち）" : `中心は${formatDay(step.window.likeliest)}ごろ`}
        </span>
      </span>
    );
  }
  const words = { unrecorded: "記録なし", open: "まだ見積もれません", none: "孵化する卵なし" } as const;
  return <span className={styles.note}>{words[step.state]}</span>;
}
