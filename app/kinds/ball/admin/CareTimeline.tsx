// All of a snake's log, the newest first, each line to be corrected or removed.

import { Button } from "@chakra-ui/react";
import { Link } from "react-router";
import { useSending } from "#app/cms/admin/kit/use-sending.ts";
import care from "#app/kinds/ball/care/Care.module.css";
import { MealFields, NoteField, ShedField } from "#app/kinds/ball/care/CareFields.tsx";
import { type CareRecord, careLabels, careWords } from "#app/kinds/ball/care/care.ts";
import { LabelledDay, LabelledInput, PublicTick } from "#app/kinds/ball/care/LabelledInput.tsx";
import { formOfLine } from "#app/kinds/ball/care/read-care.ts";
import { formatDay } from "#app/platform/site/days.ts";
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

// One line of the log, to be corrected or removed.
interface CorrectFormProps {
  /** The snake. */
  id: string;
  record: CareRecord;
  answer: TypedCorrection | undefined;
}

function CorrectForm({ id, record, answer }: CorrectFormProps) {
  const { isSending, onSubmit } = useSending();
  const stored = formOfLine(record);
  const typed = answer ? { ...answer.typed, grams: answer.grams } : stored;
  const problems = answer?.problems ?? [];
  const error = (name: string) => problems.find((problem) => problem.name === name)?.message;
  const own = problems.filter(({ name }) => name !== "date" && name !== "grams");
  const parts = { typed, problems: own };
  return (
    <form method="post" action={`/admin/balls/${id}`} onSubmit={onSubmit} noValidate className={styles.form}>
      <input type="hidden" name="record" value={record.id} />
      <input type="hidden" name="version" value={answer?.version ?? record.version} />
      <div className={styles.boxes}>
        <LabelledDay id="correct-date" label="日付" defaultValue={answer?.date ?? record.date} error={error("date")} />
        {record.type === "weight" ? (
          <LabelledInput
            id="correct-grams"
            label="体重（g）"
            name="grams"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={typed.grams}
            error={error("grams")}
          />
        ) : null}
      </div>
      {record.type === "meal" ? (
        <div className={care.meal}>
          <MealFields {...parts} />
        </div>
      ) : null}
      {record.type === "shed" ? <ShedField {...parts} /> : null}
      {record.type === "note" ? <NoteField {...parts} /> : null}
      {own.length > 0 ? (
        <p className={care.error} id="care-error">
          {own.map(({ message }) => message).join("。")}
        </p>
      ) : null}
      <PublicTick isPublic={answer?.isPublic ?? record.isPublic} />
      <div className={styles.line}>
        <Button type="submit" name="do" value="correct" size="sm">
          {isSending ? "送信しています…" : "直す"}
        </Button>
        <Button type="submit" name="do" value="remove" size="sm" variant="outline" colorPalette="red">
          この記録を削除
        </Button>
        <Link to={`/admin/balls/${id}`}>やめる</Link>
      </div>
    </form>
  );
}
