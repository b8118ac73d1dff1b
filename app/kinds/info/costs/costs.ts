// Keeping costs: amounts, their sums, and a visitor's own calculation.

import type { Problem } from "#app/cms/content/kind.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";

export const periodLabels = {
  animal: "生体",
  once: "はじめに",
  month: "毎月",
  year: "毎年",
  kwh: "電気の単価（1kWh）",
} as const;

type Period = keyof typeof periodLabels;

export interface Amount {
  name: string;
  per: Period;
  from?: number;
  to?: number;
  basis: string;
}

interface Range {
  from: number;
  to: number;
}

/** Assumed lifespan in captivity, in years. */
export const YEARS = 20;
/** Share of time a heater is on, averaged over the year. */
const DUTY = 0.5;

/** Sums the amounts; `day`: date of research. */
export function costsOf(amounts: readonly Amount[], day: string | null) {
  const sum = (per: Period): Range => {
    const some = amounts.filter((amount) => amount.per === per).map(rangeOf);
    return {
      from: some.reduce((total, { from }) => total + from, 0),
      to: some.reduce((total, { to }) => total + to, 0),
    };
  };
  const [once, month, year] = [sum("once"), sum("month"), sum("year")];
  const life = ({ once, month, year }: Record<"once" | "month" | "year", number>) => once + YEARS * (12 * month + year);
  return {
    day,
    amounts: amounts.map((amount) => ({ ...amount, ...rangeOf(amount) })),
    once,
    month,
    year,
    life: {
      from: life({ once: once.from, month: month.from, year: year.from }),
      to: life({ once: once.to, month: month.to, year: year.to }),
    },
    kwh: rangeOf(amounts.find(({ per }) => per === "kwh") ?? {}).from,
  };
}

export type Costs = ReturnType<typeof costsOf>;

function rangeOf({ from, to }: Pick<Amount, "from" | "to">): Range {
  return { from: from ?? to ?? 0, to: to ?? from ?? 0 };
}

/** Returns the amounts that cannot be added up. The calculation needs exactly one unit price of electricity. */
export function amountProblems(amounts: readonly Amount[]): Problem[] {
  const at = (row: number, column: keyof Amount, message: string) => [
    { path: `fields.amounts[${row}].${column}`, message },
  ];
  const prices = amounts.flatMap(({ per }, row) => (per === "kwh" ? [row] : []));
  const isWithout = amounts.length > 0 && prices.length === 0;
  return [
    ...amounts.flatMap(({ from, to }, row) => {
      if (from === undefined && to === undefined) return at(row, "from", "下限か上限を入力してください");
      return from !== undefined && to !== undefined && from > to ? at(row, "to", "下限以上の金額にしてください") : [];
    }),
    ...prices.slice(1).flatMap((row) => at(row, "per", "電気の単価は1行だけにしてください")),
    ...(isWithout ? at(0, "per", "電気の単価の行を加えてください。電気代の計算に使います") : []),
  ];
}

/** Formats 「3.4万〜8.4万円」 or 「4,000〜10,000円」: both ends in the same unit. */
export function yenRange({ from, to }: Range): string {
  const [low, high] = [from, to].map(from < 10_000 ? withCommas : yen);
  return `${low}${low === high ? "" : `〜${high}`}円`;
}

function yen(value: number): string {
  const tenThousands = value / 10_000;
  return `${withCommas(tenThousands < 100 ? Math.round(tenThousands * 10) / 10 : Math.round(tenThousands))}万`;
}

export const ownFields = [
  { name: "setup", label: "はじめにそろえる物", unit: "円", example: "60000" },
  { name: "prey", label: "餌1匹の値段", unit: "円", example: "300" },
  { name: "meals", label: "1か月に与える餌", unit: "匹", example: "3" },
  { name: "watts", label: "ヒーターの消費電力の合計", unit: "W", example: "60" },
] as const;

type OwnName = (typeof ownFields)[number]["name"];

export const ownNames: readonly OwnName[] = ownFields.map(({ name }) => name);

const OWN_MAX = 10_000_000;

/**
 * Calculates a visitor's costs; returns the invalid fields if any. Null if nothing was typed; empty fields count as 0.
 */
export function ownSum(search: URLSearchParams, kwh: number) {
  const typed = Object.fromEntries(ownNames.map((name) => [name, search.get(name)?.trim() ?? ""])) as Record<
    OwnName,
    string
  >; // one entry per name
  if (ownNames.every((name) => typed[name] === "")) return null;
  const problems: Partial<Record<OwnName, string>> = {};
  const number = (name: OwnName): number => {
    const text = typed[name].normalize("NFKC").replaceAll(/[,\s円匹WwＷ]/g, "");
    const read = /^(?<amount>(?:\d+(?:\.\d+)?)?)(?<tenThousands>万?)$/.exec(text)?.groups;
    const value = Number(read?.amount ?? Number.NaN) * (read?.tenThousands ? 10_000 : 1);
    if (value <= OWN_MAX) return value;
    problems[name] = `「${typed[name].slice(0, 20)}」は計算できません。0から1,000万までの数字で入力してください`;
    return 0;
  };
  const once = Math.round(number("setup"));
  const food = number("prey") * number("meals");
  const power = ((number("watts") * 24 * 30 * DUTY) / 1000) * kwh;
  const month = Math.round(food + power);
  return {
    typed,
    problems,
    sums:
      Object.keys(problems).length > 0
        ? null
        : {
            once,
            food: Math.round(food),
            power: Math.round(power),
            month,
            year: 12 * month,
            life: once + YEARS * 12 * month,
          },
  };
}
