import { data, redirect } from "react-router";
import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { SynonymsScreen } from "#app/cms/admin/screens/SynonymsScreen.tsx";
import { reindexIfOutdated } from "#app/cms/content/reindex/reindex.server.ts";
import { readSynonymChanges, SYNONYMS } from "#app/cms/content/search/synonyms.server.ts";
import { readSynonyms, type SynonymChanges, synonymLines } from "#app/cms/content/search/synonyms.ts";
import { shippedSynonyms } from "#app/cms/content/search/words.ts";
import { intentOf } from "#app/platform/forms/intent-of.ts";
import { saveSetting, settingForm } from "#app/platform/settings/settings.server.ts";
import type { Route } from "./+types/admin.synonyms";

const written = (changes: SynonymChanges) => `${synonymLines(shippedSynonyms(), changes).join("\n")}\n`;

export const loader = adminLoader("changeSettings", async ({ db }, { url }: Route.LoaderArgs) => {
  const current = await readSynonymChanges(db);
  const { value, ...setting } = await settingForm(db, SYNONYMS, current, url.searchParams);
  return { ...setting, text: written(value), changed: current.value };
});

export const action = adminAction("changeSettings", async ({ db, form, actor }, _: Route.ActionArgs) => {
  intentOf(form, ["save"]);
  const text = String(form.get("text") ?? "");
  const version = Number(form.get("version"));
  const { changes, problems } = readSynonyms(text, shippedSynonyms());
  if (problems.length > 0) return data({ text, version, problems, isConflict: false }, { status: 422 });
  if (await saveSetting(db, SYNONYMS, version, changes, actor)) {
    await reindexIfOutdated(db);
    return redirect("/admin/synonyms?flash=stored", 303);
  }
  const current = await readSynonymChanges(db);
  return data({ text, version: current.version, problems: [], isConflict: true }, { status: 409 });
});

export default function Synonyms({ loaderData, actionData }: Route.ComponentProps) {
  return <SynonymsScreen {...loaderData} {...actionData} isAnswer={actionData !== undefined} />;
}
