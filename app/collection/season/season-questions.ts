// Contradictions between a season's events: refused on write, shown as questions on the season's page if they already exist.

import { writerName } from "#app/cms/content/actors.ts";
import { daysBetween, formatDay } from "#app/platform/site/days.ts";
import { possibleType } from "./read-events.ts";
import {
  countWords,
  eventDays,
  eventOn,
  type NewSeasonEvent,
  type SeasonEvent,
  seasonEventLabels,
} from "./season-event.ts";
import { clutchOf, cyclesOf, daysOfSteps } from "./season-life.ts";
import { LONGEST_INCUBATION, type StepName, stepLabels, stepNames } from "./steps.ts";

/** Changes to a season's events, applied in one transaction. */
export interface SeasonChange {
  add?: readonly NewSeasonEvent[];
  set?: readonly { id: number; event: NewSeasonEvent }[];
  remove?: readonly number[];
}

interface Answer {
  value: string;
  label: string;
  change: SeasonChange;
}

export interface SeasonQuestion {
  words: string;
  answers: Answer[];
}

interface Fault {
  words: string;
  /** Types of the contradictory events. */
  types: readonly NewSeasonEvent["type"][];
}

/** Detects impossible orders of days, and more eggs lost or hatched than laid. */
function faultsOfCycle(events: readonly NewSeasonEvent[]): Fault[] {
  const days = daysOfSteps(events);
  const { eggs, lost, hatchlings } = clutchOf(events);
  const firstLost = events.find(({ type }) => type === "lost")?.date;
  const first = stepNames.flatMap((step) => {
    const day = days[step]?.[0];
    return day ? [{ step, day, label: stepLabels[step] }] : [];
  });
  const typesOf = (step: StepName) => (step === "paired" ? (["together", "lock"] as const) : [step]);
  const found = first.flatMap((later, at): Fault[] => {
    const earlier = first.slice(0, at).findLast(({ day }) => day > later.day);
    if (!earlier) return [];
    const words = `${later.label}（${formatDay(later.day)}）が、${earlier.label}（${formatDay(earlier.day)}）より前の日付です`;
    return [{ words, types: [...typesOf(earlier.step), ...typesOf(later.step)] }];
  });
  const laid = days.laid?.[0];
  if (laid && firstLost && firstLost < laid)
    found.push({
      words: `${seasonEventLabels.lost}（${formatDay(firstLost)}）が、産卵（${formatDay(laid)}）より前の日付です`,
      types: ["laid", "lost"],
    });
  if (eggs !== null && hatchlings + lost > eggs)
    found.push({
      words: `ハッチ（${hatchlings}匹）と卵の損失（${lost}個）の合計が、有精卵${eggs}個より多くなっています`,
      types: ["laid", "lost", "hatched"],
    });
  return found;
}

const faults = (events: readonly NewSeasonEvent[]) => cyclesOf(events).flatMap(faultsOfCycle);

/** Returns contradictions that `after` has and `before` does not; they are refused. */
export function newFaults(before: readonly NewSeasonEvent[], after: readonly NewSeasonEvent[]): string[] {
  const known = new Set(faults(before).map(({ words }) => words));
  return faults(after)
    .map(({ words }) => words)
    .filter((words) => !known.has(words));
}

/** Returns questions about a season's events with one-click answers. `young`: hatch days of the snakes on record. */
export function questionsOf(events: readonly SeasonEvent[], young: readonly (string | null)[]): SeasonQuestion[] {
  const cycles = cyclesOf(events);
  const doubles = cycles.flatMap((cycle) =>
    (["ovulated", "preLayShed", "laid"] as const).flatMap((type) => doubleOf(type, cycle)),
  );
  const asked = new Set(doubles.flatMap(({ answers }) => answers.flatMap(({ change }) => change.remove ?? [])));
  const impossible = cycles.flatMap((cycle) =>
    faultsOfCycle(cycle).map(({ words, types }) => ({
      words: `${words}。`,
      answers: cycle
        .filter(({ type }) => types.includes(type))
        .map((event) => ({
          value: `remove-${event.id}`,
          label: `${namedEvent(event)}を消す`,
          change: { remove: [event.id] },
        })),
    })),
  );
  const hidden = events.filter(({ id, isPublic }) => !isPublic && !asked.has(id)).map(hiddenOf);
  return [...doubles, ...impossible, ...hidden, ...unhatched(events, young)];
}

