// The shop's own settings: the registration the law asks for, and how to be reached.

import { data, redirect } from "react-router";
import { adminHead } from "#app/admin-ui/head.ts";
import { ShopScreen } from "#app/admin-ui/ShopScreen.tsx";
import { saidSentence } from "#app/admin-ui/said.ts";
import { handOf } from "#app/auth/hand.server.ts";
import { database } from "#app/database/connection.server.ts";
import { formOf } from "#app/http/form-of.server.ts";
import { readShopInformation } from "#app/shop/notice.server.ts";
import { registrationProblems } from "#app/shop/registration.ts";
import { readShopForm } from "#app/shop/shop-form.ts";
import { dayInJapan } from "#app/site/days.ts";
import { saveSetting } from "#app/site/settings.server.ts";
import type { Route } from "./+types/admin.shop";

export async function loader({ url }: Route.LoaderArgs) {
  const { version, value } = await readShopInformation(database());
  return {
    version,
    value,
    missing: registrationProblems(value, dayInJapan(new Date())),
    said: saidSentence(url.searchParams),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const { value, problems } = readShopForm(form);
  if (problems.length > 0) return data({ value, problems, version: Number(form.get("version")) }, { status: 422 });
  const hand = handOf(context);
  if (await saveSetting(database(), "shop", Number(form.get("version")), value, hand))
    return redirect("/admin/shop?said=stored", 303);
  const standing = await readShopInformation(database());
  const message =
    "このページを開いたあとに、ほかの人が保存しました。入力した内容は残っています。確かめて、もう一度保存すると上書きします。";
  return data({ value, problems: [{ path: "", message }], version: standing.version }, { status: 409 });
}

export const meta: Route.MetaFunction = ({ matches }) => adminHead(matches, "ショップ情報");

export default function ShopSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <ShopScreen {...loaderData} {...actionData} problems={actionData?.problems ?? []} />;
}
