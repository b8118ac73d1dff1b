// The provider's REST API, as used by the server: sign-in without JavaScript, mails, password change.

import { FetchError } from "ofetch";
import { type Environment, environment } from "#app/platform/site/environment.server.ts";
import { deadlineSignal, httpClient } from "#app/platform/site/http-client.server.ts";
import { providerDeadline } from "./firebase-admin.server.ts";
import { providerCode } from "./messages.ts";
import { defaultPolicy, type PasswordPolicy, readPolicy } from "./password-policy.ts";

/** `code`: see providerCode; "network-request-failed" without a response. */
export type ProviderAnswer<T> = { ok: true; value: T } | { ok: false; code: string };

type Settings = Pick<Environment, "FIREBASE_API_KEY" | "FIREBASE_AUTH_EMULATOR_HOST">;

/** Returns the API's base URL; the emulator serves it under the real host's name. */
function providerBase({ FIREBASE_AUTH_EMULATOR_HOST: emulatorHost }: Settings): string {
  return emulatorHost
    ? `http://${emulatorHost}/identitytoolkit.googleapis.com`
    : "https://identitytoolkit.googleapis.com";
}

async function post(path: string, body: Record<string, unknown>): Promise<ProviderAnswer<Record<string, unknown>>> {
  const settings = environment();
  const key = settings.FIREBASE_API_KEY;
  if (!key) return { ok: false, code: "invalid-api-key" };
  try {
    const value = await httpClient<Record<string, unknown>>(path, {
      baseURL: providerBase(settings),
      method: "POST",
      query: { key },
      // Language of the mails.
      headers: { "X-Firebase-Locale": "ja" },
      body,
      signal: deadlineSignal(providerDeadline),
    });
    return { ok: true, value };
  } catch (error) {
    return { ok: false, code: codeOf(error) };
  }
}

function codeOf(error: unknown): string {
  const reason: unknown = error instanceof FetchError ? error.data?.error?.message : undefined;
  if (typeof reason === "string") return providerCode(reason);
  return error instanceof FetchError && error.status ? "internal-error" : "network-request-failed";
}

/** Returns the ID token, missing if a second factor is required. */
function idTokenOf(answer: ProviderAnswer<Record<string, unknown>>): ProviderAnswer<string> {
  if (!answer.ok) return answer;
  const { idToken } = answer.value;
  return typeof idToken === "string" ? { ok: true, value: idToken } : { ok: false, code: "multi-factor-auth-required" };
}

export async function signInWithPassword(email: string, password: string): Promise<ProviderAnswer<string>> {
  return idTokenOf(await post("/v1/accounts:signInWithPassword", { email, password, returnSecureToken: true }));
}

/** Signs in with a mailed code, which works once. */
export async function signInWithEmailLink(email: string, oobCode: string): Promise<ProviderAnswer<string>> {
  return idTokenOf(await post("/v1/accounts:signInWithEmailLink", { email, oobCode }));
}

/** Mails a sign-in link to `continueUrl`, with the code in its query. */
export async function mailSignInLink(email: string, continueUrl: string): Promise<ProviderAnswer<unknown>> {
  const mail = { requestType: "EMAIL_SIGNIN", email, continueUrl, canHandleCodeInApp: true };
  return post("/v1/accounts:sendOobCode", mail);
}

export async function mailPasswordReset(email: string, continueUrl: string): Promise<ProviderAnswer<unknown>> {
  return post("/v1/accounts:sendOobCode", { requestType: "PASSWORD_RESET", email, continueUrl });
}

export async function updatePassword(idToken: string, password: string): Promise<ProviderAnswer<unknown>> {
  return post("/v1/accounts:update", { idToken, password, returnSecureToken: false });
}

/** Returns the provider's rules; the default if unavailable (always in the emulator). */
export async function passwordPolicy(): Promise<PasswordPolicy> {
  const settings = environment();
  const key = settings.FIREBASE_API_KEY;
  if (!key) return defaultPolicy;
  try {
    const answer: unknown = await httpClient("/v2/passwordPolicy", {
      baseURL: providerBase(settings),
      query: { key },
      signal: deadlineSignal(providerDeadline / 2),
    });
    return readPolicy(answer);
  } catch {
    return defaultPolicy;
  }
}

/** Returns the authorised domains; fails for an invalid key. */
export async function allowedDomains(settings: Settings): Promise<ProviderAnswer<string[]>> {
  try {
    const { authorizedDomains } = await httpClient<{ authorizedDomains?: string[] }>("/v1/projects", {
      baseURL: providerBase(settings),
      query: { key: settings.FIREBASE_API_KEY },
      signal: deadlineSignal(providerDeadline),
    });
    return { ok: true, value: authorizedDomains ?? [] };
  } catch (error) {
    return { ok: false, code: codeOf(error) };
  }
}
