// Form with all snakes of a rack, one date and one submit; shared by feeding and weighing.

import { Button } from "@chakra-ui/react";
import type { BulkOutcome } from "#app/cms/admin/editing/bulk/bulk.ts";
import { ChoiceLinks } from "#app/cms/admin/kit/ChoiceLinks.tsx";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { UnsavedForm } from "#app/cms/admin/kit/UnsavedForm.tsx";
import { BulkNotice } from "#app/cms/admin/screens/bulk/BulkNotice.tsx";
import { LabelledDay, PublicTick } from "#app/kinds/ball/care/LabelledInput.tsx";
import { rackQuery } from "#app/kinds/ball/care/rack-query.ts";
import styles from "./Collection.module.css";

export interface Saved<Answer> {
  saved: number | null;
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
    shown: string;
    date: string;
    isPublic: boolean;
  };
  saved: Saved<{ date: string; dateProblem: string | null; isPublic: boolean; problems: object; doubts: object }>;
  /** Messages if nothing changed: already known, or nothing entered. */
  unchanged: { known: string; nothing: string };
  answered: React.ReactNode;
  dayLabel: string;
  due?: number;
  row: (snake: Snake) => React.ReactNode;
  /** Label of the button that confirms all doubts. */
  sure: string;
  /** Next to the date, in the submit bar, and after it. */
  head?: React.ReactNode;
  bar?: React.ReactNode;
  after?: React.ReactNode;
  onKeyDown: React.KeyboardEventHandler<HTMLFormElement>;
  onInput?: React.InputEventHandler<HTMLFormElement>;
}

export function CollectionForm<Snake extends { id: string }>(props: Props<Snake>) {
  const { path, title, page, row, unchanged } = props;
  const { saved, answer, outcome } = props.saved;
  const { snakes, rack, isDueOnly } = page;
  const action = `${path}?${rackQuery(rack, page.page, isDueOnly)}`;
  const doubts = Object.keys(answer?.doubts ?? {}).length;
  const open = new Set(Object.keys({ ...answer?.problems, ...answer?.doubts }));
  const doubtful = snakes.filter(({ id }) => open.has(id));
  return (
    <>
      <PageHeading title={title} lead={snakes.length > 0 && props.lead} />
      <BulkNotice outcome={answer ? answer.outcome : outcome} path={action} day={answer ? undefined : page.date} />
      {saved !== null && !answer && outcome === null ? (
        <Message tone="note">{saved > 0 ? `${saved}匹の${unchanged.known}` : unchanged.nothing}</Message>
      ) : null}
      {props.answered}
      <RackFilter path={path} page={page} due={props.due} />
      {snakes.length === 0 ? <p>{isDueOnly ? "今日の給餌はありません。" : "当てはまる個体はいません。"}</p> : null}
      <UnsavedForm
        isTyped={answer !== undefined}
        action={action}
        aria-label={title}
        onKeyDown={props.onKeyDown}
        onInput={props.onInput}
        noValidate
      >
        <input type="hidden" name="shown" value={page.shown} />
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
        <div className={styles.bar}>
          <Button type="submit" name="do" value="save">
            まとめて記録する
          </Button>
          {doubts > 0 ? (
            <Button type="submit" name="do" value="sure" variant="outline">
              {doubts > 1 ? `${doubts}匹とも、` : ""}
              {props.sure}
            </Button>
          ) : null}
          {props.bar}
        </div>
        {props.after}
      </UnsavedForm>
      <CollectionPages path={path} page={page} />
    </>
  );
}

function RackFilter({ path, page, due }: Pick<Props<unknown>, "path" | "page"> & { due: number | undefined }) {
  const { racks, rack, isDueOnly } = page;
  const total = racks.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { rack: null, label: "すべて", count: total },
    ...racks.map((one) => ({ ...one, label: one.rack || "棚なし" })),
  ];
  return (
    <>
      {due === undefined ? null : (
        <ChoiceLinks
          label="今日の給餌で絞り込む"
          links={[
            { to: path, label: "いまいる個体", isCurrent: !isDueOnly },
            { to: `${path}?${rackQuery(null, 1, true)}`, label: `今日の給餌（${due}）`, isCurrent: isDueOnly },
          ]}
        />
      )}
      {racks.length < 2 ? null : (
        <ChoiceLinks
          label="棚で絞り込む"
          links={choices.map((choice) => ({
            to: `${path}?${rackQuery(choice.rack, 1, isDueOnly)}`,
            label: `${choice.label}（${choice.count}）`,
            isCurrent: choice.rack === rack,
          }))}
        />
      )}
    </>
  );
}

/** Pagination, if the collection is too large for one form. */
function CollectionPages({ path, page: { rack, isDueOnly, page, pages } }: Pick<Props<unknown>, "path" | "page">) {
  if (pages < 2) return null;
  const links = Array.from({ length: pages }, (_, place) => ({
    to: `${path}?${rackQuery(rack, place + 1, isDueOnly)}`,
    label: String(place + 1),
    isCurrent: place + 1 === page,
  }));
  return <ChoiceLinks label="ページ" links={links} />;
}
