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

/** Calls the API, or the emulator, which serves it under the real host's name. Posts if there is a body. */
async function call(
  path: string,
  options: { body?: Record<string, unknown>; settings?: Settings; deadline?: number } = {},
): Promise<ProviderAnswer<Record<string, unknown>>> {
  const { body, settings = environment(), deadline = providerDeadline } = options;
  const { FIREBASE_API_KEY: key, FIREBASE_AUTH_EMULATOR_HOST: emulator } = settings;
  if (!key) return { ok: false, code: "invalid-api-key" };
  try {
    const value = await httpClient<Record<string, unknown>>(path, {
      baseURL: emulator
        ? `http://${emulator}/identitytoolkit.googleapis.com`
        : "https://identitytoolkit.googleapis.com",
      query: { key },
      // Language of the mails.
      headers: { "X-Firebase-Locale": "ja" },
      ...(body && { method: "POST", body }),
      signal: deadlineSignal(deadline),
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
  return idTokenOf(
    await call("/v1/accounts:signInWithPassword", { body: { email, password, returnSecureToken: true } }),
  );
}

/** Signs in with a mailed code, which works once. */
export async function signInWithEmailLink(email: string, oobCode: string): Promise<ProviderAnswer<string>> {
  return idTokenOf(await call("/v1/accounts:signInWithEmailLink", { body: { email, oobCode } }));
}

/** Mails a sign-in link to `continueUrl`, with the code in its query. */
export async function mailSignInLink(email: string, continueUrl: string): Promise<ProviderAnswer<unknown>> {
  const mail = { requestType: "EMAIL_SIGNIN", email, continueUrl, canHandleCodeInApp: true };
  return call("/v1/accounts:sendOobCode", { body: mail });
}

export async function mailPasswordReset(email: string, continueUrl: string): Promise<ProviderAnswer<unknown>> {
  return call("/v1/accounts:sendOobCode", { body: { requestType: "PASSWORD_RESET", email, continueUrl } });
}

export async function updatePassword(idToken: string, password: string): Promise<ProviderAnswer<unknown>> {
  return call("/v1/accounts:update", { body: { idToken, password, returnSecureToken: false } });
}

/** Returns the provider's rules; the default if unavailable (always in the emulator). */
export async function passwordPolicy(): Promise<PasswordPolicy> {
  const answer = await call("/v2/passwordPolicy", { deadline: providerDeadline / 2 });
  return answer.ok ? readPolicy(answer.value) : defaultPolicy;
}

/** Returns the authorised domains; fails for an invalid key. */
export async function allowedDomains(settings: Settings): Promise<ProviderAnswer<string[]>> {
  const answer = await call("/v1/projects", { settings });
  if (!answer.ok) return answer;
  const { authorizedDomains } = answer.value;
  return { ok: true, value: Array.isArray(authorizedDomains) ? authorizedDomains.map(String) : [] };
}
