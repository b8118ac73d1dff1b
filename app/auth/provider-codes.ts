// The identity provider's error codes under one name each: the client SDK's ("auth/wrong-password") and the REST API's ("INVALID_PASSWORD").

/** REST codes whose name is not simply the SDK's in capitals. */
const restCodes: Readonly<Record<string, string>> = {
  ADMIN_ONLY_OPERATION: "operation-not-allowed",
  API_KEY_INVALID: "invalid-api-key",
  BLOCKING_FUNCTION_ERROR_RESPONSE: "login-blocked",
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: "requires-recent-login",
  EMAIL_EXISTS: "email-already-in-use",
  EMAIL_NOT_FOUND: "user-not-found",
  EXPIRED_OOB_CODE: "expired-action-code",
  INVALID_IDENTIFIER: "invalid-email",
  INVALID_ID_TOKEN: "user-token-expired",
  INVALID_IDP_RESPONSE: "invalid-credential",
  INVALID_LOGIN_CREDENTIALS: "invalid-credential",
  INVALID_OOB_CODE: "invalid-action-code",
  INVALID_PASSWORD: "wrong-password",
  MISSING_OOB_CODE: "invalid-action-code",
  PASSWORD_LOGIN_DISABLED: "operation-not-allowed",
  PERMISSION_DENIED: "operation-not-allowed",
  RESET_PASSWORD_EXCEED_LIMIT: "too-many-requests",
  TOKEN_EXPIRED: "user-token-expired",
  TOO_MANY_ATTEMPTS_TRY_LATER: "too-many-requests",
  UNAUTHORIZED_CONTINUE_URI: "unauthorized-domain",
  INVALID_CONTINUE_URI: "unauthorized-domain",
};

const restWords: readonly (readonly [pattern: RegExp, code: string])[] = [
  [/api key (not valid|expired)/i, "invalid-api-key"],
  [/requests .*are blocked|api key not found/i, "invalid-api-key"],
];

/**
 * The one name of a provider error: lower case with hyphens, as in the client SDK but without "auth/".
 * Takes an SDK code, a REST code with or without its explanation ("WEAK_PASSWORD : …"), or an SDK message that ends in "(auth/…)".
 * Unknown codes come back in the same shape, so they can be logged.
 */
export function providerCode(raw: string): string {
  const inMessage = /\(auth\/([a-z-]+)\)/.exec(raw);
  if (inMessage?.[1]) return inMessage[1];
  const rest = /^([A-Z][A-Z0-9_]+)(?:\s*:.*)?$/s.exec(raw.trim())?.[1];
  if (rest) return restCodes[rest] ?? rest.toLowerCase().replaceAll("_", "-");
  const worded = restWords.find(([pattern]) => pattern.test(raw));
  if (worded) return worded[1];
  return raw
    .trim()
    .toLowerCase()
    .replace(/^auth\//, "");
}

/** After these the provider no longer takes the person's token: they are signed out. */
export function endsSignIn(code: string): boolean {
  return code === "user-disabled" || code === "user-token-expired";
}
