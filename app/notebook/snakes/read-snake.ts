import { sexLabels } from "#app/kinds/ball/labels.ts";
import { readBirth } from "#app/kinds/ball/tables/values.ts";
import { lifeDoubt } from "#app/notebook/care/doubts.ts";
import { aheadProblem } from "#app/platform/site/days.ts";
import { readEnteredLine, readEnteredText } from "#app/platform/site/entered-text.ts";
import { readNumber } from "#app/platform/site/japanese-number.ts";
import type { SnakeFields } from "./snake.ts";

/** Lengths in characters. */
export const texts = { name: 40, genotype: 300, from: 80, number: 40, enclosure: 40, group: 40, memo: 2000 } as const;
type TextName = keyof typeof texts;

type Problems = Partial<Record<TextName | "birth" | IntervalName | "photo", string>>;
export type ReadSnake = { ok: true; fields: SnakeFields } | { ok: false; problems: Problems };

/** Longest intervals in days. */
export const intervals = { interval: 90, weighEvery: 90, cleanEvery: 180 } as const;
type IntervalName = keyof typeof intervals;
export const intervalNames = Object.keys(intervals) as IntervalName[];

/** `before` supplies the fields that the form does not have. `first`: day of the snake's first record; "" if none. */
export function readSnake(before: SnakeFields, typed: (name: string) => string, today: string, first = ""): ReadSnake {
  const problems: Problems = {};
  const read = (name: TextName) => {
    const value = name === "memo" ? readEnteredText(typed(name)).trim() : readEnteredLine(typed(name));
    if (value.length > texts[name]) problems[name] = `${texts[name]}文字以内で入力してください`;
    return value;
  };
  const own = Object.fromEntries(Object.keys(texts).map((name) => [name, read(name as TextName)])) as Record<
    TextName,
    string
  >;
  // Rejects names of invisible characters.
  if (own.name.replace(/[\p{Cf}\s]/gu, "") === "") problems.name = "名前を入力してください";
  const sex = (Object.keys(sexLabels) as (keyof typeof sexLabels)[]).find((key) => key === typed("sex"));
  const birth = typed("birth").trim();
  const day = birth === "" ? null : readBirth(birth, { today });
  if (birth !== "" && !day) problems.birth = "日付として読めません（例：2024年8月10日、2024年）";
  else if (day?.note && !own.memo.includes(day.note)) own.memo = `${own.memo}\n${day.note}`.trim();
  if (day && day.day !== before.birth) {
    const life = { ...before, birth: day.day, standing: "here" } as const;
    const days = [first, before.left].filter(Boolean);
    const problem = aheadProblem(day.day, today) ?? days.map((one) => lifeDoubt(life, one)).find(Boolean);
    if (problem) problems.birth = problem;
  }
  const daysOf = (name: IntervalName) => {
    const text = typed(name).trim();
    const days = text === "" ? null : readNumber(text.replace(/日(?:おき|ごと)?$/, ""));
    if (text !== "" && (days === null || !Number.isInteger(days) || days < 1 || days > intervals[name]))
      problems[name] = `1〜${intervals[name]}日で入力してください`;
    return days;
  };
  const every = Object.fromEntries(intervalNames.map((name) => [name, daysOf(name)]));
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return {
    ok: true,
    fields: { ...before, ...own, sex: sex ?? "unknown", birth: day?.day ?? "", ...every, isExample: false },
  };
}
