import { adminLoader } from "#app/auth/guard.server.ts";
import { csvOfRows, csvResponse } from "#app/platform/csv/write.server.ts";
import { readFormer } from "#app/platform/settings/former-addresses.server.ts";
import { writtenPath } from "#app/platform/settings/former-addresses.ts";
import type { Route } from "./+types/admin.addresses[.]csv";

export const loader = adminLoader("changeSettings", async ({ db, now }, { url }: Route.LoaderArgs) => {
  const { value } = await readFormer(db);
  const rows = value.map(({ from, to }) => [writtenPath(from), to]);
  return csvResponse(csvOfRows([["前のURL", "新しいURL"], ...rows]), "addresses", url.searchParams, now);
});
