// Everybody's box on one page: one day, one save. Enter goes on to the next box.

import { Button } from "@chakra-ui/react";
import { useRef, useState } from "react";
import type { BulkOutcome } from "#app/cms/admin/editing/bulk/bulk.ts";
import { isConverting } from "#app/cms/admin/kit/converting.ts";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { useSending } from "#app/cms/admin/kit/use-sending.ts";
import { useUnsaved } from "#app/cms/admin/kit/use-unsaved.ts";
import { MassNotice } from "#app/cms/admin/screens/bulk/MassNotice.tsx";
import styles from "#app/kinds/ball/care/Collection.module.css";
import { CollectionPages } from "#app/kinds/ball/care/CollectionPages.tsx";
import { LabelledDay, PublicTick } from "#app/kinds/ball/care/LabelledInput.tsx";
import { RackFilter } from "#app/kinds/ball/care/RackFilter.tsx";
import { rackQuery } from "#app/kinds/ball/care/rack-query.ts";
import { WeighRow } from "./WeighRow.tsx";
import type { WeighingAnswer, WeighingPage } from "./weighing.server.ts";

const PATH = "/admin/weighing";

interface Props {
  page: WeighingPage;
  /** How many were stored just now. */
  saved: number | null;
  /** What was written just now, and can be taken back. */
  outcome: BulkOutcome | "gone" | null;
  answer: (WeighingAnswer & { outcome: BulkOutcome | null }) | undefined;
}

export function WeighingScreen({ page, saved, outcome, answer }: Props) {
  const { snakes, racks, rack, total } = page;
  const form = useRef<HTMLFormElement>(null);
  const { isSending, onSubmit } = useSending();
  const path = `${PATH}?${rackQuery(rack, page.page)}`;
  useUnsaved(form, answer !== undefined, isSending);
  const [filled, setFilled] = useState<number | null>(null);
  const date = answer?.date ?? page.date;
  const open = new Set(Object.keys({ ...answer?.problems, ...answer?.doubts }));
  const row = (snake: WeighingPage["snakes"][number]) => (
    <WeighRow
      key={snake.id}
      snake={snake}
      date={date}
      typed={answer?.typed[snake.id] ?? ""}
      problem={answer?.problems[snake.id]}
      doubt={answer?.doubts[snake.id]}
    />
  );
  const doubtful = snakes.filter(({ id }) => open.has(id));
  return (
    <>
      <PageHeading title="一括計量" lead={`棚の順に${total}匹。空の欄は記録されません。`} />
      <MassNotice outcome={answer ? answer.outcome : outcome} path={path} />
      {saved !== null && !answer && outcome === null ? (
        <Message tone="note">
          {saved > 0
            ? `${saved}匹の体重は、もう同じ値で記録されています。`
            : "入力された欄がなかったので、何も記録していません。"}
        </Message>
      ) : null}
      {answer ? <Answer answer={answer} open={open} snakes={snakes} /> : null}
      <RackFilter path={PATH} racks={racks} rack={rack} />
      {snakes.length === 0 ? <p>いまいる個体はいません。</p> : null}
      <form
        ref={form}
        method="post"
        action={path}
        aria-label="一括計量"
        onSubmit={onSubmit}
        onKeyDown={goOn}
        onInput={(event) => setFilled(countFilled(event.currentTarget))}
        noValidate
      >
        <div className={styles.head}>
          <LabelledDay id="date" label="計った日" defaultValue={date} error={answer?.dateProblem ?? undefined} />
          <PublicTick isPublic={answer?.isPublic ?? page.isPublic} />
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
          <Button type="submit">{isSending ? "記録しています…" : "まとめて記録する"}</Button>
          <span className={styles.quiet} aria-live="polite">
            {filled === null ? "" : `${filled}匹を入力中`}
          </span>
        </div>
      </form>
      <CollectionPages path={PATH} rack={rack} page={page.page} pages={page.pages} />
    </>
  );
}

function Answer({
  answer,
  open,
  snakes,
}: {
  answer: WeighingAnswer;
  open: ReadonlySet<string>;
  snakes: WeighingPage["snakes"];
}) {
  const { dateProblem, problems } = answer;
  const gone = Object.keys(problems).filter((id) => !snakes.some((snake) => snake.id === id));
  return (
    <Message tone={dateProblem || Object.keys(problems).length > 0 ? "error" : "warning"} first>
      {dateProblem ? <p>計った日：{dateProblem}。体重は入力したまま残っています。</p> : null}
      {open.size > 0 ? (
        <p>
          {open.size}
          匹はまだ記録していません。直すか、「◯gで記録する」に印を付けて、もう一度「まとめて記録する」を押してください。
        </p>
      ) : null}
      {gone.map((id) => (
        <p key={id}>
          {id}（{answer.typed[id]}g）：{problems[id]}
        </p>
      ))}
    </Message>
  );
}

const BOXES = "input[name^='grams.']";

function countFilled(form: HTMLFormElement): number {
  return [...form.querySelectorAll<HTMLInputElement>(BOXES)].filter(({ value }) => value.trim() !== "").length;
}

/** Enter in a box leads to the next one, from the last to the button, and never sends the form. */
function goOn(event: React.KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget } = event;
  if (event.key !== "Enter" || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (isConverting(event.nativeEvent) || !target.matches(BOXES)) return;
  const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>(BOXES)];
  const next = boxes[boxes.indexOf(target) + 1];
  if (next) {
    next.focus();
    next.select();
  } else currentTarget.querySelector<HTMLElement>("button[type=submit]")?.focus();
}
