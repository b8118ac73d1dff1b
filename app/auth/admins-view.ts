// Who is an admin, as the page shows it.

export interface KnownAdmin {
  /** Null where there is no account yet. */
  uid: string | null;
  email: string;
  name: string;
  /** By ADMIN_EMAILS; by the provider's claim. */
  isListed: boolean;
  hasClaim: boolean;
  isSelf: boolean;
  /** 記録のみ: keeps records and drafts alone. */
  recordsOnly: boolean;
  lastSignIn: string | null;
  /** What is missing before this person can come in. */
  waitsFor: "account" | "verification" | "first-sign-in" | null;
}

export interface AdminsView {
  admins: KnownAdmin[];
  /** Why the provider gives no answer. */
  problem: string | null;
}
