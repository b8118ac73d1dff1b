// The admin is a document of its own: navigation from a public page, where a tag manager's scripts may run, reloads.

import { redirectDocument } from "react-router";
import { isAdminDocument } from "#app/platform/site/admin-path.ts";

/** Runs in the browser before a navigation into the admin. */
export async function freshDocument({ request }: { request: Request }): Promise<void> {
  const { pathname, search } = new URL(request.url);
  if (!isAdminDocument) throw redirectDocument(pathname + search);
}
