import { dayInJapan, isDay } from "#app/platform/site/days.ts";
import { isEmail } from "#app/platform/site/email.ts";
import { readDay } from "#app/platform/site/japanese-date.ts";
import { emptyShopInformation, registrationItems, type ShopInformation } from "./registration.ts";

export interface ShopProblem {
  path: string;
  message: string;
}

/** Date fields, and how to resolve a missing year. */
export const directions = { registered: "past", expires: "future" } as const;
const DAYS = ["registered", "expires"] as const;

const LONG_MAX = 2000;
const SHORT_MAX = 200;
const LONG = ["profile", "howToBuy"];

/** Validates the form. All fields are optional, but must be valid if set. */
export function readShopForm(form: FormData): { value: ShopInformation; problems: ShopProblem[] } {
  const word = (name: string) => String(form.get(name) ?? "").trim();
  const registration = { ...emptyShopInformation.registration };
  for (const { name } of registrationItems) registration[name] = word(`registration.${name}`);
  for (const name of DAYS) {
    const today = dayInJapan(new Date());
    registration[name] = readDay(registration[name], { today, toward: directions[name] })?.day ?? registration[name];
  }
  const { registration: _, ...others } = emptyShopInformation;
  const texts = Object.fromEntries(Object.keys(others).map((name) => [name, word(name)])) as typeof others;
  const value = { ...texts, registration };
  return { value, problems: shopProblems(value) };
}

/** Returns all texts by control name. */
export function shopTexts({ registration, ...rest }: ShopInformation): Map<string, string> {
  return new Map([
    ...Object.entries(rest),
    ...Object.entries(registration).map(([name, text]): [string, string] => [`registration.${name}`, text]),
  ]);
}

export function shopProblems(value: ShopInformation): ShopProblem[] {
  const problems: ShopProblem[] = [];
  const { registration } = value;
  for (const [path, text] of shopTexts(value)) {
    const max = LONG.includes(path) ? LONG_MAX : SHORT_MAX;
    if (text.length > max) problems.push({ path, message: `${max}文字以内で入力してください` });
  }
  for (const name of DAYS) {
    const day = registration[name];
    if (day !== "" && !isDay(day)) {
      problems.push({ path: `registration.${name}`, message: "日付として読めません（例：2026年11月20日）" });
    }
  }
  if (value.mail !== "" && !isEmail(value.mail)) {
    problems.push({ path: "mail", message: "有効なメールアドレスを入力してください" });
  }
  return problems;
}
