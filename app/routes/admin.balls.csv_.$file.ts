// /admin/balls/csv/snakes.csv and weights.csv; ?encoding=shift_jis for older spreadsheets.

import { adminLoader } from "#app/auth/guard.server.ts";
import { snakesCsv, weightsCsv } from "#app/collection/csv/export.server.ts";
import { csvResponse } from "#app/platform/csv/write.server.ts";
import { notFound } from "#app/platform/site/not-found.ts";
import type { Route } from "./+types/admin.balls.csv_.$file";

export const loader = adminLoader("publish", async ({ db, now }, { params, url }: Route.LoaderArgs) => {
  const name = /^(snakes|weights)\.csv$/.exec(params.file)?.[1];
  if (!name) throw notFound(url);
  const text = name === "snakes" ? await snakesCsv(db, now) : await weightsCsv(db);
  return csvResponse(text, name, url.searchParams, now);
});
