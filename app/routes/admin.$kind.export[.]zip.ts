// /admin/balls/export.zip?pick=…: the chosen entries of a list as files, with their pictures.

import { redirect } from "react-router";
import { currentAdmin } from "#app/auth/guard.server.ts";
import { readPicks } from "#app/cms/admin/editing/bulk/bulk.ts";
import { kindOfPath } from "#app/cms/admin/kit/kind-of-path.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { chosenFiles } from "#app/transfer/chosen.server.ts";
import { zipStream } from "#app/transfer/zip.server.ts";
import type { Route } from "./+types/admin.$kind.export[.]zip";

export function loader({ params, url, context }: Route.LoaderArgs) {
  currentAdmin(context);
  const kind = kindOfPath(params.kind, url);
  const ids = readPicks(url.searchParams.getAll("pick"), [kind.name]).map(({ id }) => id);
  if (ids.length === 0) return redirect(`/admin/${kind.segment}?flash=none-chosen`, 303);
  return new Response(zipStream(chosenFiles(database(), kind.name, ids)) as BodyInit, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${kind.segment}-${dayInJapan(currentTime())}.zip"`,
      "Cache-Control": "no-store",
    },
  });
}
