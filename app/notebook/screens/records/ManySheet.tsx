// One record for several snakes at once: all get the expected answer, and only exceptions are changed.

import { memo, useState } from "react";
import { preyLabels } from "#app/kinds/ball/care/care.ts";
import {
  type Care,
  type CareEvent,
  type CareKind,
  careLabels,
  offeredWords,
  outcomeLabels,
} from "#app/notebook/care/care.ts";
import { type Doubt, doubtOf } from "#app/notebook/care/doubts.ts";
import { localMoment, type Problems, readCare, type Typed, typedOf } from "#app/notebook/care/read-care.ts";
import { type EditedBatch, useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import { changeEvents, nearbyEvents, writeEvents } from "#app/notebook/store/notebook.ts";
import type { TodaySnake } from "#app/notebook/today/today.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { Select, TextInput } from "#app/ui/kit/Field.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { CareForm } from "./CareForm.tsx";
import { Sheet } from "./RecordSheet.tsx";
import styles from "./Sheet.module.css";

const kinds = ["meal", "weight", "cleaning", "shed", "climate", "vet", "note"] as const satisfies readonly CareKind[];
/** Kinds with the same fields for all; snakes can only be left out. */
const shared: readonly CareKind[] = ["climate", "vet", "note"];

const NOT_OFFERED = "none";
const done = { done: "した", [NOT_OFFERED]: "なし" };
const answers: Readonly<Partial<Record<CareKind, Readonly<Record<string, string>>>>> = {
  meal: { eaten: "食べた", refused: "拒食", vomited: "吐き戻し", assisted: "アシスト", [NOT_OFFERED]: "なし" },
  shed: { [NOT_OFFERED]: "なし", whole: "きれい", pieces: "切れ切れ" },
  ...{ cleaning: done, climate: done, vet: done, note: done },
};

interface Props {
  snakes: readonly TodaySnake[];
  kind: CareKind;
  mended?: EditedBatch;
  onDone: () => void;
}

export function ManySheet({ snakes, kind: first, mended, onDone }: Props) {
  const { write } = useNotebook();
  const [kind, setKind] = useState(first);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [doubts, setDoubts] = useState<Readonly<Record<string, Asked>>>({});
  const mendedFirst = mended?.events[0];
  const [typedFirst] = useState<Typed>(() =>
    mendedFirst ? typedOf(mendedFirst.care, mendedFirst.at) : { at: localMoment(new Date()) },
  );

  /** Input of the kinds that are not shown. */
  const [kept, setKept] = useState<Partial<Record<CareKind, Typed>>>({});
  const before = kept[kind];

  function turnTo(next: CareKind, form: HTMLFormElement | null) {
    const typed = [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]);
    setKept({ ...kept, [kind]: Object.fromEntries(typed) });
    setKind(next);
    setProblems({});
  }

  async function send(typed: FormData) {
    const found = readAll(snakes, kind, typed, mended?.events ?? [], typedFirst);
    const isNoneChosen = !mended && found.events.length === 0 && Object.keys(found.problems).length === 0;
    setProblems(isNoneChosen ? { nobody: "どの個体に記録するかを選んでください" } : found.problems);
    if (isNoneChosen || Object.keys(found.problems).length > 0) return;
    if (mended) return correct(mended, found.events);
    const odd = await doubtsOf(snakes, found.events);
    const isAnswered = Object.entries(odd).every(([id, { question }]) => doubts[id]?.question === question);
    setDoubts(odd);
    if (isAnswered) {
      const events = found.events.map((event) => ({ ...event, instead: odd[event.snake]?.instead ?? null }));
      const words = wordsOf(kind, events);
      if (await write(words, () => writeEvents(events, words))) onDone();
    }
  }

  async function correct({ batch, events }: EditedBatch, after: readonly NewEvent[]) {
    const changes = snakes.map(({ snake: { id } }) => ({
      before: events.find(({ snake }) => snake === id) ?? null,
      after: after.find(({ snake }) => snake === id) ?? null,
    }));
    if (await write(`まとめた記録を直しました（${after.length}匹）`, () => changeEvents(batch, changes))) onDone();
  }

  const doubtful = Object.values(doubts);
  const asBefore = mended ? "いまのまま" : "それぞれ前回と同じ";
  return (
    <Sheet title={mended ? "まとめた記録を直す" : `${snakes.length}匹をまとめて記録`} onClose={onDone}>
      <SendForm problems={problems} className={styles.form} onSend={send} onInput={() => setDoubts({})}>
        <div role="radiogroup" aria-label="何を記録しますか" className={styles.answers}>
          {kinds
            .filter((value) => !mended || value === kind)
            .map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name="kind"
                  value={value}
                  checked={kind === value}
                  onChange={({ currentTarget }) => turnTo(value, currentTarget.form)}
                />
                <span>{careLabels[value]}</span>
              </label>
            ))}
        </div>
        {shared.includes(kind) ? (
          <CareForm key={kind} kind={kind} typed={before ?? typedFirst} problems={problems} />
        ) : null}
        {kind === "meal" ? (
          <div className={styles.offered}>
            <Select
              name="prey"
              label="餌"
              none={asBefore}
              defaultValue={before?.prey}
              options={Object.entries(preyLabels).map(([value, label]) => ({ value, label }))}
            />
            <TextInput
              name="size"
              label="大きさ"
              placeholder={asBefore}
              defaultValue={before?.size}
              autoComplete="off"
              error={problems.size}
            />
          </div>
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
              <Answer
                kind={kind}
                id={one.snake.id}
                chosen={before?.[`value.${one.snake.id}`] ?? chosenIn(mended, one.snake.id)}
                isWrong={problems[one.snake.id] !== undefined}
              />
            </li>
          ))}
        </ul>
        {shared.includes(kind) ? null : (
          <TextInput
            name="at"
            type="datetime-local"
            label="日時"
            defaultValue={typedFirst.at ?? ""}
            error={problems.at}
            required
          />
        )}
        {/* Once for all of them: what is said of each is read in its row. */}
        {problems.nobody || doubtful.length > 0 ? (
          <p role="alert" className={styles.error}>
            {problems.nobody ?? `${doubtful.length}匹の入力を確かめてください`}
          </p>
        ) : null}
        <div className={styles.buttons}>
          <Button className={styles.main}>{mended ? "保存" : buttonOf(doubtful)}</Button>
        </div>
      </SendForm>
    </Sheet>
  );
}

