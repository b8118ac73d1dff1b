// The identity provider's SDK in the browser. Loaded only on the login page and in the admin, by dynamic import.

import { type FirebaseError, initializeApp } from "firebase/app";
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  onIdTokenChanged,
  setPersistence,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signInWithPopup,
  signOut,
  type User,
} from "firebase/auth";
import { type AdminUser, rememberUser } from "./admin-auth-state.ts";
import { complain } from "./browser-log.ts";
import { endsSignIn, providerCode } from "./provider-codes.ts";
import type { PublicAuthConfig } from "./public-config.ts";
import { tokenSync } from "./token-sync.ts";

let opened: Auth | undefined;

function open(config: PublicAuthConfig): Auth {
  if (opened) return opened;
  const { apiKey, projectId, authDomain } = config;
  const auth = initializeAuth(initializeApp({ apiKey, projectId, authDomain }), {
    persistence: browserLocalPersistence,
  });
  if (config.emulatorHost) connectAuthEmulator(auth, `http://${config.emulatorHost}`, { disableWarnings: true });
  auth.languageCode = "ja";
  setPersistence(auth, browserLocalPersistence).catch((error) => complain("The sign-in cannot be kept", error));
  opened = auth;
  return auth;
}

/** Keeps the shared state, and the token sync where there is one, up to date with the provider. Gives what stops it. */
export function watchSignIn(config: PublicAuthConfig): () => void {
  const auth = open(config);
  const sync = config.tokenSyncUrl
    ? tokenSync(config.tokenSyncUrl, {
        origin: window.location.origin,
        isSecureContext: window.isSecureContext,
        fetch: (...request) => fetch(...request),
        now: Date.now,
      })
    : undefined;
  return onIdTokenChanged(auth, (user) => {
    rememberUser(user && plain(user));
    if (sync) {
      tokenOf(auth, user).then(sync, (error) => complain("The session could not be updated", error));
    }
  });
}

async function tokenOf(auth: Auth, user: User | null): Promise<{ value: string; issuedAt: number } | null> {
  if (!user) return null;
  const { token, issuedAtTime } = await signedOutIfInvalid(auth, user.getIdTokenResult());
  return { value: token, issuedAt: Date.parse(issuedAtTime) / 1000 };
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

export async function signOutOfBrowser(config: PublicAuthConfig): Promise<void> {
  await signOut(open(config));
}

/** The ID token of whoever is signed in, once the SDK has found out; null when nobody is. */
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
  if (!isFirebaseError(error)) return "internal-error";
  // A REST code the SDK does not know hides in the message of its "internal-error".
  const hidden = error.code === "auth/internal-error" ? /"message":"([A-Z_]+)/.exec(error.message)?.[1] : undefined;
  return providerCode(hidden ?? error.code);
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
