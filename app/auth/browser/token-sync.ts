// The optional token sync: posts each new ID token to the configured address, and its end.

import { logAuthError } from "./browser-log.ts";

export interface IdToken {
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
