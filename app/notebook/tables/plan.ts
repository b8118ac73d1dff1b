// Plans a table import without writing: matches rows to snakes and separates new records from existing ones.

import { weightDoubt } from "#app/kinds/ball/care/weight-doubt.ts";
import type { Sex } from "#app/kinds/ball/labels.ts";
import { bySnake, type TableSnake } from "#app/kinds/ball/tables/by-snake.ts";
import type { TableEntry, TableProblem, TableRecord } from "#app/kinds/ball/tables/read-table.ts";
import { standingIn } from "#app/kinds/ball/tables/values.ts";
import type { Care, CareEvent } from "#app/notebook/care/care.ts";
import { lifeDoubt } from "#app/notebook/care/doubts.ts";
import { dayOf } from "#app/notebook/care/read-care.ts";
import { canonical } from "#app/notebook/model/thing.ts";
import { intervalNames, intervals, texts } from "#app/notebook/snakes/read-snake.ts";
import { newSnake, type Snake, type SnakeFields } from "#app/notebook/snakes/snake.ts";
import { nameKey, numberKey } from "#app/platform/search/number.ts";
import { readNumber } from "#app/platform/site/japanese-number.ts";

export interface PlannedSnake extends TableSnake {
  snake: Snake | null;
  isAmbiguous: boolean;
  isSkipped: boolean;
  /** Fields to write: all for a new snake, only the differing ones for a known one. */
  fields: Partial<SnakeFields>;
  records: { line: number; at: string; day: string; care: Care }[];
  /** Number of records that already exist. */
  same: number;
}

interface TablePlan {
  snakes: PlannedSnake[];
  problems: TableProblem[];
  /** Doubtful records; they are imported nevertheless. */
  doubts: TableProblem[];
}

export interface Known {
  snakes: readonly Snake[];
  events: ReadonlyMap<string, readonly CareEvent[]>;
}

/** The keeper's choice per group key: a snake id, "new" or "skip". */
export type SnakeChoices = Readonly<Record<string, string>>;

export function planTable(entries: readonly TableEntry[], { snakes, events }: Known, choices: SnakeChoices): TablePlan {
  const { snakes: groups, problems } = bySnake(entries);
  const plan: TablePlan = { snakes: [], problems, doubts: [] };
  for (const group of groups) {
    const fitting = fittingSnakes(group, snakes);
    const choice = choices[group.key];
    const chosen =
      choice === undefined ? (fitting.length === 1 ? fitting[0] : undefined) : snakes.find(({ id }) => id === choice);
    const isAmbiguous = choice === undefined && fitting.length > 1;
    const snake = chosen ?? null;
    const planned: PlannedSnake = {
      ...group,
      ...{ snake, isAmbiguous, isSkipped: isAmbiguous || choice === "skip" },
      ...{ fields: {}, records: [], same: 0 },
    };
    plan.snakes.push(planned);
    if (isAmbiguous) {
      const message = `「${group.name || group.number}」に合う個体が${fitting.length}匹います。どの個体かを選んでください`;
      plan.problems.push({ line: group.entries[0]?.line ?? 0, message });
    }
    if (planned.isSkipped) continue;
    planned.fields = fieldsOf(group, snake, plan.problems);
    addRecords(planned, snake ? (events.get(snake.id) ?? []) : [], plan.doubts);
  }
  return plan;
}

/** Matches by number, else by name; a name in the table may also be a snake's number. */
function fittingSnakes({ name, number }: TableSnake, snakes: readonly Snake[]): Snake[] {
  const byNumber = (word: string) =>
    word === "" ? [] : snakes.filter((snake) => snake.number !== "" && numberKey(snake.number) === numberKey(word));
  const numbered = byNumber(number);
  if (numbered.length > 0) return numbered;
  const named = snakes.filter((snake) => name !== "" && nameKey(snake.name) === nameKey(name));
  // A different number is a different snake.
  const possible = named.filter((snake) => number === "" || snake.number === "");
  return possible.length > 0 ? possible : byNumber(name);
}

