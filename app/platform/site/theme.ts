// Light unless the visitor chose dark, or for what the device has; the wish lives in a cookie, so the first byte is already right.

import { parse } from "cookie-es";

// A cookie of a request, read.

/** `header`: the request's Cookie header. */
export function cookieIn(header: string | null | undefined, name: string): string | undefined {
  // Most visitors bring none or others' (statistics): those are not taken apart.
  return header?.includes(name) ? parse(header)[name] : undefined;
}

/** In the order that the switch goes through. */
const themes = ["light", "dark", "auto"] as const;

/** "auto": as the device has it. */
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

/** Cookies set by the server become `Secure` where the site is; a script has to add it. */
export function themeCookie(theme: Theme, isSecure = false): string {
  return `theme=${theme}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

export const DARK_DEVICE = "(prefers-color-scheme: dark)";

/** Whether the open document is dark, by wish or as the device has it. */
export function isDarkHere(): boolean {
  const theme = readTheme(document.documentElement.dataset.theme);
  return theme === "auto" ? window.matchMedia(DARK_DEVICE).matches : theme === "dark";
}
