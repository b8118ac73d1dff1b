import { data, redirect } from "react-router";
import { admins, changeRole, inviteAdmin, removeAdmin } from "#app/auth/admins.server.ts";
import { adminAction, adminLoader, currentAdmin } from "#app/auth/guard.server.ts";
import { AdminsScreen } from "#app/cms/admin/sign-in/AdminsScreen.tsx";
import type { Route } from "./+types/admin.admins";

/** Button values and the roles they set. */
const roles = [
  ["limit", "records"],
  ["unlimit", "admin"],
] as const;

export const loader = adminLoader("manageAdmins", ({ viewer }, { context }: Route.LoaderArgs) =>
  admins(viewer, currentAdmin(context)),
);

export const action = adminAction("manageAdmins", async ({ db, form }, { context }: Route.ActionArgs) => {
  const actor = currentAdmin(context);
  const uid = form.get("remove");
  if (typeof uid === "string") {
    const removed = await removeAdmin(db, actor, uid);
    if (removed.ok) return redirect("/admin/admins?flash=removed", 303);
    return data({ message: removed.message, typed: "", invited: null }, { status: 422 });
  }
  for (const [name, role] of roles) {
    const whose = form.get(name);
    if (typeof whose !== "string") continue;
    const changed = await changeRole(db, actor, whose, role);
    if (changed.ok) return redirect("/admin/admins?flash=role", 303);
    return data({ message: changed.message, typed: "", invited: null }, { status: 422 });
  }
  const typed = String(form.get("email") ?? "");
  const invited = await inviteAdmin(db, actor, typed, form.get("role") === "records" ? "records" : "admin");
  if (!invited.ok) return data({ message: invited.message, typed, invited: null }, { status: 422 });
  // The link grants access, so it is only in this response, never in a URL or log.
  if (invited.link === null) return redirect(`/admin/admins?flash=${invited.isNew ? "invited" : "known"}`, 303);
  return data({ message: null, typed: "", invited: { ...invited, link: invited.link } });
});

export default function Admins({ loaderData, actionData }: Route.ComponentProps) {
  return <AdminsScreen {...loaderData} reply={actionData} />;
}
