// Capabilities of the current admin, for what a page offers; the server enforces them in any case.

import { createContext, useContext } from "react";
import { type Capability, hasCapability, type Role } from "#app/auth/capabilities.ts";

/** Outside of the admin's frame nothing is offered that not every admin may do. */
const RoleContext = createContext<Role>("records");

export const RoleProvider = RoleContext.Provider;

export function useRole(): Role {
  return useContext(RoleContext);
}

/** Whether this admin has the capability. */
export function useMay(capability: Capability): boolean {
  return hasCapability(useRole(), capability);
}
