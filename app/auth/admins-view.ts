// Who is an admin, as the page shows it.

import type { Role } from "./capabilities.ts";

export interface KnownAdmin {
  /** Null where there is no account yet. */
  uid: string | null;
  email: string;
  name: string;
  /** By ADMIN_EMAILS; by the provider's claim. */
  isListed: boolean;
  hasClaim: boolean;
  isSelf: boolean;
  role: Role;
  lastSignIn: string | null;
  /** Missing steps before this person can sign in. */
  waitsFor: "account" | "verification" | "first-sign-in" | null;
}

export interface AdminsView {
  admins: KnownAdmin[];
  /** Why the provider gives no answer. */
  problem: string | null;
}
