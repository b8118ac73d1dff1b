// /admin/balls/csv: snakes and weights as CSV, out and in. A file is tried first; what it would do is shown and confirmed.

import { data, redirect } from "react-router";
import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { adminHead } from "#app/cms/admin/kit/head.ts";
import { BYTES_MAX } from "#app/collection/csv/bounds.ts";
import { CsvScreen } from "#app/collection/csv/CsvScreen.tsx";
import { snakesCsv, weightsCsv } from "#app/collection/csv/export.server.ts";
import { takeInCsv } from "#app/collection/csv/import.server.ts";
import { answerUndo, massOutcome } from "#app/kinds/ball/care/mass.server.ts";
import { savedCount } from "#app/kinds/ball/care/rack-query.ts";
import { withoutSign } from "#app/platform/csv/encoding.server.ts";
import { decodeText } from "#app/platform/tables/decode.ts";
import type { Route } from "./+types/admin.balls.csv";

export const loader = adminLoader("publish", async ({ db, now }, { url }: Route.LoaderArgs) => {
  const text = (await snakesCsv(db, now)) + (await weightsCsv(db));
  return {
    withoutSign: withoutSign(text),
    outcome: await massOutcome(db, url.searchParams),
    drafts: savedCount(url.searchParams) ?? 0,
  };
});

export const action = adminAction("publish", async ({ db, form, actor }, { url }: Route.ActionArgs) => {
  const undone = await answerUndo(db, form, url, actor);
  if (undone) return undone;
  const file = form.get("file");
  const typed = form.get("text");
  const refused = (problem: string) =>
    data({ problem, text: "", sure: [], tried: null, isChanged: false }, { status: 422 });
  const size = file instanceof File ? file.size : String(typed ?? "").length;
  if (size > BYTES_MAX) return refused("ファイルが大きすぎます（5MBまで）。");
  if (file instanceof File && file.size === 0)
    return refused("CSVファイルを選んでください。空のファイルは読めません。");
  const bytes = file instanceof File ? await file.bytes() : null;
  if (bytes && isWorkbook(bytes))
    return refused("Excelのブック（.xlsx）は読めません。「名前を付けて保存」で「CSV UTF-8」を選んでください。");
  const text = bytes ? decodeText(bytes) : typeof typed === "string" ? typed : "";
  if (text === undefined)
    return refused("文字コードがUTF-8・UTF-16・Shift_JISのどれでもありません。CSV UTF-8で保存しなおしてください。");
  if (text.trim() === "") return refused("CSVファイルを選んでください。");
  const seal = form.get("seal");
  const sure = form.getAll("sure").map(String);
  const seen = { seal: typeof seal === "string" ? seal : null, sure };
  const tried = await takeInCsv(db, text, actor, seen);
  if (tried.isWritten) {
    const drafts = tried.plan.rows.filter(({ id, isOut }) => isOut && !sure.includes(id)).length;
    return redirect(`/admin/balls/csv?result=${tried.result}&saved=${drafts}`, 303);
  }
  const status = tried.plan.problems.length > 0 ? 422 : 200;
  return data({ problem: null, text, sure, tried, isChanged: seal !== null }, { status });
});

/** A zip, or Excel's old way of keeping a book. */
function isWorkbook([first, second, third]: Uint8Array): boolean {
  return (first === 0x50 && second === 0x4b && third === 3) || (first === 0xd0 && second === 0xcf && third === 0x11);
}

export const meta: Route.MetaFunction = ({ matches }) => adminHead(matches, "個体のCSV");

export default function Csv({ loaderData, actionData }: Route.ComponentProps) {
  return <CsvScreen {...loaderData} answer={actionData} />;
}
