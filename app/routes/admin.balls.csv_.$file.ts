// /admin/balls/csv/snakes.csv and weights.csv: the files; ?encoding=shift_jis for older spreadsheets.

import { encodeCsv } from "#app/kinds/ball/csv/encoding.server.ts";
import { snakesCsv, weightsCsv } from "#app/kinds/ball/csv/export.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { notFound } from "#app/platform/site/not-found.ts";
import type { Route } from "./+types/admin.balls.csv_.$file";

export async function loader({ params, url }: Route.LoaderArgs) {
  const now = new Date();
  const name = /^(snakes|weights)\.csv$/.exec(params.file)?.[1];
  if (!name) throw notFound(url);
  const text = name === "snakes" ? await snakesCsv(database(), now) : await weightsCsv(database());
  const encoding = url.searchParams.get("encoding") === "shift_jis" ? "shift_jis" : "utf-8";
  return new Response(encodeCsv(text, encoding), {
    headers: {
      "Content-Type": `text/csv; charset=${encoding}`,
      "Content-Disposition": `attachment; filename="${name}-${dayInJapan(now)}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
