import { data, redirect } from "react-router";
import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { deadLinks } from "#app/cms/admin/editing/checks/content-remarks.server.ts";
import { AddressesScreen } from "#app/cms/admin/screens/AddressesScreen.tsx";
import { intentOf } from "#app/platform/forms/intent-of.ts";
import { FORMER_ADDRESSES, readFormer } from "#app/platform/settings/former-addresses.server.ts";
import { readFormerAddresses, writtenAddresses } from "#app/platform/settings/former-addresses.ts";
import { saveSetting, settingForm } from "#app/platform/settings/settings.server.ts";
import { decodeText } from "#app/platform/tables/decode.ts";
import type { Route } from "./+types/admin.addresses";

export const loader = adminLoader("changeSettings", async ({ db, now }, { url }: Route.LoaderArgs) => {
  const current = await readFormer(db);
  const { value, ...setting } = await settingForm(db, FORMER_ADDRESSES, current, url.searchParams);
  const from = url.searchParams.get("from");
  const text = writtenAddresses(value) + (from ? `${from} ` : "");
  const dead = await deadLinks(
    db,
    value.map(({ to }) => to),
    now,
  );
  return { ...setting, text, dead, count: current.value.length };
});

export const action = adminAction("changeSettings", async ({ db, form, actor }, _: Route.ActionArgs) => {
  const typed = String(form.get("text") ?? "");
  const version = Number(form.get("version"));
  const again = (text: string, status: number, problems: { line: number; message: string }[] = [], note = "") =>
    data({ text, version, problems, note }, { status });
  const file = form.get("file");
  if (intentOf(form, ["save", "file"]) === "file") {
    const read = file instanceof File && file.size > 0 ? decodeText(await file.bytes()) : undefined;
    if (read === undefined) return again(typed, 422, [{ line: 0, message: "CSVファイルを選んでください" }]);
    const { addresses, problems } = readFormerAddresses(read, { isFile: true });
    const added = `${typed.trimEnd()}\n${writtenAddresses(addresses)}`.trimStart();
    return again(
      added,
      problems.length > 0 ? 422 : 200,
      problems,
      `${addresses.length}件を下に加えました。まだ保存していません。`,
    );
  }
  const { addresses, problems } = readFormerAddresses(typed);
  if (problems.length > 0) return again(typed, 422, problems);
  if (await saveSetting(db, FORMER_ADDRESSES, version, addresses, actor))
    return redirect("/admin/addresses?flash=stored", 303);
  const current = await readFormer(db);
  const mine = new Set(addresses.map(({ from }) => from));
  const theirs = current.value.filter(({ from }) => !mine.has(from));
  return data(
    { text: typed, version: current.version, problems: [], note: "", theirs: writtenAddresses(theirs) },
    { status: 409 },
  );
});

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  return <AddressesScreen {...loaderData} {...actionData} isAnswer={actionData !== undefined} />;
}
