import { data, redirect } from "react-router";
import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { SAVE_OVERWRITES } from "#app/cms/admin/kit/saved-elsewhere.ts";
import { CareTextsScreen } from "#app/collection/papers/explanation/CareTextsScreen.tsx";
import { type CareTexts, defaultCareTexts, tooLong } from "#app/collection/papers/explanation/care-texts.ts";
import {
  CARE_TEXTS,
  readCareTexts,
  readCareTextsForm,
} from "#app/collection/papers/explanation/explanations.server.ts";
import { saveSetting, settingForm } from "#app/platform/settings/settings.server.ts";
import type { Route } from "./+types/admin.explanation";

export const loader = adminLoader("changeSettings", async ({ db }, { url }: Route.LoaderArgs) => {
  const current = await readCareTexts(db);
  const complete = (stored: CareTexts) => ({ ...defaultCareTexts, ...stored });
  return settingForm(db, CARE_TEXTS, current, url.searchParams, complete);
});

export const action = adminAction("changeSettings", async ({ db, form, actor }, _: Route.ActionArgs) => {
  const value = readCareTextsForm(form);
  const version = Number(form.get("version"));
  if (Object.values(value).some(tooLong))
    return data({ value, version, problem: "入力を確かめてください。まだ保存していません" }, { status: 422 });
  if (await saveSetting(db, CARE_TEXTS, version, value, actor)) return redirect("/admin/explanation?flash=stored", 303);
  const current = await readCareTexts(db);
  return data({ value, version: current.version, problem: SAVE_OVERWRITES }, { status: 409 });
});

export default function CareTextsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <CareTextsScreen {...loaderData} {...actionData} />;
}
