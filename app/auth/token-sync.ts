// The optional token sync: tells the configured address of each new ID token, and of its end.

import { complain } from "./browser-log.ts";

interface IdToken {
  value: string;
  /** Seconds since 1970. */
  issuedAt: number;
}

export interface SyncSurroundings {
  origin: string;
  isSecureContext: boolean;
  fetch: typeof fetch;
  now(): number;
}

/** A token older than this many seconds is not sent. */
const maxAge = 300;

/**
 * A function to call with every token the provider reports, null when signed out; undefined where the page is not in
 * a secure context or the address is not this site's. Nothing is sent twice, and nothing for someone never signed in.
 */
export function tokenSync(
  url: string,
  surroundings: SyncSurroundings,
): ((token: IdToken | null) => Promise<void>) | undefined {
  const { origin, isSecureContext, now } = surroundings;
  if (!isSecureContext || !URL.canParse(url, origin) || new URL(url, origin).origin !== origin) return undefined;
  let last: string | null = null;
  return async (token) => {
    if (token && now() / 1000 - token.issuedAt > maxAge) return;
    const value = token?.value ?? null;
    if (value === last) return;
    last = value;
    try {
      await surroundings.fetch(
        url,
        value === null ? { method: "DELETE" } : { method: "POST", headers: { Authorization: `Bearer ${value}` } },
      );
    } catch (error) {
      complain("The session could not be updated", error);
    }
  };
}
