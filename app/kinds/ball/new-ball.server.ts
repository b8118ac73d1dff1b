// Makes a snake from a form other than its own: bought, hatched, or a row of a table.

import { suggestId } from "#app/cms/admin/editing/form/form-new-id.server.ts";
import { formContentOf } from "#app/cms/admin/editing/form/form-request.server.ts";
import type { Content } from "#app/cms/content/kind.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { nothingScheduled, placeEntry } from "#app/cms/content/place.server.ts";
import { emptyContent, kindNamed } from "#app/cms/content/registry.ts";
import { checkContent } from "#app/cms/fields/check-content.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

/** Checks a new snake by the rules of its own form; problems name their field, or "title". */
export function checkNewBall(title: string, fields: Readonly<Record<string, unknown>>, isPublished = false) {
  const kind = kindNamed("ball");
  const empty = emptyContent(kind);
  const raw = { ...empty, title, fields: { ...empty.fields, ...fields } };
  const checked = checkContent(kind, raw, isPublished ? "publish" : "draft");
  if (checked.ok) return { content: checked.content, problems: [] };
  const problems = checked.problems.map(({ path, message }) => {
    return { name: path.replace(/^fields\./, "").split(/[.[]/)[0] ?? "", message };
  });
  return { content: null, problems };
}

/** Stores a snake's only content, in the caller's transaction. Returns its id, by default a suggested one. */
export async function placeBall(
  trx: Db,
  content: Content,
  actor: Actor,
  { id: given = "", isPublished = false }: { id?: string | undefined; isPublished?: boolean } = {},
): Promise<string> {
  const kind = kindNamed("ball");
  const id = given || (await suggestId(trx, kind, formContentOf(kind, content), actor.now));
  const at = isPublished ? actor.now.toISOString() : null;
  const contents = isPublished ? { live: content, draft: null } : { live: null, draft: content };
  const status = isPublished ? "published" : "draft";
  await placeEntry(trx, "ball", id, { ...nothingScheduled, ...contents, status, publishAt: at, liveAt: at }, actor);
  return id;
}
