// Searches snakes and records by words, kind, month and snake. Months and kinds may be part of the words.

import { type CareEvent, type CareKind, careKinds, careLabels, careWords } from "#app/notebook/care/care.ts";
import { dayOf } from "#app/notebook/care/read-care.ts";
import type { Snake } from "#app/notebook/snakes/snake.ts";
import { fold } from "#app/platform/search/fold.ts";

/** Record kinds or meal outcomes to filter by. */
export const filters = {
  meal: careLabels.meal,
  refused: "拒食",
  vomited: "吐き戻し",
  ...Object.fromEntries(careKinds.filter((kind) => kind !== "meal").map((kind) => [kind, careLabels[kind]])),
} as Readonly<Record<Filter, string>>;
export type Filter = CareKind | "refused" | "vomited";

export interface Query {
  words: string;
  filter: Filter | "";
  /** "2026-03"; "" for all. */
  month: string;
  snake: string;
}

const filterWords: readonly (readonly [RegExp, Filter])[] = [
  [/拒食|食べなかった|食べない/, "refused"],
  [/吐き?戻し|吐いた/, "vomited"],
  [/体重|計量/, "weight"],
  [/白濁/, "cloudy"],
  [/脱皮/, "shed"],
  [/給餌|食べた|餌/, "meal"],
  [/掃除/, "cleaning"],
  [/温度|湿度/, "climate"],
  [/通院|病院|獣医/, "vet"],
];
const MONTH = /(?:(\d{4})年\s*)?(\d{1,2})月/;
/** Filler words: in 最後に拒食した日 only 拒食 is a search term. */
const SMALL_WORDS = /^(?:最後|最近|いつ|した|する|記録|すべて|全部|日|の|に|は|を|が)+$/;
const PARTICLES = /(?<=.)[のにはをが]+$/;

/** Moves a month and a kind from the query's words into its filters. */
function readQuery(query: Query, today: string): Query {
  let words = query.words.normalize("NFKC").trim();
  let { filter, month } = query;
  const [inWords, year, number] = MONTH.exec(words) ?? [];
  if (inWords && Number(number) >= 1 && Number(number) <= 12) {
    words = words.replace(inWords, " ");
    const two = String(number).padStart(2, "0");
    const last = `${today.slice(0, 4)}-${two}` > today.slice(0, 7) ? Number(today.slice(0, 4)) - 1 : today.slice(0, 4);
    month ||= `${year ?? last}-${two}`;
  }
  const named = filter === "" ? filterWords.find(([pattern]) => pattern.test(words)) : undefined;
  if (named) {
    filter = named[1];
    words = words.replace(named[0], " ");
  }
  const left = words.split(/\s+/).filter((word) => word !== "" && !SMALL_WORDS.test(word));
  const isSentence = named !== undefined || inWords !== undefined;
  return {
    ...query,
    words: left.map((word) => (isSentence ? word.replace(PARTICLES, "") : word)).join(" "),
    filter,
    month,
  };
}

/** Searches by the meaning of the words, then, if nothing is found, for the literal text: 脱皮前 in a note is not a shed. */
export function answer(query: Query, today: string, snakes: readonly Snake[], events: readonly CareEvent[]) {
  const found = (read: Query) => ({ read, ...search(read, snakes, events) });
  const isEmpty = (one: ReturnType<typeof found>) => one.snakes.length + one.events.length === 0;
  const asked = found(readQuery(query, today));
  const said = isEmpty(asked) ? found(query) : asked;
  return isEmpty(said) ? asked : said;
}

/** Folds a text; 1,240g is found as 1240, too. */
const plain = (text: string) => fold(text).replace(/(?<=\d),(?=\d{3})/g, "");

function search(query: Query, snakes: readonly Snake[], events: readonly CareEvent[]) {
  const words = plain(query.words).split(/\s+/).filter(Boolean);
  const has = (text: string) => {
    const folded = plain(text);
    return (word: string) => folded.includes(word);
  };
  const byId = new Map(snakes.map((snake) => [snake.id, snake]));
  const isWords = words.length > 0;
  const foundSnakes =
    isWords && query.filter === "" && query.month === ""
      ? snakes.filter((snake) => {
          const { name, number, genotype, enclosure, group, from, memo } = snake;
          return words.every(has([name, number, genotype, enclosure, group, from, memo].join(" ")));
        })
      : [];
  const isAnything = isWords || query.filter !== "" || query.month !== "" || query.snake !== "";
  const foundEvents = (isAnything ? events : []).flatMap((event) => {
    const snake = byId.get(event.snake);
    if (!snake || (query.snake !== "" && event.snake !== query.snake)) return [];
    if (query.month !== "" && !dayOf(event.at).startsWith(query.month)) return [];
    if (!isOf(event, query.filter)) return [];
    const text = `${snake.name} ${snake.number} ${careLabels[event.care.kind]} ${careWords(event.care)}`;
    return words.every(has(text)) ? [{ ...event, name: snake.name }] : [];
  });
  return { snakes: foundSnakes, events: foundEvents.toSorted((a, b) => b.at.localeCompare(a.at)) };
}

function isOf({ care }: CareEvent, filter: Query["filter"]): boolean {
  if (filter === "") return true;
  if (filter === "refused" || filter === "vomited") return care.kind === "meal" && care.outcome === filter;
  return care.kind === filter;
}
