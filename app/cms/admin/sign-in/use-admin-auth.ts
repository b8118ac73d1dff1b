import { useSyncExternalStore } from "react";
import { adminAuthState, onAdminAuthChange, unknownAuthState } from "#app/auth/browser/admin-auth-state.ts";

/** Returns the signed-in user, for display only: the server authorises by session. */
export function useAdminUser() {
  return useSyncExternalStore(onAdminAuthChange, adminAuthState, () => unknownAuthState)["admin-auth-user"];
}
