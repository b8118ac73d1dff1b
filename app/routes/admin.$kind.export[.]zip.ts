// /admin/balls/export.zip?pick=…: the selected entries and their pictures.

import { redirect } from "react-router";
import { adminLoader } from "#app/auth/guard.server.ts";
import { readPicks } from "#app/cms/admin/editing/bulk/bulk.ts";
import { kindOfPath } from "#app/cms/admin/kit/kind-of-path.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { exportedFiles } from "#app/transfer/export.server.ts";
import { zipStream } from "#app/transfer/zip.server.ts";
import type { Route } from "./+types/admin.$kind.export[.]zip";

export const loader = adminLoader("readContent", ({ db, now }, { params, url }: Route.LoaderArgs) => {
  const kind = kindOfPath(params.kind, url);
  const ids = readPicks(url.searchParams.getAll("pick"), [kind.name]).map(({ id }) => id);
  if (ids.length === 0) return redirect(`/admin/${kind.segment}?flash=none-chosen`, 303);
  return new Response(zipStream(exportedFiles(db, { kind: kind.name, ids })) as BodyInit, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${kind.segment}-${dayInJapan(now)}.zip"`,
      "Cache-Control": "no-store",
    },
  });
});
