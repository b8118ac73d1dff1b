// The theme as components ask for it.

import { createContext, useContext } from "react";
import { readTheme, type Theme } from "#app/platform/site/theme.ts";

/** The colour a browser gives its own bars: each theme's background. */
const colors = { light: "#ffffff", dark: "#0C111B" };

/** A theme's colour on a device that is light itself, and on one that is dark. */
export function themeColors(theme: Theme): Record<"light" | "dark", string> {
  return theme === "auto" ? colors : { light: colors[theme], dark: colors[theme] };
}

/** What the request's cookie asks for, while the server draws. */
export const RequestTheme = createContext<Theme | null>(null);

/** The document's theme. In the browser it is what stands there: it changes in place. No loader's data, so that a failing page has it too. */
export function useTheme(): Theme {
  const asked = useContext(RequestTheme);
  if (asked || typeof document === "undefined") return asked ?? "light";
  return readTheme(document.documentElement.dataset.theme);
}

/** The open document takes this theme on. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  const shown = themeColors(theme);
  for (const meta of document.querySelectorAll("meta[name='theme-color']"))
    meta.setAttribute("content", meta.getAttribute("media")?.includes("dark") ? shown.dark : shown.light);
}
