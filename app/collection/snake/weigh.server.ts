// The weight log's quick entry on one snake's page.

import type { Problem } from "#app/cms/content/kind.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { lifeDoubts } from "#app/collection/life/presence.server.ts";
import { addCare } from "#app/kinds/ball/care/care-log.server.ts";
import { readGrams, readPastDay } from "#app/kinds/ball/care/read-values.ts";
import { weightDoubt } from "#app/kinds/ball/care/weight-doubt.ts";
import { lastUpTo } from "#app/kinds/ball/care/weights.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";

interface TypedWeight {
  date: string;
  grams: string;
  isPublic: boolean;
  /** The unlikely weight that somebody has confirmed. */
  sure: string;
}

interface Refused {
  /** With the path "date" or "grams". */
  problems: Problem[];
  /** Questions before storing. */
  doubt: string | null;
}

export interface WeighAnswer extends Refused {
  typed: TypedWeight;
}

/** Adds a weighing to a snake's log. */
export function addWeight(
  db: Db,
  ball: string,
  typed: TypedWeight,
  actor: Actor,
): Promise<{ ok: true } | ({ ok: false } & Refused)> {
  return db.transaction().execute(async (trx) => {
    const date = readPastDay(typed.date, dayInJapan(actor.now));
    const grams = readGrams(typed.grams);
    if (!date.ok || !grams.ok) {
      const problems = Object.entries({ date, grams }).flatMap(([path, read]) =>
        read.ok ? [] : [{ path, message: read.message }],
      );
      return { ok: false, problems, doubt: null } as const;
    }
    const weighing = { date: date.value, grams: grams.value };
    const last = (await lastUpTo(trx, [ball], date.value)).get(ball);
    const life = (await lifeDoubts(trx, [ball]))(ball, date.value);
    const doubt = [life, weightDoubt(last, weighing)].filter(Boolean).join("。") || null;
    if (doubt && typed.sure !== String(grams.value)) return { ok: false, problems: [], doubt } as const;
    await addCare(trx, [{ ball, type: "weight", ...weighing, isPublic: typed.isPublic }], actor);
    return { ok: true } as const;
  });
}
