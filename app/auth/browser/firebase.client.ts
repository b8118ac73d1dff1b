// The identity provider's SDK in the browser. Loaded only on the login page and in the admin, by dynamic import.

import { type FirebaseError, initializeApp } from "firebase/app";
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signInWithPopup,
  signOut,
  type User,
} from "firebase/auth";
import { endsSignIn, sdkCode } from "#app/auth/messages.ts";
import type { PublicAuthConfig } from "#app/auth/public-config.ts";
import { type AdminUser, setAdminUser } from "./admin-auth-state.ts";
import { logAuthError } from "./browser-log.ts";
import { siteStore } from "./site-store.ts";

let opened: Auth | undefined;

function open(config: PublicAuthConfig): Auth {
  if (opened) return opened;
  const { apiKey, projectId, authDomain } = config;
  const auth = initializeAuth(initializeApp({ apiKey, projectId, authDomain }), {
    // Stored tokens could be read by any script of the site, and the server's session needs none of them.
    persistence: inMemoryPersistence,
  });
  if (config.emulatorHost) connectAuthEmulator(auth, `http://${config.emulatorHost}`, { disableWarnings: true });
  auth.languageCode = "ja";
  opened = auth;
  return auth;
}

/**
 * Keeps the shared state, and the token sync where there is one, up to date with the provider. Gives what stops it.
 * `leave`: the user has just ended the session; no new one may be made of their token.
 */
export async function watchSignIn(config: PublicAuthConfig, leave: boolean): Promise<() => void> {
  const auth = open(config);
  if (leave) await signOut(auth);
  const sync = config.tokenSyncUrl
    ? tokenSync(config.tokenSyncUrl, {
        origin: window.location.origin,
        isSecureContext: window.isSecureContext,
        store: siteStore(),
        fetch: (...request) => fetch(...request),
        now: Date.now,
      })
    : undefined;
  let rest = () => {};
  const unwatch = onIdTokenChanged(auth, (user) => {
    setAdminUser(user && plain(user));
    rest();
    rest = user ? keepUserFresh(auth, user) : () => {};
    if (sync) tokenOf(auth, user).then(sync, (error) => logAuthError("The session could not be updated", error));
  });
  return () => {
    unwatch();
    rest();
  };
}

function keepUserFresh(auth: Auth, user: User): () => void {
  return keepFresh({
    expiresAt: async () => Date.parse((await user.getIdTokenResult()).expirationTime),
    renew: () => signedOutIfInvalid(auth, user.getIdToken(true)),
    isPassing: (error) => codeOf(error) === "network-request-failed",
  });
}

async function tokenOf(auth: Auth, user: User | null): Promise<IdToken | null> {
  if (!user) return null;
  const { token, issuedAtTime } = await signedOutIfInvalid(auth, user.getIdTokenResult());
  return { value: token, uid: user.uid, issuedAt: Date.parse(issuedAtTime) / 1000 };
}

/** Null when it worked, else the provider's code. */
type SignInFailure = string | null;

export function signInWithPassword(config: PublicAuthConfig, email: string, password: string): Promise<SignInFailure> {
  return failureOf(signInWithEmailAndPassword(open(config), email, password));
}

/** `link` is the address the mailed link led to. */
export function finishMailLink(config: PublicAuthConfig, email: string, link: string): Promise<SignInFailure> {
  return failureOf(signInWithEmailLink(open(config), email, link));
}

/** In the provider's own small window. */
export function signInWithGoogle(config: PublicAuthConfig): Promise<SignInFailure> {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: "select_account" });
  return failureOf(signInWithPopup(open(config), provider, browserPopupRedirectResolver));
}

/** The ID token of the signed-in user, once the SDK has found out; null when there is none. */
export async function currentIdToken(config: PublicAuthConfig): Promise<string | null> {
  const auth = open(config);
  await auth.authStateReady();
  return auth.currentUser ? signedOutIfInvalid(auth, auth.currentUser.getIdToken()) : null;
}

/** A disabled account and an expired token end the sign-in in this browser. */
async function signedOutIfInvalid<T>(auth: Auth, asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    if (endsSignIn(codeOf(error))) await signOut(auth);
    throw error;
  }
}

