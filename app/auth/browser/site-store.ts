/** Returns localStorage, or a page-local substitute if site data is blocked. */
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

/** Removes tokens stored by earlier versions of this site. */
export function forgetStoredTokens(): void {
  try {
    for (const name of Object.keys(window.localStorage))
      if (name.startsWith("firebase:")) window.localStorage.removeItem(name);
  } catch {
    // If site data is blocked, none was stored.
  }
}
