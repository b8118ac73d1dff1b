// The shared sign-in state, for components.

import { useSyncExternalStore } from "react";
import { adminAuthState, onAdminAuthChange, unknownAuthState } from "#app/auth/browser/admin-auth-state.ts";

/** Comfort only: what a person may do, the server decides from the session. */
export function useAdminAuth() {
  const state = useSyncExternalStore(onAdminAuthChange, adminAuthState, () => unknownAuthState);
  return {
    user: state["admin-auth-user"],
    loading: state["admin-auth-loading"],
    initialized: state["admin-auth-initialized"],
  };
}
