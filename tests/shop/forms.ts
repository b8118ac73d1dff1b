import { emptyShopInformation, type ShopInformation } from "#app/shop/registration.ts";
import { formData } from "#tests/support/form-data.ts";

export const today = "2026-11-20";
export const now = new Date("2026-11-20T03:00:00.000Z");

export const visit = {
  kind: "visit",
  name: "山田 花子",
  mail: "hanako@example.jp",
  phone: "",
  day1: "2026-11-28",
  day2: "",
  day3: "",
  message: "午後を希望します。",
  consent: "yes",
};

export function form(fields: Record<string, string> = visit): FormData {
  const data = formData(fields);
  return data;
}

export function shopWith(registration: Partial<ShopInformation["registration"]> = {}): ShopInformation {
  return {
    ...emptyShopInformation,
    mail: "shop@example.jp",
    registration: {
      holder: "見本 太郎",
      office: "見本舎",
      address: "東京都見本区1-2-3",
      category: "販売",
      number: "第00-0000号",
      registered: "2025-04-01",
      expires: "2099-03-31",
      manager: "見本 太郎",
      ...registration,
    },
  };
}