/** Asks about snakes of a season in which nothing has hatched. */
function unhatched(events: readonly SeasonEvent[], young: readonly (string | null)[]): SeasonQuestion[] {
  if (young.length === 0 || events.some(({ type }) => type === "hatched")) return [];
  const whole = young.filter((day) => day !== null && day.length > 4);
  const add = [...Map.groupBy(whole, String)].map(([day, { length: count }]) => eventOn("hatched", day, { count }));
  const label = `${add.map(namedEvent).join("、")}を記録する`;
  return [
    {
      words: `この記録から生まれた個体が${young.length}匹いますが、ハッチの記録がありません。`,
      answers: add.length > 0 ? [{ value: "hatched", label, change: { add } }] : [],
    },
  ];
}

/** Returns questions about notes that may be events: 2/4 ロック？. */
export function questionsOfNotes(events: readonly SeasonEvent[]): SeasonQuestion[] {
  return events.flatMap((event) => {
    const type = event.type === "note" ? possibleType(event.note) : null;
    if (!type) return [];
    const label = `${seasonEventLabels[type]}として記録する`;
    const change = { set: [{ id: event.id, event: { ...event, type } }] };
    const words = `${eventDays(event)}「${event.note}」は、メモとして残しました。`;
    return [{ words, answers: [{ value: `means-${event.id}`, label, change }] }];
  });
}

/** "産卵 2026年4月15日 有精卵6個" */
function namedEvent(event: NewSeasonEvent): string {
  return [seasonEventLabels[event.type], eventDays(event), countWords(event)].filter(Boolean).join(" ");
}

/** Returns a question about several records of a step that happens once. */
function doubleOf(type: "ovulated" | "preLayShed" | "laid", events: readonly SeasonEvent[]): SeasonQuestion[] {
  const records = events.filter((event) => event.type === type);
  if (records.length < 2) return [];
  const isByOne = new Set(records.map(({ by }) => by)).size === 1;
  const answers = records.map((event): Answer => {
    const others = records.filter((other) => other !== event).map(({ id }) => id);
    const source = [isByOne ? "" : writerName(event.by), event.isPublic ? "" : "公開していない下書き"];
    const words = [eventDays(event), countWords(event)].filter(Boolean).join(" ");
    const remark = source.filter(Boolean).join("、");
    return {
      value: `keep-${event.id}`,
      label: `${words}が正しい${remark && `（${remark}）`}`,
      change: { set: [{ id: event.id, event }], remove: others },
    };
  });
  const both = stretchOf(records);
  const days = records.map(({ date }) => date).filter((date) => date !== "");
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const isTwice =
    type === "laid" &&
    (daysBetween(first, last) > LONGEST_INCUBATION || daysOfSteps(events).hatched.some((day) => day < last));
  const second = isTwice ? "2回産んだなら、2回目の卵の数と、前の卵のハッチか損失も記録してください。" : "";
  return [
    {
      words: `${seasonEventLabels[type]}の記録が${records.length}つあります。どれが正しいですか。${second}`,
      answers: both ? [...answers, both] : answers,
    },
  ];
}

const STRETCH_MAX = 60;

/** Merges the records into one range with the sum of their eggs. */
function stretchOf(records: readonly SeasonEvent[]): Answer | null {
  const [first, ...others] = records;
  const dated = records.filter(({ date }) => date !== "");
  const date = dated[0]?.date ?? "";
  const until =
    dated
      .map((event) => event.until)
      .sort()
      .at(-1) ?? "";
  if (!first || date === until || daysBetween(date, until) > STRETCH_MAX) return null;
  const total = (name: "count" | "slugs") =>
    records.every((event) => event[name] === null)
      ? null
      : records.reduce((eggs, event) => eggs + (event[name] ?? 0), 0);
  const note = records
    .map((event) => event.note)
    .filter(Boolean)
    .join("・");
  const event = { ...first, date, until, count: total("count"), slugs: total("slugs"), note };
  return {
    value: `join-${first.id}`,
    label: `どれも正しい（${[eventDays(event), countWords(event)].filter(Boolean).join(" ")}）`,
    change: { set: [{ id: first.id, event }], remove: others.map(({ id }) => id) },
  };
}

/** Returns a question about a value migrated from an unpublished draft. */
function hiddenOf(event: SeasonEvent): SeasonQuestion {
  return {
    words: `${namedEvent(event)}：公開していない下書きにだけあった記録です。公開ページにも載せますか。`,
    answers: [
      { value: `show-${event.id}`, label: "載せる", change: { set: [{ id: event.id, event }] } },
      { value: `remove-${event.id}`, label: "消す", change: { remove: [event.id] } },
    ],
  };
}
