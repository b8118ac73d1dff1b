// Pictures sent by a script (the library's own page, the picker, the editor): POST "file", answered as JSON, a result for each.

import { redirect } from "react-router";
import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { storeUploads } from "#app/cms/library/upload.server.ts";
import type { Route } from "./+types/admin.images.upload";

export const loader = adminLoader("editDrafts", () => {
  throw redirect("/admin/images");
});

export const action = adminAction("editDrafts", async ({ db, form, actor }, _: Route.ActionArgs) => {
  const results = await storeUploads(db, form, actor);
  return Response.json({ results }, { status: results.length > 0 ? 200 : 422 });
});
