import { useSyncExternalStore } from "react";
import { adminAuthState, onAdminAuthChange, unknownAuthState } from "#app/auth/browser/admin-auth-state.ts";

/** Returns the sign-in state, for display only: the server authorises by session. */
export function useAdminAuth() {
  const state = useSyncExternalStore(onAdminAuthChange, adminAuthState, () => unknownAuthState);
  return {
    user: state["admin-auth-user"],
    loading: state["admin-auth-loading"],
    initialized: state["admin-auth-initialized"],
  };
}
