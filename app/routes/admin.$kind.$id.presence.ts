// POST: the editor's page says that it is open, and hears who else is there; or that it was closed.

import { adminAction } from "#app/auth/guard.server.ts";
import { endPresence, notePresence, othersAt } from "#app/cms/admin/editing/entry/presence.server.ts";
import type { PresenceView } from "#app/cms/admin/editing/entry/presence.ts";
import { kindOfPath } from "#app/cms/admin/kit/kind-of-path.ts";
import type { Route } from "./+types/admin.$kind.$id.presence";

export const action = adminAction(async ({ db, form, actor }, { params, url }: Route.ActionArgs) => {
  const { name } = kindOfPath(params.kind, url);
  const left = form.get("left");
  if (typeof left === "string") {
    await endPresence(db, name, params.id, actor.by, left);
    return Response.json({});
  }
  await notePresence(db, name, params.id, actor);
  const presence: PresenceView = { now: actor.now.toISOString(), others: await othersAt(db, name, params.id, actor) };
  return Response.json(presence);
});
