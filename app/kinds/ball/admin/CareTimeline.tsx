// All of a snake's log, the newest first, each line to be corrected or removed.

import { Link } from "react-router";
import { type CareRecord, careLabels, careWords } from "#app/kinds/ball/care/care.ts";
import { formatDay } from "#app/platform/site/days.ts";
import { CorrectForm } from "./CorrectForm.tsx";
import type { TypedCorrection } from "./note-care.server.ts";
import styles from "./Snake.module.css";

interface Props {
  id: string;
  records: readonly CareRecord[];
  /** How many older ones there are. */
  more: number;
  /** The line whose form stands open. */
  open: CareRecord | null;
  answer: TypedCorrection | undefined;
}

export function CareTimeline({ id, records, more, open, answer }: Props) {
  if (records.length === 0) return <p>まだ記録はありません。</p>;
  const opened = answer?.id ?? open?.id;
  const older = open && !records.some((record) => record.id === open.id) ? [open] : [];
  return (
    <>
      <ul className={styles.log}>
        {[...older, ...records].map((record) => (
          <li key={record.id} id={`record-${record.id}`}>
            <span className={styles.words}>
              <time dateTime={record.date}>{formatDay(record.date)}</time> {careLabels[record.type]}：
              {careWords(record)} {record.isPublic ? null : <small className={styles.hidden}>非公開</small>}
            </span>
            {record.id === opened ? (
              <CorrectForm id={id} record={record} answer={answer} />
            ) : (
              <Link
                to={`/admin/balls/${id}?record=${record.id}#record-${record.id}`}
                aria-label={`${formatDay(record.date)}の${careLabels[record.type]}を直す`}
              >
                直す
              </Link>
            )}
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p>
          <Link to={`/admin/balls/${id}?all=1`}>これより前の{more}件も見る</Link>
        </p>
      ) : null}
    </>
  );
}
