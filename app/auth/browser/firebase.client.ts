// The provider's browser SDK, loaded only on the login page and in the admin.

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
import type { PublicAuthConfig } from "#app/auth/public-config.server.ts";
import { setAdminUser } from "./admin-auth-state.ts";
import { logAuthError } from "./browser-log.ts";

let opened: Auth | undefined;

function open(config: PublicAuthConfig): Auth {
  if (opened) return opened;
  const { apiKey, projectId, authDomain } = config;
  const auth = initializeAuth(initializeApp({ apiKey, projectId, authDomain }), {
    // Persisted tokens would be readable by any script of the site; the server session does not need them.
    persistence: inMemoryPersistence,
  });
  if (config.emulatorHost) connectAuthEmulator(auth, `http://${config.emulatorHost}`, { disableWarnings: true });
  auth.languageCode = "ja";
  opened = auth;
  return auth;
}

/**
 * Syncs the shared state, and the optional token sync, with the provider. Returns a stop function. `leave`: signs out
 * first, because the user has just ended the session.
 */
export async function watchSignIn(config: PublicAuthConfig, leave: boolean): Promise<() => void> {
  const auth = open(config);
  if (leave) await signOut(auth);
  const sync = config.tokenSyncUrl ? tokenSync(config.tokenSyncUrl) : undefined;
  let rest = () => {};
  const unwatch = onIdTokenChanged(auth, (user) => {
    setAdminUser(user);
    rest();
    rest = user ? renewUserToken(auth, user) : () => {};
    if (sync) tokenOf(auth, user).then(sync, (error) => logAuthError("The session could not be updated", error));
  });
  return () => {
    unwatch();
    rest();
  };
}

function renewUserToken(auth: Auth, user: User): () => void {
  return renewBeforeExpiry({
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

/** Null on success, else the provider's code. */
type SignInFailure = string | null;

export function signInWithPassword(config: PublicAuthConfig, email: string, password: string): Promise<SignInFailure> {
  return failureOf(signInWithEmailAndPassword(open(config), email, password));
}

export function finishMailLink(config: PublicAuthConfig, email: string, link: string): Promise<SignInFailure> {
  return failureOf(signInWithEmailLink(open(config), email, link));
}

export function signInWithGoogle(config: PublicAuthConfig): Promise<SignInFailure> {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: "select_account" });
  return failureOf(signInWithPopup(open(config), provider, browserPopupRedirectResolver));
}

/** Returns the signed-in user's ID token once the SDK is ready; null if signed out. */
export async function currentIdToken(config: PublicAuthConfig): Promise<string | null> {
  const auth = open(config);
  await auth.authStateReady();
  return auth.currentUser ? signedOutIfInvalid(auth, auth.currentUser.getIdToken()) : null;
}

/** Signs out locally if the account is disabled or its token has expired. */
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

// Renews the ID token before it expires, so that open pages notice a changed, disabled or deleted account. The SDK does
// so only for its own other products.

const AHEAD_MS = 300_000;
const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 960_000;

interface Renewal {
  /** Resolves with the expiry in milliseconds since 1970. */
  expiresAt(): Promise<number>;
  /** Rejects without a new token. */
  renew(): Promise<unknown>;
  /** Returns whether a retry may succeed. */
  isPassing(error: unknown): boolean;
}

export function renewBeforeExpiry({ expiresAt, renew, isPassing }: Renewal): () => void {
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
      // Only network errors are retried; the caller has already reported others.
      if (isPassing(error)) later(retryMs, Math.min(retryMs * 2, LAST_RETRY_MS));
    }
  }
  schedule().catch(() => {});
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

// Optional token sync: posts each new ID token to the configured URL, and a DELETE on sign-out.

interface IdToken {
  value: string;
  uid: string;
  /** Seconds since 1970. */
  issuedAt: number;
}

/** Maximum age of a token to send, in seconds. */
const maxAge = 300;

/** Storage key for which token was sent last; never the token itself. */
const LAST = "admin-token-sync";

function nameOf({ uid, issuedAt }: IdToken): string {
  return `${uid} ${issuedAt}`;
}

/**
 * Returns a function to call with each token reported by the provider, null when signed out; undefined in an insecure
 * context or for a foreign URL. Sends nothing twice across pages, and nothing for a user who never signed in.
 */
function tokenSync(url: string): ((token: IdToken | null) => Promise<void>) | undefined {
  const { origin } = window.location;
  const isForeign = !URL.canParse(url, origin) || new URL(url, origin).origin !== origin;
  if (!window.isSecureContext || isForeign) return undefined;
  return async (token) => {
    const name = token && nameOf(token);
    try {
      // Shared by all pages, since sign-out may happen in another document.
      if (name === localStorage.getItem(LAST)) return;
      if (name === null) localStorage.removeItem(LAST);
      else localStorage.setItem(LAST, name);
      if (token && Date.now() / 1000 - token.issuedAt > maxAge) return;
      await fetch(
        url,
        token === null ? { method: "DELETE" } : { method: "POST", headers: { Authorization: `Bearer ${token.value}` } },
      );
    } catch (error) {
      logAuthError("The session could not be updated", error);
    }
  };
}
