// One record for several snakes at once: everybody as expected, and only who was not is set apart.

import { memo, useRef, useState } from "react";
import {
  type Care,
  type CareEvent,
  type CareKind,
  careLabels,
  offeredWords,
  outcomeLabels,
} from "#app/notebook/care/care.ts";
import { type Doubt, doubtOf } from "#app/notebook/care/doubts.ts";
import { localMoment, type Problems, readCare } from "#app/notebook/care/read-care.ts";
import { useFirstWrong } from "#app/notebook/screens/frame/first-wrong.ts";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import { eventsAround, noteEvents } from "#app/notebook/store/notebook.ts";
import type { TodaySnake } from "#app/notebook/today/today.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { TextInput } from "#app/ui/kit/Field.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { CareForm } from "./CareForm.tsx";
import { Sheet } from "./RecordSheet.tsx";
import styles from "./Sheet.module.css";

/** Records for several snakes at a time; a stool and a handling are one snake's alone. */
const kinds = ["meal", "weight", "cleaning", "shed", "climate", "vet", "note"] as const satisfies readonly CareKind[];
/** Of these the fields are the same for all: only who is left out is set apart. */
const shared: readonly CareKind[] = ["climate", "vet", "note"];

const NOT_OFFERED = "none";
const done = { done: "した", [NOT_OFFERED]: "なし" };
const answers: Readonly<Partial<Record<CareKind, Readonly<Record<string, string>>>>> = {
  meal: { eaten: "食べた", refused: "拒食", [NOT_OFFERED]: "なし" },
  shed: { [NOT_OFFERED]: "なし", whole: "きれい", pieces: "切れ切れ" },
  ...{ cleaning: done, climate: done, vet: done, note: done },
};

interface Props {
  snakes: readonly TodaySnake[];
  /** Initial values. */
  kind: CareKind;
  onDone: () => void;
}

export function ManySheet({ snakes, kind: first, onDone }: Props) {
  const { write } = useNotebook();
  const [kind, setKind] = useState(first);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [doubts, setDoubts] = useState<Readonly<Record<string, Asked>>>({});
  const form = useRef<HTMLFormElement>(null);
  useFirstWrong(form, problems);

  async function send(typed: FormData) {
    const found = readAll(snakes, kind, typed);
    const isNobody = found.events.length === 0 && Object.keys(found.problems).length === 0;
    setProblems(isNobody ? { nobody: "だれに記録するかを選んでください" } : found.problems);
    if (isNobody || Object.keys(found.problems).length > 0) return;
    const odd = await doubtsOf(found.events);
    const isAnswered = Object.entries(odd).every(([id, { question }]) => doubts[id]?.question === question);
    setDoubts(odd);
    if (isAnswered) {
      const events = found.events.map((event) => ({ ...event, instead: odd[event.snake]?.instead ?? null }));
      const isWritten = await write(async () => {
        const undo = await noteEvents(events);
        return { words: wordsOf(kind, events), undo };
      });
      if (isWritten) onDone();
    }
  }

  const doubtful = Object.values(doubts);
  return (
    <Sheet title={`${snakes.length}匹をまとめて記録`} onClose={onDone}>
      <SendForm ref={form} noValidate className={styles.form} onSend={send} onInput={() => setDoubts({})}>
        <div role="radiogroup" aria-label="何を記録しますか" className={styles.answers}>
          {kinds.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="kind"
                value={value}
                checked={kind === value}
                onChange={() => {
                  setKind(value);
                  setProblems({});
                }}
              />
              <span>{careLabels[value]}</span>
            </label>
          ))}
        </div>
        {shared.includes(kind) ? (
          <CareForm key={kind} kind={kind} typed={{ at: localMoment(new Date()) }} problems={problems} />
        ) : null}
        <ul className={styles.rows} key={kind}>
          {snakes.map((one) => (
            <li key={one.snake.id}>
              <span className={styles.who} id={`many-${one.snake.id}`}>
                {one.snake.name}
                <small>{kind === "meal" ? mealOf(one) : lastOf(one, kind)}</small>
                {[doubts[one.snake.id]?.question, problems[one.snake.id]].filter(Boolean).map((words) => (
                  <small key={words} className={styles.error}>
                    {words}
                  </small>
                ))}
              </span>
              <Answer kind={kind} id={one.snake.id} isWrong={problems[one.snake.id] !== undefined} />
            </li>
          ))}
        </ul>
        {shared.includes(kind) ? null : (
          <TextInput
            name="at"
            type="datetime-local"
            label="日時"
            defaultValue={localMoment(new Date())}
            error={problems.at}
            required
          />
        )}
        {/* Once for all of them: what is said of each is read in its row. */}
        {problems.nobody || doubtful.length > 0 ? (
          <p role="alert" className={styles.error}>
            {problems.nobody ?? `確かめたいところが${doubtful.length}匹にあります`}
          </p>
        ) : null}
        <div className={styles.buttons}>
          <Button className={styles.main}>{buttonOf(doubtful)}</Button>
        </div>
      </SendForm>
    </Sheet>
  );
}

