// Pictures sent by a script (the library's own page, the picker, the editor): POST "file", answered as JSON, a result for each.

import { redirect } from "react-router";
import { actorOf } from "#app/auth/guard.server.ts";
import { storeUploads } from "#app/cms/library/upload.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { formOf } from "#app/platform/http/form-of.server.ts";
import type { Route } from "./+types/admin.images.upload";

export function loader() {
  throw redirect("/admin/images");
}

export async function action({ request, context }: Route.ActionArgs) {
  const results = await storeUploads(database(), await formOf(request), actorOf(context));
  return Response.json({ results }, { status: results.length > 0 ? 200 : 422 });
}
