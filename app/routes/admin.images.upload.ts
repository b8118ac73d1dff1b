// POST "file": uploads by script (library, picker, editor). Responds with a JSON result per file.

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
