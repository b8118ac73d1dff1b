// What was done to snakes' logs, for the admins' list of who did what: a save of many is one line.

import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import type { EventAction } from "#app/platform/audit/event-actions.ts";
import { recordEvent } from "#app/platform/audit/events.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { formatShortDay } from "#app/platform/site/days.ts";
import { careLabels, careWords, type NewRecord } from "./care.ts";

const FEW = 3;

/** Lines that were added: each in its words where there are few, else how many of what. */
export async function recordNoted(
  trx: Db,
  lines: readonly (NewRecord & { ball: string })[],
  actor: Actor,
): Promise<void> {
  const [only] = lines;
  if (!only) return;
  const snakes = new Set(lines.map(({ ball }) => ball)).size;
  const whose = snakes > 1 ? `${snakes}匹` : await titleOf(trx, only.ball);
  const types = [...new Set(lines.map(({ type }) => careLabels[type]))].join("・");
  const what = snakes > 1 || lines.length > FEW ? `${types} ${lines.length}件` : lines.map(lineWords).join("・");
  const target = `${whose} ${what}`;
  await recordEvent(trx, { action: "care-noted", ...actor, target });
}

/** A line that was written anew, or taken out: what it said stands nowhere else. */
export async function recordChanged(
  trx: Db,
  action: Extract<EventAction, "care-corrected" | "care-removed">,
  ball: string,
  [was, is]: readonly [was: NewRecord, is?: NewRecord],
  actor: Actor,
): Promise<void> {
  const words = is ? `${lineWords(was)} → ${lineWords(is)}` : lineWords(was);
  await recordEvent(trx, { action, ...actor, target: `${await titleOf(trx, ball)} ${words}` });
}

function lineWords(record: NewRecord): string {
  return `${formatShortDay(record.date)} ${careLabels[record.type]} ${careWords(record)}`;
}

async function titleOf(trx: Db, ball: string): Promise<string> {
  const row = await trx
    .selectFrom("entries")
    .select("title")
    .where("kind", "=", "ball")
    .where("id", "=", ball)
    .executeTakeFirst();
  return row?.title || ball;
}
