import { useState } from "react";
import type { CareEvent } from "#app/notebook/care/care.ts";
import { feedingWeeks } from "#app/notebook/history/months.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import styles from "./Snake.module.css";

interface Props {
  events: readonly CareEvent[];
  due: { from: string; to: string } | null;
  today: string;
}

const weekdays = ["日", "月", "火", "水", "木", "金", "土"];
const words = { eaten: "食べた", refused: "食べなかった", due: "次の給餌の目安" } as const;

export function FeedingCalendar({ events, due, today }: Props) {
  const [month, setMonth] = useState(today.slice(0, 7));
  const name = `${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`;
  return (
    <div className={styles.calendar}>
      <div className={styles.turn}>
        <Button look="quiet" data-repeats="" aria-label="前の月" onClick={() => setMonth(shifted(month, -1))}>
          ‹
        </Button>
        <span aria-live="polite">{name}</span>
        <Button look="quiet" data-repeats="" aria-label="次の月" onClick={() => setMonth(shifted(month, 1))}>
          ›
        </Button>
      </div>
      <table>
        <caption className="visually-hidden">{name}の給餌</caption>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {feedingWeeks(month, events, due).map((week) => (
            <tr key={week[0]?.day}>
              {week.map(({ day, isOther, mark }) => (
                <td
                  key={day}
                  data-mark={isOther ? undefined : (mark ?? undefined)}
                  aria-current={day === today ? "date" : undefined}
                >
                  {isOther ? null : (
                    <>
                      {Number(day.slice(8))}
                      {mark ? <span className="visually-hidden">（{words[mark]}）</span> : null}
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.legend} aria-hidden="true">
        {(["eaten", "refused", "due"] as const).map((mark) => (
          <span key={mark}>
            <i data-mark={mark} />
            {words[mark]}
          </span>
        ))}
      </p>
    </div>
  );
}

function shifted(month: string, by: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + by);
  return at.toISOString().slice(0, 7);
}
