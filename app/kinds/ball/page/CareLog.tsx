import { type CareType, careLabels } from "#app/kinds/ball/care/care.ts";
import { type CareSummary, sinceLastMeal } from "#app/kinds/ball/care/summary.ts";
import { formatDay } from "#app/platform/site/days.ts";
import styles from "./CareLog.module.css";

interface Line {
  id: number;
  date: string;
  type: CareType;
  words: string;
}

const SHOWN = 10;

export function CareLog({ today, now, lines }: { today: string | null; now: CareSummary; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  const older = lines.slice(SHOWN);
  return (
    <>
      {today && (now.lastMeal || now.refusals > 0) ? <p>{sinceLastMeal(now, today)}</p> : null}
      <Lines lines={lines.slice(0, SHOWN)} />
      {older.length > 0 ? (
        <details>
          <summary className={styles.more}>これより前の{older.length}件</summary>
          <Lines lines={older} />
        </details>
      ) : null}
    </>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, date, type, words }) => (
        <li key={id}>
          <time dateTime={date}>{formatDay(date)}</time>
          <span>
            {careLabels[type]}：{words}
          </span>
        </li>
      ))}
    </ul>
  );
}
