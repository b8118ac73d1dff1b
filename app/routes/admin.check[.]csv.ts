import { adminLoader } from "#app/auth/guard.server.ts";
import { checksCsv } from "#app/collection/papers/check/checks.server.ts";
import { csvResponse } from "#app/platform/csv/write.server.ts";
import type { Route } from "./+types/admin.check[.]csv";

export const loader = adminLoader("recordCare", async ({ db, now }, { url }: Route.LoaderArgs) => {
  const { text, month } = await checksCsv(db, url.searchParams, now);
  return csvResponse(text, `check-${month}`, url.searchParams, now);
});
