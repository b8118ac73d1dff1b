// Light unless the visitor asked for dark; the wish lives in a cookie, so the first byte is already right.

import { cookieIn } from "./cookie.ts";

export type Theme = "light" | "dark";

const ONE_YEAR = 60 * 60 * 24 * 365;

export function themeOf(cookies: string | null | undefined): Theme {
  return cookieIn(cookies, "theme") === "dark" ? "dark" : "light";
}

/** What the server sets is made `Secure` where the site is; a script says so itself. */
export function themeCookie(theme: Theme, isSecure = false): string {
  return `theme=${theme}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
