// POST "body": converts a typed body to HTML for the editor, as saving does; JSON response.

import { redirect } from "react-router";
import { adminAction, adminLoader } from "#app/auth/guard.server.ts";
import { readingOfInput } from "#app/cms/admin/editing/checks/body-reading.server.ts";
import type { Route } from "./+types/admin.body-html";

export const loader = adminLoader("editDrafts", () => {
  throw redirect("/admin/dashboard");
});

export const action = adminAction("editDrafts", async ({ form }, _: Route.ActionArgs) => {
  const body = String(form.get("body") ?? "");
  return Response.json({ html: readingOfInput(body).html ?? body });
});
