// Theme choice, light by default. Stored in a cookie, so that the server renders the right theme.

import { parse } from "cookie-es";

export function cookieIn(header: string | null | undefined, name: string): string | undefined {
  // Skips parsing for most visitors, who have no such cookie.
  return header?.includes(name) ? parse(header)[name] : undefined;
}

const themes = ["light", "dark", "auto"] as const;

/** "auto" follows the device. */
export type Theme = (typeof themes)[number];

const ONE_YEAR = 60 * 60 * 24 * 365;

export function readTheme(text: unknown): Theme {
  return themes.find((theme) => theme === text) ?? "light";
}

export function nextTheme(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? "light";
}

export function themeOf(cookies: string | null | undefined): Theme {
  return readTheme(cookieIn(cookies, "theme"));
}

/** Scripts must add `Secure` themselves; the server does so for its cookies. */
export function themeCookie(theme: Theme, isSecure = false): string {
  return `theme=${theme}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

export const DARK_DEVICE = "(prefers-color-scheme: dark)";

export function isDarkHere(): boolean {
  const theme = readTheme(document.documentElement.dataset.theme);
  return theme === "auto" ? window.matchMedia(DARK_DEVICE).matches : theme === "dark";
}