interface AnswerProps {
  kind: CareKind;
  id: string;
  /** The previous answer in an edited bulk entry; undefined in a new one. */
  chosen: string | undefined;
  isWrong: boolean;
}

/** Memoised: rerendering makes screen readers announce every radio button, which would drown the question. */
const Answer = memo(({ kind, id, chosen, isWrong }: AnswerProps) => {
  if (kind === "weight") {
    return (
      <input
        name={`value.${id}`}
        className={styles.grams}
        inputMode="decimal"
        autoComplete="off"
        placeholder="g"
        defaultValue={chosen}
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
          <input
            type="radio"
            name={`value.${id}`}
            value={value}
            defaultChecked={chosen === undefined ? i === 0 : value === chosen}
          />
          <span>{label}</span>
        </label>
      ))}
    </span>
  );
});

function chosenIn(mended: EditedBatch | undefined, id: string): string | undefined {
  const care = mended?.events.find(({ snake }) => snake === id)?.care;
  if (!care) return mended && NOT_OFFERED;
  if (care.kind === "meal") return care.outcome;
  if (care.kind === "shed") return care.shed;
  return care.kind === "weight" ? String(care.grams) : "done";
}

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
  mended: readonly CareEvent[],
  first: Typed,
): { events: NewEvent[]; problems: Problems } {
  const problems: Record<string, string> = {};
  const textOf = (name: string) => String(typed.get(name) ?? "");
  const events = snakes.flatMap(({ snake, digest }): NewEvent[] => {
    const value = textOf(`value.${snake.id}`).trim();
    if (value === "" || value === NOT_OFFERED) return [];
    const own = mended.find((event) => event.snake === snake.id);
    const meal = own?.care.kind === "meal" ? own.care : digest.lastMeal?.meal;
    // Keeps values that were edited separately since and are unchanged here.
    const before: Typed = own ? typedOf(own.care, own.at) : {};
    const commonOf = (name: string) =>
      (textOf(name) === (first[name] ?? "") ? before[name] : undefined) ?? textOf(name);
    // A different prey does not inherit the size of the last one.
    const [prey, size] = [textOf("prey"), textOf("size").trim()];
    const isOther = prey !== "" && prey !== meal?.prey;
    const fields = {
      ...Object.fromEntries(["at", "warm", "cool", "humidity", "note"].map((name) => [name, commonOf(name)])),
      ...(kind === "weight" && { grams: value }),
      ...(kind === "shed" && { shed: value }),
      ...(kind === "meal" && {
        outcome: value,
        prey: prey || (meal?.prey ?? ""),
        size: size || (isOther ? "" : (meal?.size ?? "")),
        count: String(meal?.count ?? 1),
        grams: meal?.grams && !isOther && size === "" ? String(meal.grams) : "",
      }),
    };
    const read = readCare(kind, fields, new Date(), own?.at);
    if (read.ok) return [{ snake: snake.id, at: read.at, care: read.care }];
    for (const [name, message] of Object.entries(read.problems))
      problems[name === "at" || name === "size" || shared.includes(kind) ? name : snake.id] = message;
    return [];
  });
  return { events, problems };
}

interface Asked extends Doubt {
  instead: CareEvent | null;
}

async function doubtsOf(snakes: readonly TodaySnake[], events: readonly NewEvent[]): Promise<Record<string, Asked>> {
  const found: Record<string, Asked> = {};
  for (const { snake, at, care } of events) {
    const others = await nearbyEvents(snake, at);
    const own = snakes.find((one) => one.snake.id === snake)?.snake;
    const doubt = own && doubtOf(own, care, at, others);
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
