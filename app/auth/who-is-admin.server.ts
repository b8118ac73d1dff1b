import type { UserRecord } from "firebase-admin/auth";
import { environment } from "#app/platform/site/environment.server.ts";
import type { Role } from "./capabilities.ts";

export interface Admin {
  uid: string;
  email: string;
  /** Display name, or else the e-mail address. */
  name: string;
  /** ISO time of the last sign-in, if known. */
  lastSignIn: string | undefined;
  hasPassword: boolean;
  role: Role;
}

/** Returns the role of the claims; any unknown "role" means records only. */
export function roleIn(claims: UserRecord["customClaims"]): Role {
  return claims?.role === undefined ? "admin" : "records";
}

type Person = Pick<
  UserRecord,
  "uid" | "email" | "emailVerified" | "displayName" | "customClaims" | "providerData" | "metadata"
>;

/** Returns an admin for the claim `admin: true` or a verified address in `listed`; else null. */
export function adminOf(person: Person, listed: readonly string[] = environment().ADMIN_EMAILS): Admin | null {
  const email = person.email ?? "";
  const byEmail = person.emailVerified && email !== "" && listed.includes(email.toLowerCase());
  if (person.customClaims?.admin !== true && !byEmail) return null;
  const signedIn = Date.parse(person.metadata.lastSignInTime ?? "");
  return {
    uid: person.uid,
    email,
    name: person.displayName || email || person.uid,
    lastSignIn: Number.isNaN(signedIn) ? undefined : new Date(signedIn).toISOString(),
    role: byEmail ? "admin" : roleIn(person.customClaims),
    hasPassword: hasPassword(person),
  };
}

export function hasPassword({ providerData }: Pick<UserRecord, "providerData">): boolean {
  return providerData.some(({ providerId }) => providerId === "password");
}
