import { data, redirect } from "react-router";
import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { SAVED_ELSEWHERE } from "#app/cms/admin/kit/saved-elsewhere.ts";
import { saveSetting, settingForm } from "#app/platform/settings/settings.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { ShopScreen } from "#app/shop/admin/ShopScreen.tsx";
import { readShopInformation, shopInformationOf } from "#app/shop/notice.server.ts";
import { registrationProblems } from "#app/shop/registration.ts";
import { readShopForm, shopTexts } from "#app/shop/shop-form.ts";
import type { Route } from "./+types/admin.shop";

export const loader = adminLoader("changeSettings", async ({ db, now }, { url }: Route.LoaderArgs) => {
  const current = await readShopInformation(db);
  return {
    ...(await settingForm(db, "shop", current, url.searchParams, shopInformationOf)),
    missing: registrationProblems(current.value, dayInJapan(now)),
  };
});

export const action = adminAction("changeSettings", async ({ db, form, actor }, _: Route.ActionArgs) => {
  const { value, problems } = readShopForm(form);
  if (problems.length > 0) return data({ value, problems, version: Number(form.get("version")) }, { status: 422 });
  if (await saveSetting(db, "shop", Number(form.get("version")), value, actor))
    return redirect("/admin/shop?flash=stored", 303);
  const current = await readShopInformation(db);
  const theirs = [...shopTexts(current.value)].filter(([path, text]) => shopTexts(value).get(path) !== text);
  return data({ value, problems: [overtaken], version: current.version, theirs }, { status: 409 });
});

const overtaken = {
  path: "",
  message: `${SAVED_ELSEWHERE}入力した内容は残っています。食い違う項目には、保存されている内容を添えました。確かめて、もう一度保存すると上書きします。`,
};

export default function ShopSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <ShopScreen {...loaderData} {...actionData} problems={actionData?.problems ?? []} />;
}
