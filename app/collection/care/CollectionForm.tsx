// Everybody of a rack in one form, with one day and one save: what feeding and weighing have in common.

import { useRef } from "react";
import type { BulkOutcome } from "#app/cms/admin/editing/bulk/bulk.ts";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { useUnsaved } from "#app/cms/admin/kit/use-unsaved.ts";
import { MassNotice } from "#app/cms/admin/screens/bulk/MassNotice.tsx";
import { LabelledDay, PublicTick } from "#app/kinds/ball/care/LabelledInput.tsx";
import { rackQuery } from "#app/kinds/ball/care/rack-query.ts";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import styles from "./Collection.module.css";
import { CollectionPages, RackFilter } from "./RackFilter.tsx";

/** Result of a mass entry, after a save or opened again. */
export interface Saved<Answer> {
  /** Of how many something was stored just now. */
  saved: number | null;
  /** The last change, which can be undone. */
  outcome: BulkOutcome | "gone" | null;
  answer: (Answer & { outcome: BulkOutcome | null }) | undefined;
}

interface Props<Snake> {
  path: string;
  title: string;
  lead: string;
  page: {
    snakes: readonly Snake[];
    racks: readonly { rack: string; count: number }[];
    rack: string | null;
    isDueOnly: boolean;
    page: number;
    pages: number;
    date: string;
    isPublic: boolean;
  };
  saved: Saved<{ date: string; dateProblem: string | null; isPublic: boolean }>;
  /** Said where what was sent changed nothing: all of it was known, or there was nothing. */
  unchanged: { known: string; nothing: string };
  /** The answer's message above the form. */
  answered: React.ReactNode;
  /** The ids of those to be looked at once more. */
  open: ReadonlySet<string>;
  dayLabel: string;
  /** How many are to be fed today, on the page about feeding. */
  due?: number;
  row: (snake: Snake) => React.ReactNode;
  /** Beside the day, in the bar before the end, and after it. */
  head?: React.ReactNode;
  bar: React.ReactNode;
  after?: React.ReactNode;
  onKeyDown: React.KeyboardEventHandler<HTMLFormElement>;
  onInput?: React.InputEventHandler<HTMLFormElement>;
}

export function CollectionForm<Snake extends { id: string }>(props: Props<Snake>) {
  const { path, title, page, open, row, unchanged } = props;
  const { saved, answer, outcome } = props.saved;
  const { snakes, racks, rack, isDueOnly } = page;
  const form = useRef<HTMLFormElement>(null);
  const action = `${path}?${rackQuery(rack, page.page, isDueOnly)}`;
  const doubtful = snakes.filter(({ id }) => open.has(id));
  useUnsaved(form, answer !== undefined);
  return (
    <>
      <PageHeading title={title} lead={props.lead} />
      <MassNotice outcome={answer ? answer.outcome : outcome} path={action} day={answer ? undefined : page.date} />
      {saved !== null && !answer && outcome === null ? (
        <Message tone="note">{saved > 0 ? `${saved}匹の${unchanged.known}` : unchanged.nothing}</Message>
      ) : null}
      {props.answered}
      <RackFilter path={path} racks={racks} rack={rack} isDueOnly={isDueOnly} due={props.due} />
      {snakes.length === 0 ? <p>{isDueOnly ? "今日給餌の日の個体はいません。" : "いまいる個体はいません。"}</p> : null}
      <SendForm
        ref={form}
        action={action}
        aria-label={title}
        onKeyDown={props.onKeyDown}
        onInput={props.onInput}
        noValidate
      >
        <div className={styles.head}>
          <LabelledDay
            id="date"
            label={props.dayLabel}
            defaultValue={answer?.date ?? page.date}
            error={answer?.dateProblem ?? undefined}
          />
          <PublicTick isPublic={answer?.isPublic ?? page.isPublic} />
          {props.head}
        </div>
        {doubtful.length > 0 ? (
          <>
            <h2 className={styles.part}>確かめてください</h2>
            <ul className={styles.rows}>{doubtful.map(row)}</ul>
            <h2 className={styles.part}>ほかの個体</h2>
          </>
        ) : null}
        <ul className={styles.rows}>{snakes.filter(({ id }) => !open.has(id)).map(row)}</ul>
        <div className={styles.bar}>{props.bar}</div>
        {props.after}
      </SendForm>
      <CollectionPages path={path} rack={rack} isDueOnly={isDueOnly} page={page.page} pages={page.pages} />
    </>
  );
}