async function failureOf(signingIn: Promise<unknown>): Promise<SignInFailure> {
  try {
    await signingIn;
    return null;
  } catch (error) {
    return codeOf(error);
  }
}

function isFirebaseError(error: unknown): error is FirebaseError {
  return error instanceof Error && "code" in error && typeof error.code === "string";
}

function codeOf(error: unknown): string {
  return isFirebaseError(error) ? sdkCode(error) : "internal-error";
}

function plain(user: User): AdminUser {
  return {
    uid: user.uid,
    email: user.email,
    emailVerified: user.emailVerified,
    displayName: user.displayName,
    photoURL: user.photoURL,
    phoneNumber: user.phoneNumber,
    tenantId: user.tenantId,
    isAnonymous: user.isAnonymous,
    providerData: user.providerData.map(({ providerId, uid, email }) => ({ providerId, uid, email })),
    creationTime: user.metadata.creationTime,
    lastSignInTime: user.metadata.lastSignInTime,
  };
}

// Renews the ID token before it runs out, so that whatever waits for it (the token sync, the shared state) hears of a changed,
// disabled or deleted account in an open page too. The SDK has this only for its own other products.

/** Before the token runs out. */
const AHEAD_MS = 300_000;
const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 960_000;

interface Renewal {
  /** When the token runs out, in milliseconds since 1970. */
  expiresAt(): Promise<number>;
  /** Rejects when there is no new token. */
  renew(): Promise<unknown>;
  /** Whether a later try may go better. */
  isPassing(error: unknown): boolean;
}

/** Starts; gives what stops it. */
export function keepFresh({ expiresAt, renew, isPassing }: Renewal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function later(ms: number, retryMs: number): void {
    if (!stopped) timer = setTimeout(() => void attempt(retryMs), Math.max(0, ms));
  }
  async function schedule(): Promise<void> {
    later((await expiresAt()) - AHEAD_MS - Date.now(), FIRST_RETRY_MS);
  }
  async function attempt(retryMs: number): Promise<void> {
    try {
      await renew();
      await schedule();
    } catch (error) {
      // Anything but a broken line is the provider's last word; the caller has said so already.
      if (isPassing(error)) later(retryMs, Math.min(retryMs * 2, LAST_RETRY_MS));
    }
  }
  schedule().catch(() => {});
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

// The optional token sync: posts each new ID token to the configured address, and its end.

interface IdToken {
  value: string;
  /** Whose it is. */
  uid: string;
  /** Seconds since 1970. */
  issuedAt: number;
}

export interface SyncSurroundings {
  origin: string;
  isSecureContext: boolean;
  /** Shared by the pages of this site: signing out happens in another document than signing in. */
  store: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  fetch: typeof fetch;
  now(): number;
}

/** A token older than this many seconds is not sent. */
const maxAge = 300;

/** Under this name is stored which token was sent last: never the token itself. */
const LAST = "admin-token-sync";

function nameOf({ uid, issuedAt }: IdToken): string {
  return `${uid} ${issuedAt}`;
}

/**
 * A function to call with every token the provider reports, null when signed out; undefined where the page is not in
 * a secure context or the address is not this site's. Nothing is sent twice, on whichever page, and nothing for someone
 * never signed in.
 */
export function tokenSync(
  url: string,
  surroundings: SyncSurroundings,
): ((token: IdToken | null) => Promise<void>) | undefined {
  const { origin, isSecureContext, store, now } = surroundings;
  if (!isSecureContext || !URL.canParse(url, origin) || new URL(url, origin).origin !== origin) return undefined;
  return async (token) => {
    const name = token && nameOf(token);
    try {
      if (name === store.getItem(LAST)) return;
      if (name === null) store.removeItem(LAST);
      else store.setItem(LAST, name);
      if (token && now() / 1000 - token.issuedAt > maxAge) return;
      await surroundings.fetch(
        url,
        token === null ? { method: "DELETE" } : { method: "POST", headers: { Authorization: `Bearer ${token.value}` } },
      );
    } catch (error) {
      logAuthError("The session could not be updated", error);
    }
  };
}
