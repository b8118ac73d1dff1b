import { safeRedirect } from "remix-utils/safe-redirect";
import { withoutEndingSlashes } from "#app/platform/site/addresses.ts";

export const adminHome = "/admin/dashboard";

// Browsers drop tabs and newlines from a URL and read "\" as "/": "/\t/evil.example" would leave the site.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const refused = /[\u0000-\u001f\u007f\\]/;

const signInPaths = ["/admin/login", "/admin/logout"];

/** Returns the path unchanged if it is an admin page, else the dashboard. */
export function safeAdminPath(to: unknown): string {
  if (typeof to !== "string" || to.length > 2000 || refused.test(to) || safeRedirect(to, "") !== to) return adminHome;
  const base = "http://site.invalid";
  if (!URL.canParse(to, base)) return adminHome;
  const url = new URL(to, base);
  // "/admin/..//evil.example" and encoded forms only show their true path once resolved.
  const inside = url.origin === base && !url.pathname.includes("//") && /^\/admin\/./.test(url.pathname);
  if (!inside || signInPaths.includes(withoutEndingSlashes(url.pathname))) return adminHome;
  return url.pathname + url.search + url.hash;
}
