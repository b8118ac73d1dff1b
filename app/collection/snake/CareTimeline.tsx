import { Link } from "react-router";
import care from "#app/kinds/ball/care/Care.module.css";
import { MealFields, MedicineFields, NoteField, ShedField, VisitField } from "#app/kinds/ball/care/CareFields.tsx";
import { type CareRecord, careLabels, careWords } from "#app/kinds/ball/care/care.ts";
import { LabelledDay, LabelledInput, PublicTick } from "#app/kinds/ball/care/LabelledInput.tsx";
import { formValuesOf } from "#app/kinds/ball/care/read-care.ts";
import log from "#app/kinds/shared/RecordLog.module.css";
import { RecordLog } from "#app/kinds/shared/RecordLog.tsx";
import { formatDay } from "#app/platform/site/days.ts";
import type { TypedCorrection } from "./note-care.server.ts";
import styles from "./Snake.module.css";

interface Props {
  id: string;
  records: readonly CareRecord[];
  more: number;
  open: CareRecord | null;
  answer: TypedCorrection | undefined;
}

export function CareTimeline({ id, records, more, open, answer }: Props) {
  const older = open && !records.some((record) => record.id === open.id) ? [open] : [];
  const path = `/admin/balls/${id}`;
  const lines = [...older, ...records].map((record) => ({
    ...record,
    days: formatDay(record.date),
    label: careLabels[record.type],
    words: (
      <>
        {careLabels[record.type]}：{careWords(record)}{" "}
        {record.isPublic ? null : <small className={styles.hidden}>非公開</small>}
      </>
    ),
  }));
  return (
    <>
      <RecordLog path={path} name="record" lines={lines} opened={answer?.id ?? open?.id} version={answer?.version}>
        {(record) => <Boxes record={record} answer={answer} />}
      </RecordLog>
      {more > 0 ? (
        <p>
          <Link to={`${path}?all=1`}>これより前の{more}件も見る</Link>
        </p>
      ) : null}
    </>
  );
}

function Boxes({ record, answer }: { record: CareRecord; answer: TypedCorrection | undefined }) {
  const typed = answer ? { ...answer.typed, grams: answer.grams } : formValuesOf(record);
  const problems = answer?.problems ?? [];
  const error = (name: string) => problems.find((problem) => problem.name === name)?.message;
  const own = problems.filter(({ name }) => name !== "date" && name !== "grams");
  const parts = { typed, problems: own };
  return (
    <>
      <div className={log.boxes}>
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
      {record.type === "visit" ? <VisitField {...parts} /> : null}
      {record.type === "medicine" ? (
        <div className={care.meal}>
          <MedicineFields {...parts} />
        </div>
      ) : null}
      {own.length > 0 ? (
        <p className={care.error} id="care-error">
          {own.map(({ message }) => message).join("。")}
        </p>
      ) : null}
      {answer?.doubt ? <input type="hidden" name="seen" value={answer.doubt.seen} /> : null}
      {record.type === "visit" || record.type === "medicine" ? null : (
        <PublicTick isPublic={answer?.isPublic ?? record.isPublic} />
      )}
    </>
  );
}
