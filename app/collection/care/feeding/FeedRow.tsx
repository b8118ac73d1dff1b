// One snake's row: what was offered, shed, cleaned and noticed.

import styles from "#app/collection/care/Collection.module.css";
import { Promised } from "#app/collection/care/Promised.tsx";
import care from "#app/kinds/ball/care/Care.module.css";
import { CareFields } from "#app/kinds/ball/care/CareFields.tsx";
import type { DayDoubt } from "#app/kinds/ball/care/day-doubt.ts";
import type { CareProblem, TypedCare } from "#app/kinds/ball/care/read-care.ts";
import { intervalWords, sinceLastMealShort } from "#app/kinds/ball/care/summary.ts";
import type { FeedingPage } from "./feeding.server.ts";

interface Props {
  snake: FeedingPage["snakes"][number];
  today: string;
  typed: TypedCare;
  problems: readonly CareProblem[];
  doubt: DayDoubt | undefined;
}

export function FeedRow({ snake, today, typed, problems, doubt }: Props) {
  const { id, title, number, shelf, interval, isDue, isLateFed, medicines } = snake;
  return (
    <li id={`snake-${id}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend does not stand beside its controls */}
      <div role="group" aria-labelledby={`name-${id}`} aria-describedby={`fed-${id}`} className={styles.feed}>
        <div className={styles.who}>
          {shelf ? <span className={styles.shelf}>{shelf}</span> : null}
          <b id={`name-${id}`}>{title}</b>
          {number ? <span className={styles.quiet}>{number}</span> : null}
          <Promised promise={snake.promise} />
          <span className={styles.quiet} id={`fed-${id}`}>
            {sinceLastMealShort(snake, today)}
          </span>
          {isLateFed || isDue ? (
            <span className={styles.shelf}>
              {isLateFed ? "遅れ" : "今日"}（{intervalWords(interval)}）
            </span>
          ) : null}
          {medicines.map((words) => (
            <span key={words} className={styles.shelf}>
              投薬 {words}
            </span>
          ))}
        </div>
        <CareFields suffix={`.${id}`} typed={typed} problems={problems} />
        {doubt ? (
          <div className={styles.doubt}>
            {doubt.question}
            <input type="hidden" name={`seen.${id}`} value={doubt.seen} />
            <label className={care.tick}>
              <input type="checkbox" name={`sure.${id}`} /> {doubt.confirm}
            </label>
          </div>
        ) : null}
      </div>
    </li>
  );
}
