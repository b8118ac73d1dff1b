// Lists the routes of the built server, with the capabilities declared by admin routes.

import { join } from "node:path";
import type { ServerBuild } from "react-router";
import type { Capability } from "#app/auth/capabilities.ts";
import { declaredCapabilities } from "#app/auth/guard.server.ts";

export interface BuiltRoute {
  id: string;
  /** With parameter names: "/admin/:kind/:id". */
  pattern: string;
  /** Whether it renders a page rather than being a layout. */
  isPage: boolean;
}

/** Null without a loader or an action. */
export interface AdminRoute extends BuiltRoute {
  loader: Capability | null;
  action: Capability | null;
}

const build = async () => (await import(join(process.cwd(), "build/server/index.js"))) as ServerBuild;

export async function builtRoutes(): Promise<BuiltRoute[]> {
  const { routes } = await build();
  const pathOf = (id: string): string => {
    const route = routes[id];
    const above = route?.parentId ? pathOf(route.parentId) : "";
    return route?.path ? `${above}/${route.path}` : above;
  };
  const layouts = new Set(Object.values(routes).map((route) => route?.parentId));
  return Object.entries(routes).map(([id, route]) => {
    const isPage = route?.module.default !== undefined && !layouts.has(id);
    return { id, pattern: pathOf(id) || "/", isPage };
  });
}

/** Returns the routes inside the admin layout. */
export async function adminRoutes(): Promise<AdminRoute[]> {
  const declared = new Map(declaredCapabilities(await build()).map((route) => [route.id, route]));
  return (await builtRoutes()).flatMap((route) => {
    const { loader = null, action = null } = declared.get(route.id) ?? {};
    return declared.has(route.id) && route.id !== "routes/admin" ? [{ ...route, loader, action }] : [];
  });
}
