import { expect, test } from "vitest";
import { isTokenError } from "#app/auth/firebase-admin.server.ts";

const fault = (code: string, message = "") => Object.assign(new Error(message), { code });

test.each([
  "auth/argument-error",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/session-cookie-revoked",
  "auth/user-disabled",
  "auth/user-not-found",
])("%s is caused by the token", (code) => {
  expect(isTokenError(fault(code))).toBe(true);
});

test.each([
  [
    "the signing keys cannot be fetched",
    fault("auth/argument-error", "Error fetching public keys for Google certs: getaddrinfo"),
  ],
  ["the network", fault("app/network-error")],
  ["the service account", fault("app/invalid-credential")],
  ["the provider itself", fault("auth/internal-error")],
  ["the quota", fault("auth/quota-exceeded")],
  ["the deadline", new Error("The identity provider did not answer in time")],
  ["something else", "auth/user-disabled"],
])("%s is not", (_, error) => {
  expect(isTokenError(error)).toBe(false);
});
