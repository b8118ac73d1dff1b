// The store that all pages of the site share, for what the sign-in keeps.

/** What all pages of the site share. Where site data is blocked, this page's own. */
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
