// Client-side capability checks, for display only; the server enforces them.

import { createContext, useContext } from "react";
import { type Capability, hasCapability, type Role } from "#app/auth/capabilities.ts";

/** The default outside the admin layout is the least privileged role. */
const RoleContext = createContext<Role>("records");

export const RoleProvider = RoleContext.Provider;

export function useRole(): Role {
  return useContext(RoleContext);
}

export function useHasCapability(capability: Capability): boolean {
  return hasCapability(useRole(), capability);
}
