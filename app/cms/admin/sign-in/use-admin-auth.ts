// The shared sign-in state, for components.

import { useSyncExternalStore } from "react";
import {
  type AdminUser,
  adminAuthState,
  onAdminAuthChange,
  unknownAuthState,
} from "#app/auth/browser/admin-auth-state.ts";

export interface AdminAuth {
  user: AdminUser | null;
  loading: boolean;
  initialized: boolean;
}

/** Comfort only: what a person may do, the server decides from the session. */
export function useAdminAuth(): AdminAuth {
  const state = useSyncExternalStore(onAdminAuthChange, adminAuthState, () => unknownAuthState);
  return {
    user: state["admin-auth-user"],
    loading: state["admin-auth-loading"],
    initialized: state["admin-auth-initialized"],
  };
}
