// Feeding page: meals, sheds, cleanings and notes of all snakes with one submit.

import { Button, chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { markChanged } from "#app/cms/fields/rows/RowMoves.tsx";
import styles from "#app/collection/care/Collection.module.css";
import { CollectionForm, type Saved } from "#app/collection/care/CollectionForm.tsx";
import { Promised } from "#app/collection/care/Promised.tsx";
import care from "#app/kinds/ball/care/Care.module.css";
import { CareFields, PreySizes } from "#app/kinds/ball/care/CareFields.tsx";
import type { DayDoubt } from "#app/kinds/ball/care/day-doubt.ts";
import { intervalWords } from "#app/kinds/ball/care/feeding-rules.ts";
import type { CareProblem, TypedCare } from "#app/kinds/ball/care/read-care.ts";
import { sinceLastMealShort } from "#app/kinds/ball/care/summary.ts";
import type { FeedingAnswer, FeedingPage } from "./feeding.server.ts";

// Fills in "eaten" for all, so that only exceptions need changes. Without JavaScript the server returns the form filled
// in.
const ALL_ATE = "給餌を選んでいなかった個体を「食べた」にしました。まだ記録していません。";

function AllAte() {
  const [isDone, setDone] = useState(false);
  return (
    <>
      <Button
        type="submit"
        name="do"
        value="all-ate"
        variant="outline"
        size="sm"
        onClick={(event) => {
          event.preventDefault();
          if (event.currentTarget.form) fillIn(event.currentTarget.form);
          markChanged(event.currentTarget);
          setDone(true);
        }}
      >
        すべて「食べた」にする
      </Button>
      <chakra.span role="status" fontSize="sm" color="fg.muted">
        {isDone ? ALL_ATE : null}
      </chakra.span>
    </>
  );
}

function fillIn(form: HTMLFormElement): void {
  for (const none of form.querySelectorAll<HTMLInputElement>("input[name^='meal.'][value='']:checked")) {
    const eaten = form.querySelector<HTMLInputElement>(`input[name="${none.name}"][value="eaten"]`);
    if (eaten) eaten.checked = true;
  }
}

export function FeedingScreen({ page, ...saved }: { page: FeedingPage } & Saved<FeedingAnswer>) {
  const { answer } = saved;
  return (
    <CollectionForm
      // Remount the form to show filled-in values.
      key={answer?.isFilled ? "filled" : "typed"}
      path="/admin/care"
      title="給餌・脱皮の記録"
      lead={`棚の順に${page.total}匹。何も選ばない個体は記録されません。`}
      page={page}
      saved={saved}
      unchanged={{
        known: "記録は、すでに同じ内容で保存されています。",
        nothing: "選んだものがなかったので、何も記録していません。",
      }}
      answered={answer ? <Answer answer={answer} /> : null}
      dayLabel="日付"
      due={page.due}
      row={(snake) => (
        <FeedRow
          key={snake.id}
          snake={snake}
          today={page.today}
          typed={answer?.typed[snake.id] ?? snake.blank}
          problems={answer?.problems[snake.id] ?? []}
          doubt={answer?.doubts[snake.id]}
        />
      )}
      head={<AllAte />}
      sure="このまま記録する"
      after={<PreySizes />}
      onKeyDown={stay}
    />
  );
}

function Answer({ answer }: { answer: FeedingAnswer }) {
  if (answer.isFilled) {
    return (
      <Message tone="note" first>
        {ALL_ATE}
      </Message>
    );
  }
  const left = Object.keys(answer.problems);
  const doubtful = Object.keys(answer.doubts);
  return (
    <Message tone={answer.dateProblem || left.length > 0 ? "error" : "warning"} first>
      {answer.dateProblem ? <p>日付：{answer.dateProblem}。ほかは入力したまま残っています。</p> : null}
      {left.length > 0 ? <p>{left.length}匹はまだ保存していません。赤い注意のある欄を直してください。</p> : null}
      {doubtful.length > 0 ? (
        <p>
          {doubtful.length}
          匹は、確かめることがあるため、まだ記録していません。下でチェックを入れて、もう一度「まとめて記録する」を押してください。
        </p>
      ) : null}
    </Message>
  );
}

function stay(event: React.KeyboardEvent<HTMLFormElement>) {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}

interface Props {
  snake: FeedingPage["snakes"][number];
  today: string;
  typed: TypedCare;
  problems: readonly CareProblem[];
  doubt: DayDoubt | undefined;
}

function FeedRow({ snake, today, typed, problems, doubt }: Props) {
  const { id, title, number, shelf, interval, isDue, isLateFed, medicines } = snake;
  return (
    <li id={`snake-${id}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend cannot share a line with its controls */}
      <div role="group" aria-labelledby={`name-${id}`} aria-describedby={`fed-${id}`} className={styles.feed}>
        <div className={styles.who}>
          {shelf ? <span className={styles.shelf}>{shelf}</span> : null}
          <b id={`name-${id}`}>{title}</b>
          {number ? <span className={styles.quiet}>{number}</span> : null}
          <Promised promise={snake.promise} />
          <span className={styles.quiet} id={`fed-${id}`}>
            {sinceLastMealShort(snake, today)}
          </span>
          {isLateFed || isDue ? (
            <span className={styles.shelf}>
              {isLateFed ? "遅れ" : "今日"}（{intervalWords(interval)}）
            </span>
          ) : null}
          {medicines.map((words) => (
            <span key={words} className={styles.shelf}>
              投薬 {words}
            </span>
          ))}
        </div>
        <CareFields suffix={`.${id}`} typed={typed} problems={problems} />
        {doubt ? (
          <div className={styles.doubt}>
            {doubt.question}
            <input type="hidden" name={`seen.${id}`} value={doubt.seen} />
            <label className={care.tick}>
              <input type="checkbox" name={`sure.${id}`} /> {doubt.confirm}
            </label>
          </div>
        ) : null}
      </div>
    </li>
  );
}
