/** Returns whether the path is in the admin, ignoring case like the router. */
export function isAdminPath(pathname: string): boolean {
  return /^\/admin(\/|$)/i.test(pathname);
}

/** Whether this document was loaded as an admin page. Evaluated at load, since the shell imports this module. */
export const isAdminDocument = typeof location !== "undefined" && isAdminPath(location.pathname);

const HERE = "admin-here";

/** Remembers in the browser whether an admin is signed in. Only a hint: access depends on the session. */
export function setAdminHere(isHere: boolean): void {
  try {
    if (isHere) localStorage.setItem(HERE, "1");
    else localStorage.removeItem(HERE);
  } catch {
    // Sessions do not persist either if site data is blocked.
  }
}

export function isAdminHere(): boolean {
  try {
    return localStorage.getItem(HERE) !== null;
  } catch {
    return false;
  }
}
