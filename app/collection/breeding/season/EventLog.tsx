// All that was noted of a season.

import { optionsOf } from "#app/cms/fields/choice/field.ts";
import { OptionSelect } from "#app/cms/fields/OptionSelect.tsx";
import { eventDays, eventWords, type SeasonEvent, seasonEventLabels } from "#app/collection/season/season-event.ts";
import { LabelledDay, LabelledInput } from "#app/kinds/ball/care/LabelledInput.tsx";
import log from "#app/kinds/shared/RecordLog.module.css";
import { RecordLog } from "#app/kinds/shared/RecordLog.tsx";
import styles from "./Season.module.css";
import type { SeasonAnswer, SeasonPage } from "./season-page.server.ts";

interface Props {
  /** The season. */
  id: string;
  events: readonly SeasonEvent[];
  /** Other males, by whose names their pairings are listed. */
  males: SeasonPage["males"];
  /** The line whose form is open. */
  open: number | null;
  answer: SeasonAnswer | undefined;
}

export function EventLog({ id, events, males, open, answer }: Props) {
  const changed = answer?.form === "change" ? answer : undefined;
  const lines = events.map((event) => ({
    ...event,
    days: eventDays(event),
    label: seasonEventLabels[event.type],
    words: [
      eventWords(event),
      event.sire && `相手: ${males.find((male) => male.id === event.sire)?.label ?? event.sire}`,
    ]
      .filter(Boolean)
      .join("　"),
  }));
  return (
    <RecordLog
      path={`/admin/breeds/${id}`}
      name="event"
      lines={lines}
      opened={changed?.id ?? open}
      version={changed?.version}
    >
      {(event) => <Boxes event={event} answer={changed} />}
    </RecordLog>
  );
}

function Boxes({
  event,
  answer,
}: {
  event: SeasonEvent;
  answer: Extract<SeasonAnswer, { form: "change" }> | undefined;
}) {
  const typed = answer?.typed ?? {
    date: event.date,
    until: event.until === event.date ? "" : event.until,
    millimetres: event.millimetres === null ? "" : String(event.millimetres),
    count: event.count === null ? "" : String(event.count),
    slugs: event.slugs === null ? "" : String(event.slugs),
    sire: event.sire ?? "",
    note: event.note,
  };
  const tied = (name: keyof typeof typed, label: string) => ({
    ...{ id: `event-${name}`, label, defaultValue: typed[name] },
    error: answer?.problems.find((problem) => problem.name === name)?.message,
  });
  const box = (name: keyof typeof typed, label: string, inputMode?: "numeric" | "decimal") => (
    <LabelledInput {...tied(name, label)} name={name} inputMode={inputMode} autoComplete="off" />
  );
  return (
    <div className={log.boxes}>
      <div className={styles.kind}>
        <label htmlFor="event-type">できごと</label>
        <OptionSelect
          id="event-type"
          name="type"
          defaultValue={answer?.type ?? event.type}
          options={optionsOf(seasonEventLabels)}
        />
      </div>
      <LabelledDay {...tied("date", "日付")} />
      {box("until", "終わりの日（期間なら）")}
      {box("millimetres", "卵胞（mm）", "decimal")}
      {box("count", "数（有精卵・ハッチ・失った卵）", "numeric")}
      {box("slugs", "スラッグ", "numeric")}
      <input type="hidden" name="sire" value={typed.sire} />
      {box("note", "メモ")}
    </div>
  );
}
