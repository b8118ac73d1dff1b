import {
  acquiredLabels,
  choiceLabels,
  contradictionsOf,
  type LedgerRecord,
  type StayPlace,
} from "#app/collection/life/line.ts";
import { type Read, readPastDay } from "#app/kinds/ball/care/read-values.ts";

export const steps = ["acquire", "hand-over", "death", "return", "exclude"] as const;
export type Step = (typeof steps)[number];

export interface LedgerProblem {
  name: string;
  message: string;
}

/** Form values by name; ticked is "on". */
export type TypedLedger = Readonly<Record<string, string>>;

const NAME_MAX = 120;
const TEXT_MAX = 200;

type Field = keyof LedgerRecord;

export const stepFields = {
  acquire: [
    "acquiredHow",
    "acquiredOn",
    "acquiredFrom",
    "acquiredFromId",
    "breederAs",
    "breeder",
    "breederId",
    "importedOn",
  ],
  "hand-over": [
    "leftOn",
    "leftHow",
    "leftTo",
    "leftToId",
    "isLawful",
    "soldBy",
    "explained",
    "explainedOn",
    "explainedBy",
  ],
  death: ["diedOn", "deathCause"],
  return: ["acquiredHow", "acquiredOn", "acquiredFrom", "acquiredFromId"],
  exclude: ["excluded"],
} as const satisfies Readonly<Record<Step, readonly Field[]>>;

const days: readonly Field[] = ["acquiredOn", "importedOn", "leftOn", "explainedOn", "diedOn"];
/** Only the step's date is required; other values must be valid if present. `today`: day in Japan. */
export function readStep(
  form: FormData,
  step: Step,
  record: LedgerRecord,
  hatched: string | null,
  today: string,
  between?: Pick<StayPlace, "after" | "before">,
) {
  const names: readonly Field[] = stepFields[step];
  const typed = Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? "").trim()]));
  const problems: LedgerProblem[] = [];
  const read = names.map((name): [Field, unknown] => {
    const value = readField(name, typed[name] ?? "", today);
    if (value.ok) return [name, value.value];
    problems.push({ name, message: value.message });
    return [name, record[name]];
  });
  // Each value was produced by its field's parser.
  const change = Object.fromEntries(read) as Partial<LedgerRecord>;
  if (change.explained === "signed") {
    change.explainedOn ||= change.leftOn ?? null;
    change.explainedBy ||= change.soldBy ?? "";
  }
  const isBroken = (name: Field) => problems.some((problem) => problem.name === name);
  const need = (name: Field, message: string) => {
    if (!change[name] && !isBroken(name)) problems.push({ name, message });
  };
  if (step === "hand-over") need("leftOn", "引渡しの日を入力してください");
  if (step === "death") need("diedOn", "死亡した日を入力してください");
  if (step === "return") {
    need("acquiredHow", "戻った理由を選んでください");
    need("acquiredOn", "戻った日を入力してください");
  }
  if (step === "exclude") need("excluded", "除く理由を入力してください");
  if (problems.length === 0 && step !== "exclude") {
    const [wrong] = contradictionsOf({ ...record, ...change }, hatched, between);
    if (wrong) problems.push({ name: days.find((name) => names.includes(name)) ?? "", message: wrong });
  }
  return { typed, change, problems };
}

function readField(name: Field, typed: string, today: string): Read<unknown> {
  if (name === "isLawful") return { ok: true, value: typed !== "" };
  if (days.includes(name)) return typed === "" ? { ok: true, value: null } : readPastDay(typed, today);
  const labels = choiceLabels[name];
  if (labels) {
    const isKnown = Object.hasOwn(labels, typed) || (typed === "" && name !== "breederAs");
    return isKnown ? { ok: true, value: typed } : { ok: false, message: "選択肢から選んでください" };
  }
  const most = name === "deathCause" || name === "excluded" ? TEXT_MAX : NAME_MAX;
  return typed.length > most ? { ok: false, message: `${most}文字以内で入力してください` } : { ok: true, value: typed };
}

export const returnLabels = Object.fromEntries(
  (["returned", "repurchased", "exchanged", "given", "custody"] as const).map((how) => [how, acquiredLabels[how]]),
);

export function typedOf(record: LedgerRecord, step: Step): TypedLedger {
  const names: readonly Field[] = stepFields[step];
  return Object.fromEntries(
    names.map((name) => [
      name,
      record[name] === true ? "on" : record[name] === false ? "" : String(record[name] ?? ""),
    ]),
  );
}
