// Daily check of facility and animals (点検状況記録台帳, 参考様式第9): data and form parsing.

import type { LedgerProblem } from "#app/collection/papers/ledger/forms.ts";
import { readNumber } from "#app/platform/site/japanese-number.ts";

export interface DailyCheck {
  cleaned: boolean;
  disinfected: boolean;
  /** 保守点検: the facility was inspected. */
  maintained: boolean;
  count: number;
  /** Number according to the ledger. */
  expected: number;
  isWell: boolean;
  note: string;
  checker: string;
}

export const duties = [
  { name: "cleaned", label: "清掃" },
  { name: "disinfected", label: "消毒" },
  { name: "maintained", label: "保守点検" },
] as const;

export const conditionLabels = { well: "異常なし", ill: "異常あり" } as const;

/** Form values by name; ticked is "on". */
export type TypedCheck = Readonly<Record<string, string>>;

const COUNT_MAX = 9_999;
const NOTE_MAX = 300;
const NAME_MAX = 120;

export function readCheck(
  form: FormData,
  expected: number,
): { typed: TypedCheck; check: DailyCheck; problems: LedgerProblem[] } {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const names = [...duties.map(({ name }) => name), "count", "condition", "note", "checker"];
  const typed = Object.fromEntries(names.map((name) => [name, text(name)]));
  const count = readNumber(text("count").replace(/[匹頭]\s*$/, ""));
  const isCount = count !== null && Number.isInteger(count) && count >= 0 && count <= COUNT_MAX;
  const check: DailyCheck = {
    ...{ cleaned: text("cleaned") !== "", disinfected: text("disinfected") !== "" },
    ...{ maintained: text("maintained") !== "", count: isCount ? count : 0, expected },
    ...{ isWell: text("condition") !== "ill", note: text("note"), checker: text("checker") },
  };
  const needsNote = !check.isWell || (isCount && count !== expected);
  const problems: LedgerProblem[] = [
    ...(isCount ? [] : [{ name: "count", message: `0〜${COUNT_MAX}の数を入力してください` }]),
    ...(Object.hasOwn(conditionLabels, text("condition"))
      ? []
      : [{ name: "condition", message: "異常の有無を選んでください" }]),
    ...(needsNote && check.note === "" ? [{ name: "note", message: "異常や数の違いを、備考に書いてください" }] : []),
    ...(check.note.length > NOTE_MAX ? [{ name: "note", message: `${NOTE_MAX}文字以内で入力してください` }] : []),
    ...(check.checker === "" ? [{ name: "checker", message: "点検した者の氏名を入力してください" }] : []),
    ...(check.checker.length > NAME_MAX ? [{ name: "checker", message: `${NAME_MAX}文字以内で入力してください` }] : []),
  ];
  return { typed, check, problems };
}

export function typedOf(check: DailyCheck): TypedCheck {
  const ticks = Object.fromEntries(duties.map(({ name }) => [name, check[name] ? "on" : ""]));
  const { count, note, checker, isWell } = check;
  return { ...ticks, count: String(count), condition: isWell ? "well" : "ill", note, checker };
}

/** "212匹（帳簿 213匹）"; the ledger's number only if it differs. */
export function countWords({ count, expected }: DailyCheck): string {
  return count === expected ? `${count}匹` : `${count}匹（帳簿 ${expected}匹）`;
}
