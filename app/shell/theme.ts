// Light unless the visitor asked for dark; the wish lives in a cookie, so the first byte is already right.

import { createContext, useContext } from "react";

export type Theme = "light" | "dark";

/** The colour a browser gives its own bars: each theme's background. */
export const themeColor: Record<Theme, string> = { light: "#ffffff", dark: "#0C111B" };

/** What the request's cookie asks for, while the server draws. */
export const RequestTheme = createContext<Theme | null>(null);

/** The document's theme. In the browser it is what stands there: it changes in place. No loader's data, so that a failing page has it too. */
export function useTheme(): Theme {
  const asked = useContext(RequestTheme);
  if (asked || typeof document === "undefined") return asked ?? "light";
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}

const ONE_YEAR = 60 * 60 * 24 * 365;

export function themeOf(cookie: string | null): Theme {
  return /(?:^|;\s*)theme=dark(?:;|$)/.test(cookie ?? "") ? "dark" : "light";
}

export function themeCookie(theme: Theme): string {
  return `theme=${theme}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax`;
}
