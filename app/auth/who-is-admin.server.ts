// Who is an admin: the one rule, applied to the provider's current record of a person.

import type { UserRecord } from "firebase-admin/auth";
import { environment } from "#app/platform/site/environment.server.ts";

export interface Admin {
  uid: string;
  email: string;
  /** What to call them: the name they gave the provider, else their e-mail address. */
  name: string;
  /** ISO time of the last sign-in, where the provider knows it. */
  lastSignIn: string | undefined;
  hasPassword: boolean;
  /** 記録のみ: keeps records and drafts, and changes nothing that visitors see. */
  recordsOnly: boolean;
}

type Person = Pick<
  UserRecord,
  "uid" | "email" | "emailVerified" | "displayName" | "customClaims" | "providerData" | "metadata"
>;

/** The claim beside `admin: true` of who keeps records only. Whatever else is there is not taken for more. */
export const RECORDS_ROLE = "records";

/** Anyone with the claim `admin: true`, or whose verified e-mail address is listed; null for everybody else. */
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
    recordsOnly: !byEmail && person.customClaims?.role !== undefined,
    hasPassword: person.providerData.some((provider) => provider.providerId === "password"),
  };
}
