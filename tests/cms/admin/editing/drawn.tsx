// Renders screens as the server does for a full admin.

import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { AdminProvider } from "#app/cms/admin/kit/AdminProvider.tsx";
import { RoleProvider } from "#app/cms/admin/kit/rights.ts";

export function drawn(screen: React.ReactNode, at = "/"): string {
  const element = (
    <AdminProvider>
      <RoleProvider value="admin">{screen}</RoleProvider>
    </AdminProvider>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [at] });
  return renderToString(<RouterProvider router={router} />);
}

/** The editor of a page that was not saved in place. */
export const idle = { flash: null, admin: "", autosavedAt: null, onReply: () => false };
