// Weighing page: all snakes with one submit. Enter moves to the next box.

import { useState } from "react";
import { isComposing } from "#app/cms/admin/kit/composing.ts";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import styles from "#app/collection/care/Collection.module.css";
import { CollectionForm, type Saved } from "#app/collection/care/CollectionForm.tsx";
import { Promised } from "#app/collection/care/Promised.tsx";
import care from "#app/kinds/ball/care/Care.module.css";
import { readGrams } from "#app/kinds/ball/care/read-values.ts";
import { weightDoubt } from "#app/kinds/ball/care/weight-doubt.ts";
import { formatShortDay } from "#app/platform/site/days.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import type { WeighingAnswer, WeighingPage } from "./weighing.server.ts";

export function WeighingScreen({ page, ...saved }: { page: WeighingPage } & Saved<WeighingAnswer>) {
  const { answer } = saved;
  const [filled, setFilled] = useState<number | null>(null);
  return (
    <CollectionForm
      path="/admin/weighing"
      title="一括計量"
      lead={`棚の順に${page.total}匹。空の欄は記録されません。`}
      page={page}
      saved={saved}
      unchanged={{
        known: "体重は、すでに同じ値で記録されています。",
        nothing: "入力された欄がなかったので、何も記録していません。",
      }}
      answered={answer ? <Answer answer={answer} snakes={page.snakes} /> : null}
      dayLabel="量った日"
      row={(snake) => (
        <WeighRow
          key={snake.id}
          snake={snake}
          date={answer?.date ?? page.date}
          typed={answer?.typed[snake.id] ?? ""}
          problem={answer?.problems[snake.id]}
          doubt={answer?.doubts[snake.id]}
        />
      )}
      sure="この重さで記録する"
      bar={
        <span className={styles.quiet} aria-live="polite">
          {filled === null ? "" : `${filled}匹を入力中`}
        </span>
      }
      onKeyDown={goOn}
      onInput={(event) => setFilled(countFilled(event.currentTarget))}
    />
  );
}

function Answer({ answer, snakes }: { answer: WeighingAnswer; snakes: WeighingPage["snakes"] }) {
  const { dateProblem, problems } = answer;
  const open = Object.keys({ ...problems, ...answer.doubts }).length;
  const gone = Object.keys(problems).filter((id) => !snakes.some((snake) => snake.id === id));
  return (
    <Message tone={dateProblem || Object.keys(problems).length > 0 ? "error" : "warning"} first>
      {dateProblem ? <p>量った日：{dateProblem}。体重は入力したまま残っています。</p> : null}
      {open > 0 ? (
        <p>
          {open}
          匹はまだ記録していません。直すか、「◯gで記録する」にチェックを入れて、もう一度「まとめて記録する」を押してください。確かめた重さは、下のボタンでまとめて記録できます。
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

/** Moves the focus to the next box on Enter, finally to the button, without submitting. */
function goOn(event: React.KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget } = event;
  if (event.key !== "Enter" || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (isComposing(event.nativeEvent) || !target.matches(BOXES)) return;
  const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>(BOXES)];
  const next = boxes[boxes.indexOf(target) + 1];
  if (next) {
    next.focus();
    next.select();
  } else currentTarget.querySelector<HTMLElement>("button[type=submit]")?.focus();
}

interface Props {
  snake: WeighingPage["snakes"][number];
  date: string;
  typed: string;
  problem: string | undefined;
  doubt: string | undefined;
}

/** Input of one snake. With JavaScript, implausible weights are questioned while typing. */
function WeighRow({ snake, date, typed, problem, doubt }: Props) {
  const { id, title, number, shelf, weighed: last } = snake;
  const [now, setNow] = useState(typed);
  const grams = readGrams(now);
  const shownDoubt = now === typed && doubt ? doubt : liveDoubt(last, date, now);
  const shown = now === typed ? problem : undefined;
  return (
    <li id={`snake-${id}`}>
      <div className={styles.weigh}>
        <div>
          <label htmlFor={`grams-${id}`} className={styles.who}>
            {shelf ? <span className={styles.shelf}>{shelf}</span> : null}
            <b>{title}</b>
            {number ? <span className={styles.quiet}>{number}</span> : null}
            <Promised promise={snake.promise} />
          </label>
          <span className={styles.quiet} id={`last-${id}`}>
            {last ? `前回 ${withCommas(last.grams)}g・${formatShortDay(last.date)}` : "まだ量っていません"}
          </span>
        </div>
        <span className={styles.box}>
          <input
            id={`grams-${id}`}
            name={`grams.${id}`}
            inputMode="decimal"
            enterKeyHint="next"
            autoComplete="off"
            defaultValue={typed}
            onInput={(event) => setNow(event.currentTarget.value)}
            className={care.control}
            aria-describedby={`last-${id} notes-${id}`}
            aria-invalid={shown ? true : undefined}
          />
          g
        </span>
        <div id={`notes-${id}`} className={styles.notes}>
          {shown ? <p className={care.error}>{shown}</p> : null}
          {shownDoubt && grams.ok ? (
            <div className={styles.doubt}>
              {shownDoubt}
              {now === typed && doubt ? <input type="hidden" name={`asked.${id}`} value={grams.value} /> : null}
              <label className={care.tick}>
                <input key={grams.value} type="checkbox" name={`sure.${id}`} value={grams.value} />
                {withCommas(grams.value)}gで記録する
              </label>
            </div>
          ) : null}
        </div>
      </div>
    </li>
  );
}

function liveDoubt(last: WeighingPage["snakes"][number]["weighed"], date: string, typed: string): string | null {
  const grams = readGrams(typed);
  return last && grams.ok ? weightDoubt(last, { date, grams: grams.value }) : null;
}
