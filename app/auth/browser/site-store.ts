// The store that all pages of the site share, for what the token sync keeps. A token never lies in it.

/** Storage shared by all pages of the site. Where site data is blocked, this page's own. */
export function siteStore(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  try {
    return window.localStorage;
  } catch {
    const values = new Map<string, string>();
    return {
      getItem: (name) => values.get(name) ?? null,
      setItem: (name, value) => void values.set(name, value),
      removeItem: (name) => void values.delete(name),
    };
  }
}

/** Tokens that the SDK of an earlier version of this site left behind. */
export function forgetStoredTokens(): void {
  try {
    for (const name of Object.keys(window.localStorage))
      if (name.startsWith("firebase:")) window.localStorage.removeItem(name);
  } catch {
    // Where site data is blocked none was stored.
  }
}
