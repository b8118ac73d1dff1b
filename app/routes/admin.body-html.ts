// A body as it is typed, read as it will be when it is saved: POST "body", answered as JSON with its HTML, for the editor.

import { redirect } from "react-router";
import { readingOfTyped } from "#app/cms/admin/editing/checks/body-reading.server.ts";
import { formOf } from "#app/platform/http/form-of.server.ts";
import type { Route } from "./+types/admin.body-html";

export function loader() {
  throw redirect("/admin/dashboard");
}

export async function action({ request }: Route.ActionArgs) {
  const body = String((await formOf(request)).get("body") ?? "");
  return Response.json({ html: readingOfTyped(body).html ?? body });
}
