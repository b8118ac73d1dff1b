// One snake's box. With JavaScript the confirmation of an unlikely weight shows as soon as it is typed.

import { useState } from "react";
import styles from "#app/collection/care/Collection.module.css";
import { Promised } from "#app/collection/care/Promised.tsx";
import care from "#app/kinds/ball/care/Care.module.css";
import { readGrams } from "#app/kinds/ball/care/read-values.ts";
import { weightDoubt } from "#app/kinds/ball/care/weight-doubt.ts";
import { formatShortDay } from "#app/platform/site/days.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import type { WeighingPage } from "./weighing.server.ts";

interface Props {
  snake: WeighingPage["snakes"][number];
  date: string;
  typed: string;
  problem: string | undefined;
  /** The doubt as the server worded it. */
  doubt: string | undefined;
}

export function WeighRow({ snake, date, typed, problem, doubt }: Props) {
  const { id, title, number, shelf, weighed: last } = snake;
  const [now, setNow] = useState(typed);
  const grams = readGrams(now);
  const shownDoubt = now === typed && doubt ? doubt : liveDoubt(last, date, now);
  const shown = now === typed ? problem : undefined;
  return (
    <li id={`snake-${id}`}>
      <div className={styles.weigh}>
        <div>
          <label htmlFor={`grams-${id}`} className={styles.who}>
            {shelf ? <span className={styles.shelf}>{shelf}</span> : null}
            <b>{title}</b>
            {number ? <span className={styles.quiet}>{number}</span> : null}
            <Promised promise={snake.promise} />
          </label>
          <span className={styles.quiet} id={`last-${id}`}>
            {last ? `前回 ${withCommas(last.grams)}g・${formatShortDay(last.date)}` : "まだ計っていません"}
          </span>
        </div>
        <span className={styles.box}>
          <input
            id={`grams-${id}`}
            name={`grams.${id}`}
            inputMode="decimal"
            enterKeyHint="next"
            autoComplete="off"
            defaultValue={typed}
            onInput={(event) => setNow(event.currentTarget.value)}
            className={care.control}
            aria-describedby={`last-${id} notes-${id}`}
            aria-invalid={shown ? true : undefined}
          />
          g
        </span>
        <div id={`notes-${id}`} className={styles.notes}>
          {shown ? <p className={care.error}>{shown}</p> : null}
          {shownDoubt && grams.ok ? (
            <div className={styles.doubt}>
              {shownDoubt}
              {now === typed && doubt ? <input type="hidden" name={`asked.${id}`} value={grams.value} /> : null}
              <label className={care.tick}>
                <input key={grams.value} type="checkbox" name={`sure.${id}`} value={grams.value} />
                {withCommas(grams.value)}gで記録する
              </label>
            </div>
          ) : null}
        </div>
      </div>
    </li>
  );
}

function liveDoubt(last: WeighingPage["snakes"][number]["weighed"], date: string, typed: string): string | null {
  const grams = readGrams(typed);
  return last && grams.ok ? weightDoubt(last, { date, grams: grams.value }) : null;
}
