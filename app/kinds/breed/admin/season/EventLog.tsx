// All that was noted of a season, the newest first, each line to be corrected or removed.

import { Button } from "@chakra-ui/react";
import { Link } from "react-router";
import { useSending } from "#app/cms/admin/kit/use-sending.ts";
import { optionsOf } from "#app/cms/fields/choice/field.ts";
import { OptionSelect } from "#app/cms/fields/OptionSelect.tsx";
import { LabelledDay, LabelledInput } from "#app/kinds/ball/care/LabelledInput.tsx";
import { eventDays, eventWords, type SeasonEvent, seasonEventLabels } from "#app/kinds/breed/log/season-event.ts";
import styles from "./Season.module.css";
import type { SeasonAnswer } from "./season-page.server.ts";

interface Props {
  /** The season. */
  id: string;
  events: readonly SeasonEvent[];
  /** The line whose form stands open. */
  open: number | null;
  answer: SeasonAnswer | undefined;
}

export function EventLog({ id, events, open, answer }: Props) {
  if (events.length === 0) return <p>まだ記録はありません。</p>;
  const changed = answer?.form === "change" ? answer : undefined;
  const opened = changed?.id ?? open;
  return (
    <ul className={styles.log}>
      {events.map((event) => (
        <li key={event.id} id={`event-${event.id}`}>
          <span className={styles.words}>
            <time dateTime={event.date}>{eventDays(event)}</time> {eventWords(event)}
          </span>
          {event.id === opened ? (
            <ChangeForm id={id} event={event} answer={changed} />
          ) : (
            <Link
              to={`/admin/breeds/${id}?event=${event.id}#event-${event.id}`}
              aria-label={`${eventDays(event)}の${seasonEventLabels[event.type]}を直す`}
            >
              直す
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

type Changed = Extract<SeasonAnswer, { form: "change" }> | undefined;

function ChangeForm({ id, event, answer }: { id: string; event: SeasonEvent; answer: Changed }) {
  const { isSending, onSubmit } = useSending();
  const error = (name: string) => answer?.problems.find((problem) => problem.name === name)?.message;
  const typed = answer?.typed ?? {
    date: event.date,
    until: event.until === event.date ? "" : event.until,
    millimetres: event.millimetres === null ? "" : String(event.millimetres),
    note: event.note,
  };
  return (
    <form method="post" action={`/admin/breeds/${id}`} onSubmit={onSubmit} noValidate className={styles.form}>
      <input type="hidden" name="event" value={event.id} />
      <input type="hidden" name="version" value={answer?.version ?? event.version} />
      <div className={styles.boxes}>
        <div className={styles.kind}>
          <label htmlFor="event-type">できごと</label>
          <OptionSelect
            id="event-type"
            name="type"
            defaultValue={answer?.type ?? event.type}
            options={optionsOf(seasonEventLabels)}
          />
        </div>
        <LabelledDay id="event-date" label="日付" defaultValue={typed.date} error={error("date")} />
        <LabelledInput
          id="event-until"
          label="終わりの日（期間なら）"
          name="until"
          autoComplete="off"
          defaultValue={typed.until}
          error={error("until")}
        />
        <LabelledInput
          id="event-mm"
          label="卵胞（mm）"
          name="millimetres"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed.millimetres}
          error={error("millimetres")}
        />
        <LabelledInput
          id="event-note"
          label="メモ"
          name="note"
          autoComplete="off"
          defaultValue={typed.note}
          error={error("note")}
        />
      </div>
      <div className={styles.taps}>
        <Button type="submit" name="do" value="change" size="sm">
          {isSending ? "送信しています…" : "直す"}
        </Button>
        <Button type="submit" name="do" value="remove" size="sm" variant="outline" colorPalette="red">
          この記録を削除
        </Button>
        <Link to={`/admin/breeds/${id}`}>やめる</Link>
      </div>
    </form>
  );
}
