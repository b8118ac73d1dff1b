import { readStored, writeStored } from "./browser-store.ts";

/** Returns whether the path is in the admin, ignoring case like the router. */
export function isAdminPath(pathname: string): boolean {
  return /^\/admin(\/|$)/i.test(pathname);
}

/** Whether this document was loaded as an admin page. Evaluated at load, since the shell imports this module. */
export const isAdminDocument = typeof location !== "undefined" && isAdminPath(location.pathname);

const HERE = "admin-here";

/** Remembers in the browser whether an admin is signed in. Only a hint: access depends on the session. */
export const setAdminHere = (isHere: boolean): boolean => writeStored(HERE, isHere ? "1" : null);

export const isAdminHere = (): boolean => readStored(HERE) !== null;
