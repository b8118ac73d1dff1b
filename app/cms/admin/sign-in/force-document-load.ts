// Forces a document load when entering the admin: public pages may have run tag manager scripts.

import { redirectDocument } from "react-router";
import { isAdminDocument } from "#app/platform/site/admin-path.ts";

export async function forceDocumentLoad({ request }: { request: Request }): Promise<void> {
  const { pathname, search } = new URL(request.url);
  if (!isAdminDocument) throw redirectDocument(pathname + search);
}
