import { recordEvent } from "#app/platform/audit/events.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";

export const NO_INQUIRY = "その問い合わせは、もうありません。いまの一覧を確かめてください。";
const NOTE_MAX = 2000;
const SAME_WITHIN_MS = 600_000;

/** Adds a note; returns an error message or null. Ignores a duplicate by the same admin (a double press). */
export function addNote(
  db: Db,
  inquiry: number,
  typed: string,
  { by, now }: { by: string; now: Date },
): Promise<string | null> {
  const text = typed.trim();
  return db.transaction().execute(async (trx) => {
    if (text === "") return "メモを入力してください。";
    if (text.length > NOTE_MAX)
      return `メモは${withCommas(NOTE_MAX)}文字以内で入力してください（いまは${withCommas(text.length)}文字）。`;
    const there = await trx.selectFrom("inquiries").select("id").where("id", "=", inquiry).executeTakeFirst();
    if (!there) return NO_INQUIRY;
    const same = await trx
      .selectFrom("inquiry_notes")
      .select("id")
      .where("inquiry", "=", inquiry)
      .where("by", "=", by)
      .where("text", "=", text)
      .where("at", ">", new Date(now.getTime() - SAME_WITHIN_MS).toISOString())
      .executeTakeFirst();
    if (same) return null;
    await trx.insertInto("inquiry_notes").values({ inquiry, at: now.toISOString(), by, text }).execute();
    await recordEvent(trx, { action: "inquiry-noted", by, now, target: String(inquiry) });
    return null;
  });
}