/** Not rendered again with every question: a browser announces each radio button, and the question would be lost among them. */
const Answer = memo(({ kind, id, isWrong }: { kind: CareKind; id: string; isWrong: boolean }) => {
  if (kind === "weight") {
    return (
      <input
        name={`value.${id}`}
        className={styles.grams}
        inputMode="decimal"
        autoComplete="off"
        placeholder="g"
        aria-labelledby={`many-${id}`}
        aria-invalid={isWrong || undefined}
      />
    );
  }
  const choices = Object.entries(answers[kind] ?? {});
  return (
    <span role="radiogroup" aria-labelledby={`many-${id}`} className={styles.answers}>
      {choices.map(([value, label], i) => (
        <label key={value}>
          <input type="radio" name={`value.${id}`} value={value} defaultChecked={i === 0} />
          <span>{label}</span>
        </label>
      ))}
    </span>
  );
});

function mealOf({ digest }: TodaySnake): string {
  return digest.lastMeal ? offeredWords(digest.lastMeal.meal) : "";
}

function lastOf({ digest }: TodaySnake, kind: CareKind): string {
  if (kind !== "weight") return "";
  return digest.lastWeight ? `前回 ${withCommas(digest.lastWeight.grams)}g` : "まだ量っていません";
}

interface NewEvent {
  snake: string;
  at: string;
  care: Care;
}

function readAll(
  snakes: readonly TodaySnake[],
  kind: CareKind,
  typed: FormData,
): { events: NewEvent[]; problems: Problems } {
  const problems: Record<string, string> = {};
  const textOf = (name: string) => String(typed.get(name) ?? "");
  const events = snakes.flatMap(({ snake, digest }): NewEvent[] => {
    const value = textOf(`value.${snake.id}`).trim();
    if (value === "" || value === NOT_OFFERED) return [];
    const meal = digest.lastMeal?.meal;
    const fields = {
      ...Object.fromEntries(["at", "warm", "cool", "humidity", "note"].map((name) => [name, textOf(name)])),
      ...(kind === "weight" && { grams: value }),
      ...(kind === "shed" && { shed: value }),
      ...(kind === "meal" && {
        outcome: value,
        prey: meal?.prey ?? "",
        size: meal?.size ?? "",
        count: String(meal?.count ?? 1),
        grams: value === "eaten" && meal?.grams ? String(meal.grams) : "",
      }),
    };
    const read = readCare(kind, fields, new Date());
    if (read.ok) return [{ snake: snake.id, at: read.at, care: read.care }];
    for (const [name, message] of Object.entries(read.problems))
      problems[name === "at" || shared.includes(kind) ? name : snake.id] = message;
    return [];
  });
  return { events, problems };
}

interface Asked extends Doubt {
  /** The record that is replaced. */
  instead: CareEvent | null;
}

async function doubtsOf(events: readonly NewEvent[]): Promise<Record<string, Asked>> {
  const found: Record<string, Asked> = {};
  for (const { snake, at, care } of events) {
    const others = await eventsAround(snake, at);
    const doubt = doubtOf(care, at, others);
    if (doubt) found[snake] = { ...doubt, instead: others.find(({ id }) => id === doubt.replaces) ?? null };
  }
  return found;
}

function buttonOf(doubtful: readonly Asked[]): string {
  if (doubtful.length === 0) return "まとめて記録する";
  return doubtful.every(({ instead }) => instead) ? "置き換えて記録する" : "それでも記録する";
}

function wordsOf(kind: CareKind, events: readonly (NewEvent & { instead: CareEvent | null })[]): string {
  const refused = events.filter(({ care }) => care.kind === "meal" && care.outcome === "refused").length;
  const replaced = events.filter(({ instead }) => instead).length;
  const parts = [
    ...(refused > 0 ? [`${outcomeLabels.refused} ${refused}匹`] : []),
    ...(replaced > 0 ? [`置き換えたもの ${replaced}匹`] : []),
  ];
  const rest = parts.length > 0 ? `（${parts.join("、")}）` : "";
  return `${events.length}匹の${careLabels[kind]}を記録しました${rest}`;
}
