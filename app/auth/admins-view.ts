import type { Role } from "./capabilities.ts";

export interface KnownAdmin {
  /** Null without an account. */
  uid: string | null;
  email: string;
  name: string;
  /** Listed in ADMIN_EMAILS, or made an admin by the provider's claim. */
  isListed: boolean;
  hasClaim: boolean;
  isSelf: boolean;
  role: Role;
  lastSignIn: string | null;
  /** Missing step before the first sign-in. */
  waitsFor: "account" | "verification" | "first-sign-in" | null;
}

export interface AdminsView {
  admins: KnownAdmin[];
  problem: string | null;
}
