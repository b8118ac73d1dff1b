import type { Care, CareRecord, CareType, Meal } from "./care.ts";
import { careParts, determiningPart } from "./read-values.ts";

const healthNames = ["visit", "medicine", "dose", "days"] as const;
export const careNames = ["meal", "prey", "size", "count", "shed", "cleaned", "note", ...healthNames] as const;
type CareName = (typeof careNames)[number];

/** Form values. `meal`: the outcome or "". */
export type TypedCare = Record<CareName, string>;

export interface CareProblem {
  name: CareName | "grams" | "date";
  message: string;
}

const nothingTyped: TypedCare = {
  ...{ meal: "", prey: "", size: "", count: "", shed: "", cleaned: "", note: "" },
  ...{ visit: "", medicine: "", dose: "", days: "" },
};

export function typedCare(form: FormData, suffix = ""): TypedCare {
  const typed = careNames.map((name) => [name, String(form.get(`${name}${suffix}`) ?? "")]);
  return Object.fromEntries(typed) as TypedCare; // exactly those names
}

/** Meal details are prefilled from the last time, so they do not count. */
export function isUntouched({ meal, shed, cleaned, note, visit, medicine, dose }: TypedCare): boolean {
  return [meal, shed, cleaned, note, visit, medicine, dose].every((value) => value.trim() === "");
}

/** Parses all lines typed; if there are problems, store none of them. */
export function parseTypedLines(typed: TypedCare): { lines: Care[]; problems: CareProblem[] } {
  const lines: Care[] = [];
  const problems: CareProblem[] = [];
  for (const type of ["meal", "shed", "cleaning", "visit", "medicine", "note"] as const) {
    const values = { ...typed, grams: "" };
    if (values[determiningPart(type)].trim() === "" && !(type === "medicine" && typed.dose.trim() !== "")) continue;
    const read = lineOf(type, values);
    if (read.ok) lines.push(read.line);
    else problems.push(...read.problems);
  }
  return { lines, problems };
}

type LineRead = { ok: true; line: Care } | { ok: false; problems: CareProblem[] };

export function lineOf(type: CareType, typed: TypedCare & { grams: string }): LineRead {
  const problems: CareProblem[] = [];
  const values = careParts[type].map(({ of, name, read, otherwise }) => {
    if (typed[name].trim() === "" && otherwise !== undefined) return [of, otherwise];
    const value = read(typed[name]);
    if (!value.ok) problems.push({ name, message: value.message });
    return [of, value.ok && value.value];
  });
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, line: { type, ...Object.fromEntries(values) } as Care }; // exactly its type's values
}

export function formValuesOf(record: CareRecord): TypedCare & { grams: string } {
  const values = new Map<string, unknown>(Object.entries(record));
  return {
    ...{ ...nothingTyped, grams: "", cleaned: record.type === "cleaning" ? "on" : "" },
    ...Object.fromEntries(careParts[record.type].map(({ of, name }) => [name, String(values.get(of))])),
  };
}

/** Returns an empty form prefilled with the last meal's details. */
export function prefillLastMeal(meal: Meal | null): TypedCare {
  if (!meal) return nothingTyped;
  return { ...nothingTyped, prey: meal.prey, size: meal.size, count: String(meal.count) };
}
