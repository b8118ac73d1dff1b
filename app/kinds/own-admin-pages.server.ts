// The kinds' own admin pages, server half. A kind that says `ownAdminPage` has one here and one in `own-admin-screens.ts`.

import { snakePage } from "./ball/admin/own-page.server.ts";
import type { OwnAdminPage } from "./shared/own-admin-page.ts";

const pages = { ball: snakePage };

const byKind = new Map<string, unknown>(Object.entries(pages));

export function ownAdminPageOf(kind: string): OwnAdminPage<{ title: string }, unknown> | undefined {
  return byKind.get(kind) as OwnAdminPage<{ title: string }, unknown> | undefined; // what it loads only its own screen reads
}
