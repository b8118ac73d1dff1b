import { useDeferredValue, useState } from "react";
import { useSearchParams } from "react-router";
import type { CareEvent } from "#app/notebook/care/care.ts";
import { careLabels, careWords } from "#app/notebook/care/care.ts";
import { dayOf } from "#app/notebook/care/read-care.ts";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import keep from "#app/notebook/screens/keep/Keep.module.css";
import { answer, type Filter, filters, type Query } from "#app/notebook/search/search.ts";
import { snakeWords } from "#app/notebook/snakes/snake.ts";
import type { TodaySnake } from "#app/notebook/today/today.ts";
import { daysAgo, formatDay } from "#app/platform/site/days.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { Select, TextInput } from "#app/ui/kit/Field.tsx";
import styles from "./Search.module.css";

const SHOWN = 100;

export function SearchScreen({ snakes: all, events }: { snakes: readonly TodaySnake[]; events: readonly CareEvent[] }) {
  const { today, record } = useNotebook();
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get("q") ?? "");
  const words = useDeferredValue(typed);
  const snakes = all.map(({ snake }) => snake);
  const chosen = params.get("kind") ?? "";
  const query: Query = {
    words,
    filter: Object.hasOwn(filters, chosen) ? (chosen as Filter) : "",
    month: params.get("month") ?? "",
    snake: params.get("snake") ?? "",
  };
  const isAsked = Object.values(query).some((value) => value !== "");
  const { read, ...found } = answer(query, today, snakes, events);
  const set = (name: string, value: string) =>
    setParams(
      (now) => {
        if (value === "") now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const months = [...new Set(events.map(({ at }) => dayOf(at).slice(0, 7)))].toSorted().toReversed();
  const [last] = found.events;
  return (
    <div className={keep.keep}>
      <div className={keep.part}>
        <h1>探す</h1>
        <TextInput
          type="search"
          label="言葉"
          hint="例：ダニ、3月の体重、最後に拒食した日"
          value={typed}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            set("q", currentTarget.value);
          }}
        />
        <fieldset aria-label="記録の種類" className={styles.filters}>
          {Object.entries(filters).map(([value, label]) => (
            <button
              key={value}
              type="button"
              aria-pressed={read.filter === value}
              onClick={() => set("kind", query.filter === value ? "" : value)}
            >
              {label}
            </button>
          ))}
        </fieldset>
        <div className={styles.row}>
          <Select
            label="月"
            none="すべて"
            value={read.month}
            onChange={({ currentTarget }) => set("month", currentTarget.value)}
            options={[...new Set([...months, ...(read.month ? [read.month] : [])])].map((month) => ({
              value: month,
              label: `${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`,
            }))}
          />
          <Select
            label="個体"
            none="すべて"
            value={query.snake}
            onChange={({ currentTarget }) => set("snake", currentTarget.value)}
            options={snakes.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
      </div>
      <section className={keep.part} aria-label="見つかったもの">
        <p aria-live="polite">
          {found.snakes.length + found.events.length === 0
            ? isAsked
              ? "見つかりませんでした。言葉を減らすか、選んだ条件を外してください。"
              : "言葉を入れるか、記録の種類・月・個体を選ぶと、見つかったものがここに並びます。"
            : `${found.snakes.length > 0 ? `個体${found.snakes.length}匹・` : ""}記録${withCommas(found.events.length)}件`}
          {last && read.filter !== ""
            ? `。いちばん新しいのは${formatDay(last.at)}（${daysAgo(dayOf(last.at), today)}、${last.name}）です。`
            : ""}
        </p>
        <ul className={styles.found}>
          {found.snakes.map((snake) => (
            <li key={snake.id}>
              <a href={`/note/snake/${snake.id}`}>
                <b>{snake.name}</b> <small>{snakeWords(snake, today)}</small>
              </a>
            </li>
          ))}
          {found.events.slice(0, SHOWN).map((event) => (
            <li key={event.id}>
              <button
                type="button"
                onClick={() => {
                  const snake = all.find((one) => one.snake.id === event.snake);
                  if (snake) record({ snake, event });
                }}
              >
                <time dateTime={event.at}>{formatDay(event.at)}</time>
                <span>
                  <b>{event.name}</b> <small>{careLabels[event.care.kind]}</small>
                </span>
                <span className={styles.what}>{careWords(event.care)}</span>
              </button>
            </li>
          ))}
        </ul>
        {found.events.length > SHOWN ? (
          <p>ほか{withCommas(found.events.length - SHOWN)}件。月や個体で絞り込んでください。</p>
        ) : null}
      </section>
    </div>
  );
}
