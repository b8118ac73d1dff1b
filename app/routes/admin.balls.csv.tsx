// /admin/balls/csv: CSV import and export of snakes and weights. Imports are previewed and confirmed.

import { data, redirect } from "react-router";
import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { BYTES_MAX, ROWS_MAX } from "#app/collection/csv/bounds.ts";
import { CsvScreen } from "#app/collection/csv/CsvScreen.tsx";
import type { CsvProblem } from "#app/collection/csv/csv-text.server.ts";
import {
  carriedTables,
  isOwnTable,
  openSheet,
  ownTexts,
  rememberColumns,
  type SheetView,
  viewOf,
} from "#app/collection/csv/elsewhere.server.ts";
import { snakesCsv, weightsCsv } from "#app/collection/csv/export.server.ts";
import { takeInCsv } from "#app/collection/csv/import.server.ts";
import { undoImported } from "#app/collection/csv/import-snakes.server.ts";
import { isUnseen } from "#app/collection/snake/sale/form.ts";
import { saleLines } from "#app/collection/snake/sale/sale-lines.server.ts";
import { answerUndo, requestedBulkOutcome } from "#app/kinds/ball/care/bulk-lines.server.ts";
import { savedCount } from "#app/kinds/ball/care/rack-query.ts";
import { unencodable } from "#app/platform/csv/encoding.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { decodeText } from "#app/platform/tables/decode.ts";
import { readTables } from "#app/platform/tables/read-tables.ts";
import type { Route } from "./+types/admin.balls.csv";

export const loader = adminLoader("publish", async ({ db, now }, { url }: Route.LoaderArgs) => {
  const text = (await snakesCsv(db, now)) + (await weightsCsv(db));
  const offered = await saleLines(db, null, now);
  return {
    withoutSign: unencodable(text),
    outcome: await requestedBulkOutcome(db, url.searchParams),
    drafts: savedCount(url.searchParams) ?? 0,
    unseen: offered.filter((line) => line.sale === "on-sale" && isUnseen(line)).length,
  };
});

export const action = adminAction("publish", async ({ db, form, actor }, { url }: Route.ActionArgs) => {
  const undone = await answerUndo(db, form, url, actor, undoImported);
  if (undone) return undone;
  const nothing = { texts: [], sure: [], tried: null, isChanged: false, sheet: null, unread: [] };
  const refused = (problem: string) => data({ ...nothing, problem }, { status: 422 });
  const seal = form.get("seal");
  const sure = form.getAll("sure").map(String);
  const opened = form.has("text") ? { texts: form.getAll("text").map(String) } : await openFile(db, form, actor);
  if ("problem" in opened) return refused(opened.problem);
  const { texts, sheet = null, unread = [] } = opened;
  if (texts.every((text) => text.trim() === ""))
    return sheet ? data({ ...nothing, sheet, unread, problem: NOTHING_PICKED }, { status: 422 }) : refused(CHOOSE);
  if (texts.join("").length > 2 * BYTES_MAX) return refused(CHOOSE);
  const tried = await takeInCsv(db, texts, actor, { seal: typeof seal === "string" ? seal : null, sure });
  if (tried.isWritten) {
    const drafts = tried.plan.rows.filter(({ id, isOut }) => isOut && !sure.includes(id)).length;
    return redirect(`/admin/balls/csv?result=${tried.result}&saved=${drafts}`, 303);
  }
  const status = tried.plan.problems.length > 0 ? 422 : 200;
  const carried = sheet ? [] : texts;
  return data({ problem: null, texts: carried, sure, tried, isChanged: seal !== null, sheet, unread }, { status });
});

const CHOOSE = "ファイルを選んでください。空のファイルは読めません。";
const NOTHING_PICKED = "選んだ列からは、読み込むものがありません。列を選び直してください。";

interface Opened {
  texts: string[];
  sheet?: SheetView | null;
  unread?: readonly CsvProblem[];
}

/** Reads the upload as the shop's CSV files, or as another table with a column mapping. */
async function openFile(db: Db, form: FormData, actor: Actor): Promise<Opened | { problem: string }> {
  const file = form.get("file");
  const carried = carriedTables(String(form.get("tables") ?? ""));
  if (!carried && (!(file instanceof File) || file.size === 0)) return { problem: CHOOSE };
  if (file instanceof File && file.size > BYTES_MAX) return { problem: "ファイルは5MBまでです。分けてください。" };
  const read = carried
    ? { ok: true as const, tables: carried }
    : await readTables(file as File, (file as File).name, ROWS_MAX + 2);
  if (!read.ok) return { problem: read.message };
  const [first] = read.tables;
  const bytes = file instanceof File && file.size > 0 ? await file.bytes() : null;
  const text = bytes && first && read.tables.length === 1 && first.name !== "" ? decodeText(bytes) : undefined;
  if (text !== undefined && first && isOwnTable(first)) return { texts: [text] };
  const sheet = await openSheet(db, read.tables, form, actor);
  if (!sheet) return { problem: CHOOSE };
  const { texts, problems, asked } = ownTexts(sheet, dayInJapan(actor.now));
  // Do not remember a mapping that reads nothing: it would apply to the next table.
  if (texts.length > 0) await rememberColumns(db, sheet, actor);
  return { texts, sheet: viewOf(sheet, asked), unread: problems };
}

export default function Csv({ loaderData, actionData }: Route.ComponentProps) {
  return <CsvScreen {...loaderData} answer={actionData} />;
}
