import "#app/kinds/kinds.ts";
import { Outlet, useMatches } from "react-router";
import { actorOf, adminLoader, currentAdmin, requireAdmin } from "#app/auth/guard.server.ts";
import { publicAuthConfig } from "#app/auth/public-config.server.ts";
import { AdminFrame } from "#app/cms/admin/kit/AdminFrame.tsx";
import { AdminProvider } from "#app/cms/admin/kit/AdminProvider.tsx";
import { RoleProvider } from "#app/cms/admin/kit/rights.ts";
import { AdminAuth } from "#app/cms/admin/sign-in/AdminAuth.tsx";
import { forceDocumentLoad } from "#app/cms/admin/sign-in/force-document-load.ts";
import { SignedOutElsewhere } from "#app/cms/admin/sign-in/SignedOutElsewhere.tsx";
import { database } from "#app/platform/database/connection.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { countInquiries } from "#app/shop/inquiries.server.ts";
import type { Route } from "./+types/admin";

/** Runs before all nested loaders and actions, including single data requests. */
export const middleware = [requireAdmin(database)];

export const clientMiddleware = [forceDocumentLoad];

export const loader = adminLoader("useAdmin", async ({ db, viewer }, { context }: Route.LoaderArgs) => {
  const { SITE_NAME, DEMO } = environment();
  const handler = viewer.with("handleInquiries");
  return {
    siteName: SITE_NAME,
    isDemo: DEMO,
    admin: actorOf(context).by,
    role: currentAdmin(context).role,
    auth: publicAuthConfig(),
    waiting: { "/admin/inquiries": handler ? (await countInquiries(handler, db)).open : 0 },
  };
});

/** Inherited by all admin pages, which set their own titles (`PageHeading`). */
export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex, nofollow" }];

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { siteName, isDemo, admin, role, auth, waiting } = loaderData;
  const isBare = useMatches().some(({ handle }) => isRecord(handle) && handle.isBare === true);
  if (isBare) return <Outlet />;
  return (
    <AdminProvider>
      <AdminAuth config={auth} />
      <RoleProvider value={role}>
        <AdminFrame siteName={siteName} isDemo={isDemo} admin={admin} waiting={waiting}>
          <SignedOutElsewhere />
          <Outlet />
        </AdminFrame>
      </RoleProvider>
    </AdminProvider>
  );
}
