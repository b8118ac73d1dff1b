// The eight items that sellers of reptiles in Japan must display with any offer (動物愛護管理法18条ほか).

import { formatDay, isDay } from "#app/platform/site/days.ts";

export const registrationItems = [
  { name: "holder", label: "氏名又は名称" },
  { name: "office", label: "事業所の名称" },
  { name: "address", label: "事業所の所在地" },
  { name: "category", label: "第一種動物取扱業の種別" },
  { name: "number", label: "登録番号" },
  { name: "registered", label: "登録年月日" },
  { name: "expires", label: "有効期間の末日" },
  { name: "manager", label: "動物取扱責任者" },
] as const;

type Registration = Record<(typeof registrationItems)[number]["name"], string>;

/** Shop settings: text as typed, dates as calendar days in Japan. */
export const emptyShopInformation = {
  registration: Object.fromEntries(registrationItems.map(({ name }) => [name, ""])) as Registration,
  profile: "",
  howToBuy: "",
  mail: "",
  line: "",
  x: "",
  phone: "",
};
export type ShopInformation = typeof emptyShopInformation;

/** Returns why nothing may be offered for sale; empty if complete and valid today. `today`: day in Japan, "2026-11-20". */
export function registrationProblems({ registration }: ShopInformation, today: string): string[] {
  const { registered, expires } = registration;
  const problems = registrationItems.flatMap(({ name, label }) =>
    registration[name].trim() === "" ? [`「${label}」が未入力です`] : [],
  );
  if (registered !== "" && !isDay(registered)) problems.push("「登録年月日」が日付として読めません");
  else if (registered > today) problems.push(`登録年月日（${formatDay(registered)}）が今日より後の日付です`);
  if (expires !== "" && !isDay(expires)) problems.push("「有効期間の末日」が日付として読めません");
  else if (expires !== "" && expires < today) problems.push(`登録の有効期間が${formatDay(expires)}で切れています`);
  return problems;
}

export function registrationRows(shop: ShopInformation): { label: string; value: string }[] {
  return registrationItems.map(({ name, label }) => {
    const value = shop.registration[name];
    return { label, value: isDay(value) && (name === "registered" || name === "expires") ? formatDay(value) : value };
  });
}
