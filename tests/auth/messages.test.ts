import { expect, test } from "vitest";
import { endsSignIn, providerCode, providerMessage, sdkCode, unknownProviderError } from "#app/auth/messages.ts";
import provider from "./provider-codes.json" with { type: "json" };

const { codes, spellings } = provider;

test.each(codes)("%s has one Japanese sentence, with and without the prefix, and as the REST API spells it", (code) => {
  const message = providerMessage(code);
  expect(message).toMatch(/^[^。]*[ぁ-ん][^。]*。([^。]*。)?$/);
  expect(message).not.toBe(unknownProviderError);
  expect(providerMessage(`auth/${code}`)).toBe(message);
  expect(providerMessage(code.toUpperCase().replaceAll("-", "_"))).toBe(message);
});

test("only wrong password, unknown user and invalid credential read the same", () => {
  const same = ["wrong-password", "user-not-found", "invalid-credential"];
  expect(new Set(same.map(providerMessage)).size).toBe(1);
  expect(new Set(codes.map(providerMessage)).size).toBe(codes.length - 2);
});

test.each(spellings)("$raw becomes $code", ({ raw, code }) => {
  expect(providerCode(raw)).toBe(code);
});

/** As the SDK spells a REST API code that it does not know. */
const spelled = (rest: string) => `auth/${rest.toLowerCase().replace(/[_\s]+/g, "-")}`;

test.each([
  "API key not valid. Please pass a valid API key.",
  "API_KEY_INVALID",
  "BLOCKING_FUNCTION_ERROR_RESPONSE",
  "CONFIGURATION_NOT_FOUND",
  "EMAIL_EXISTS",
  "INVALID_CONTINUE_URI",
  "INVALID_LOGIN_CREDENTIALS",
  "OPERATION_NOT_ALLOWED",
  "PERMISSION_DENIED",
  "QUOTA_EXCEEDED",
  "Requests from referer https://borupa.example/ are blocked.",
  "USER_DISABLED",
])("%s reads the same from the server and from the SDK", (rest) => {
  expect(providerMessage(spelled(rest))).toBe(providerMessage(rest));
  expect(providerMessage(rest)).not.toBe(unknownProviderError);
});

test("a refusal by the project's blocking function differs from a service failure", () => {
  const thrown = (message: string) => sdkCode({ code: "auth/internal-error", message });
  expect(thrown('Firebase: HTTP Cloud Function returned an error: {"code":403} (auth/internal-error).')).toBe(
    "login-blocked",
  );
  expect(thrown("Firebase: Error (auth/internal-error).")).toBe("internal-error");
  expect(thrown('Firebase: {"error":{"message":"USER_DISABLED"}} (auth/internal-error).')).toBe("user-disabled");
});

test("unknown codes and names of Object.prototype get the generic message", () => {
  expect(providerMessage("auth/something-new")).toBe(unknownProviderError);
  expect(providerMessage("constructor")).toBe(unknownProviderError);
  expect(providerMessage("")).toBe(unknownProviderError);
});

test("only a disabled user and an expired token end the session", () => {
  expect(codes.filter(endsSignIn)).toEqual(["user-token-expired", "user-disabled"]);
});
