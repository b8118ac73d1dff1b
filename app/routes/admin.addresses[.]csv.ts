// /admin/addresses.csv: the former addresses as a file.

import { csvOfRows, csvResponse } from "#app/platform/csv/write.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { readFormer } from "#app/platform/http/former-addresses.server.ts";
import { writtenPath } from "#app/platform/settings/former-addresses.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import type { Route } from "./+types/admin.addresses[.]csv";

export async function loader({ url }: Route.LoaderArgs) {
  const { value } = await readFormer(database());
  const rows = value.map(({ from, to }) => [writtenPath(from), to]);
  return csvResponse(
    csvOfRows([["前のアドレス", "新しいアドレス"], ...rows]),
    "addresses",
    url.searchParams,
    currentTime(),
  );
}
