// How a snake stands: its last meal, weight, shed and cleaning.

import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { type CareSummary, daysAgo, sinceLastMeal } from "#app/kinds/ball/care/summary.ts";
import { formatDay } from "#app/platform/site/days.ts";
import styles from "./Snake.module.css";

export function CareNow({ summary, today }: { summary: CareSummary; today: string }) {
  const { lastWeight, lastShed, lastCleaning } = summary;
  const rows = [
    ["体重", lastWeight],
    ["脱皮", lastShed],
    ["掃除", lastCleaning],
  ] as const;
  return (
    <Panel title="いまのようす">
      <p className={styles.meal}>{sinceLastMeal(summary, today)}</p>
      <dl className={styles.facts}>
        {rows.map(([label, last]) =>
          last ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {label === "掃除" ? "" : `${last.words}・`}
                {formatDay(last.date)}（{daysAgo(last.date, today)}）
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </Panel>
  );
}
