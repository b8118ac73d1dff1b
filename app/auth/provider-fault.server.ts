// What a failed call to the provider's admin SDK means: the token is bad, or the provider cannot be asked.

import { whilePatient } from "#app/platform/http/scheduler.server.ts";

/** How long the provider may take over one question. */
export const providerDeadline = 10_000;

const tokenFaults = new Set([
  "auth/argument-error",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/invalid-id-token",
  "auth/invalid-session-cookie",
  "auth/session-cookie-expired",
  "auth/session-cookie-revoked",
  "auth/user-disabled",
  "auth/user-not-found",
]);

/** True when the token itself is at fault; false when nothing can be said about it (network, quota, configuration). */
export function isTokenFault(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return false;
  // The SDK reports unreachable signing keys as "argument-error" as well; only the words tell them apart.
  if (error.code === "auth/argument-error" && /error (fetching|while making request)/i.test(error.message))
    return false;
  return tokenFaults.has(error.code);
}

/** True when the token's time is over, by this machine's clock. */
export function isExpired(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "auth/id-token-expired";
}

/** The promise's value, or a rejection when the provider takes longer than the deadline. */
export async function withinDeadline<T>(asking: Promise<T>, ms = providerDeadline): Promise<T> {
  let stop = () => {};
  const late = new Promise<never>((_, reject) => {
    stop = whilePatient(ms, () => reject(new Error("The identity provider did not answer in time")));
  });
  try {
    return await Promise.race([asking, late]);
  } finally {
    stop();
  }
}
