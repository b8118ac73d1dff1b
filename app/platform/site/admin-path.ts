// Which addresses are the admin's, and which browsers.

/** Read as the router reads addresses: small and capital letters are the same. */
export function isAdminPath(pathname: string): boolean {
  return /^\/admin(\/|$)/i.test(pathname);
}

/** In the browser: whether this document came as a page of the admin. The shell loads this module, so it is there from the start. */
export const isAdminDocument = typeof location !== "undefined" && isAdminPath(location.pathname);

const HERE = "admin-here";

/** In the browser: remembers that an admin is signed in here, or no longer is. Opens nothing; what may be opened the session says. */
export function setAdminHere(isHere: boolean): void {
  try {
    if (isHere) localStorage.setItem(HERE, "1");
    else localStorage.removeItem(HERE);
  } catch {
    // Where site data is blocked no session persists.
  }
}

export function isAdminHere(): boolean {
  try {
    return localStorage.getItem(HERE) !== null;
  } catch {
    return false;
  }
}
