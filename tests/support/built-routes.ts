// The routes of the built server, as its manifest has them.

import { join } from "node:path";
import type { ServerBuild } from "react-router";

export interface BuiltRoute {
  id: string;
  parentId: string | undefined;
  /** With the names of its parameters: "/admin/:kind/:id". */
  pattern: string;
}

/** Of the admin, or all of them. */
export async function builtRoutes(which: "admin" | "all"): Promise<BuiltRoute[]> {
  const { routes } = (await import(join(process.cwd(), "build/server/index.js"))) as ServerBuild;
  const pathOf = (id: string): string => {
    const route = routes[id];
    const above = route?.parentId ? pathOf(route.parentId) : "";
    return route?.path ? `${above}/${route.path}` : above;
  };
  const ids = Object.keys(routes).filter((id) => which === "all" || id.startsWith("routes/admin."));
  return ids.map((id) => ({
    id,
    parentId: routes[id]?.parentId,
    pattern: pathOf(id) || "/",
  }));
}
