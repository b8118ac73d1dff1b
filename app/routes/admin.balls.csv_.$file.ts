// /admin/balls/csv/snakes.csv and weights.csv: the files; ?encoding=shift_jis for older spreadsheets.

import { snakesCsv, weightsCsv } from "#app/kinds/ball/csv/export.server.ts";
import { csvResponse } from "#app/platform/csv/write.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { notFound } from "#app/platform/site/not-found.ts";
import type { Route } from "./+types/admin.balls.csv_.$file";

export async function loader({ params, url }: Route.LoaderArgs) {
  const now = currentTime();
  const name = /^(snakes|weights)\.csv$/.exec(params.file)?.[1];
  if (!name) throw notFound(url);
  const text = name === "snakes" ? await snakesCsv(database(), now) : await weightsCsv(database());
  return csvResponse(text, name, url.searchParams, now);
}
