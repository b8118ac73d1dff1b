import type { RouteConfig } from "@react-router/dev/routes";
import { flatRoutes } from "@react-router/fs-routes";

/** The sample card of the kits is for the workshop: no build has it. */
const workshopOnly = ["**/playground/**"];

export default flatRoutes({ ignoredRouteFiles: import.meta.env.DEV ? [] : workshopOnly }) satisfies RouteConfig;
