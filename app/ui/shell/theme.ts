// The theme as components ask for it.

import { createContext, useContext } from "react";
import { isDarkHere, readTheme, type Theme } from "#app/platform/site/theme.ts";

/** The colour a browser gives its own bars: each theme's background. */
export const themeColors = { light: "#ffffff", dark: "#0C111B" };

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
  const color = themeColors[isDarkHere() ? "dark" : "light"];
  for (const meta of document.querySelectorAll("meta[name='theme-color']")) meta.setAttribute("content", color);
}
