// Screens drawn as the server draws them.

import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { AdminProvider } from "#app/cms/admin/kit/AdminProvider.tsx";

export function drawn(screen: React.ReactNode): string {
  const router = createMemoryRouter([{ path: "*", element: <AdminProvider>{screen}</AdminProvider> }]);
  return renderToString(<RouterProvider router={router} />);
}