const textColumns = ["genotype", "from", "enclosure", "group"] as const;

/** Returns the fields that differ from the snake's; empty cells are ignored. */
function fieldsOf(group: TableSnake, snake: Snake | null, problems: TableProblem[]): Partial<SnakeFields> {
  const found: Partial<SnakeFields> = {};
  const name = (group.name || group.number).slice(0, texts.name);
  if (!snake) found.name = name;
  if (group.number) found.number = group.number.slice(0, texts.number);
  for (const { line, facts } of group.entries) {
    if (facts.sex) found.sex = facts.sex as Sex;
    if (facts.birth) found.birth = facts.birth;
    if (facts.left) found.left = facts.left;
    if (facts.note) found.memo = facts.note.slice(0, texts.memo);
    for (const column of textColumns) if (facts[column]) found[column] = facts[column].slice(0, texts[column]);
    for (const column of intervalNames) {
      const days = facts[column] ? readNumber(facts[column].replace(/日.*$/, "")) : null;
      if (days !== null && days >= 1 && days <= intervals[column]) found[column] = Math.round(days);
    }
    const standing = facts.standing && standingIn(facts.standing);
    if (standing) found.standing = standing;
    if (facts.standing && standing === undefined)
      problems.push({ line, message: `状態「${facts.standing}」は読めないので、使いません` });
  }
  if (!snake) return { ...newSnake, ...found };
  return Object.fromEntries(
    Object.entries(found).filter(([field, value]) => !isAlike(value, snake[field as keyof SnakeFields])),
  );
}

const isAlike = (a: unknown, b: unknown) =>
  a === b || (typeof a === "string" && typeof b === "string" && numberKey(a) === numberKey(b));

function addRecords(planned: PlannedSnake, known: readonly CareEvent[], doubts: TableProblem[]): void {
  const stored = new Map<string, number>();
  const note = (key: string, count: number) => stored.set(key, (stored.get(key) ?? 0) + count);
  for (const { at, care } of known) note(keyOf(dayOf(at), care), 1);
  for (const { line, records } of planned.entries)
    for (const record of records) {
      const key = keyOf(record.day, record.care);
      if ((stored.get(key) ?? 0) > 0) {
        note(key, -1);
        planned.same += 1;
      } else planned.records.push({ line, at: momentOf(record), day: record.day, care: record.care });
    }
  const life = { ...newSnake, ...planned.snake, ...planned.fields };
  for (const { line, day } of planned.records) {
    const doubt = lifeDoubt(life, day);
    if (doubt) doubts.push({ line, message: `${planned.name || planned.number}：${doubt}` });
  }
  const weights = [
    ...known.map(({ at, care }) => ({ line: 0, day: dayOf(at), care })),
    ...planned.records.map(({ line, day, care }) => ({ line, day, care })),
  ]
    .flatMap(({ line, day, care }) => (care.kind === "weight" ? [{ line, date: day, grams: care.grams }] : []))
    .toSorted((a, b) => a.date.localeCompare(b.date));
  for (const [i, weight] of weights.entries()) {
    const doubt = weight.line > 0 ? weightDoubt(weights[i - 1], weight) : null;
    if (!doubt) continue;
    const isSecond = weights[i - 1]?.date === weight.date;
    const message = isSecond ? "同じ日に、ほかの体重があります" : doubt;
    doubts.push({ line: weight.line, message: `${planned.name || planned.number} ${weight.grams}g：${message}` });
  }
}

/** Identifies a record by day and content, ignoring the time, to skip duplicates. */
const keyOf = (day: string, care: Care) => `${day} ${canonical({ ...care })}`;

/** Defaults to noon in Japan if only the date is known. */
const momentOf = ({ day, time }: TableRecord) => new Date(`${day}T${time || "12:00"}:00+09:00`).toISOString();
