// The sign-in as the provider's SDK keeps it for this site, read without the SDK: most admin pages have nothing to ask it.
// Where anything is new (another tab signed out, the token runs out or was not told of yet) the SDK is started and decides.

import { type AdminUser, setAdminUser } from "./admin-auth-state.ts";
import type { PublicAuthConfig } from "./public-config.ts";
import { isSynced } from "./token-sync.ts";

/** Before the token runs out; the SDK then renews it (`keep-fresh.ts`). */
const AHEAD_MS = 300_000;

interface Kept {
  user: AdminUser;
  /** In milliseconds since 1970. */
  expiresAt: number;
  issuedAt: number;
}

export interface Surroundings {
  store: Pick<Storage, "getItem">;
  /** Calls when another page of the site writes to the store; gives what stops it. */
  onChange(hear: (name: string | null) => void): () => void;
  now(): number;
}

/** Starts the SDK at once or when it is needed; gives what stops the waiting, or the SDK. */
export function whenNeeded(
  config: PublicAuthConfig,
  { store, onChange, now }: Surroundings,
  start: () => () => void,
): () => void {
  const name = `firebase:authUser:${config.apiKey}:[DEFAULT]`;
  const signedIn = keptIn(store, name);
  const isNew =
    signedIn && config.tokenSyncUrl && !isSynced(store, { uid: signedIn.user.uid, issuedAt: signedIn.issuedAt / 1000 });
  const left = signedIn ? signedIn.expiresAt - AHEAD_MS - now() : Number.POSITIVE_INFINITY;
  if (signedIn === undefined || isNew || left <= 0) return start();
  setAdminUser(signedIn?.user ?? null);
  let stop = () => {};
  const begin = () => {
    rest();
    stop = start();
  };
  const unhear = onChange((changed) => {
    if (changed === name || changed === null) begin();
  });
  const timer = Number.isFinite(left) ? setTimeout(begin, left) : undefined;
  const rest = () => {
    unhear();
    clearTimeout(timer);
  };
  return () => {
    rest();
    stop();
  };
}

/** Null where nobody is signed in; undefined where what is kept cannot be read as it should be. */
function keptIn(store: Pick<Storage, "getItem">, name: string): Kept | null | undefined {
  try {
    const text = store.getItem(name);
    return text === null ? null : keptOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the SDK's own writing; whatever is not there makes it unreadable
function keptOf(written: any): Kept | undefined {
  const [, claims = ""] = String(written.stsTokenManager.accessToken).split(".");
  const { iat } = JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/")));
  const expiresAt = Number(written.stsTokenManager.expirationTime);
  if (typeof written.uid !== "string" || !Number.isFinite(expiresAt) || !Number.isFinite(iat)) return undefined;
  const text = (value: unknown) => (typeof value === "string" ? value : null);
  const time = (value: unknown) => (value === undefined ? undefined : new Date(Number(value)).toUTCString());
  const user: AdminUser = {
    uid: written.uid,
    email: text(written.email),
    emailVerified: written.emailVerified === true,
    displayName: text(written.displayName),
    photoURL: text(written.photoURL),
    phoneNumber: text(written.phoneNumber),
    tenantId: text(written.tenantId),
    isAnonymous: written.isAnonymous === true,
    providerData: written.providerData.map(({ providerId, uid, email }: AdminUser["providerData"][number]) => ({
      providerId,
      uid,
      email: text(email),
    })),
    creationTime: time(written.createdAt),
    lastSignInTime: time(written.lastLoginAt),
  };
  return { user, expiresAt, issuedAt: iat * 1000 };
}
