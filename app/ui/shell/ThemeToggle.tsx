// Theme switch: a form that works without JavaScript; with it, applies to all open tabs.

import { createContext, useContext, useEffect, useState } from "react";
import {
  DARK_DEVICE,
  isDarkHere,
  nextTheme,
  readTheme,
  type Theme,
  themeCookie,
  themeOf,
} from "#app/platform/site/theme.ts";
import styles from "./ThemeToggle.module.css";

/** Browser UI colours: each theme's background. */
export const themeColors = { light: "#ffffff", dark: "#0C111B" };

/** Theme from the request's cookie, during server rendering. */
export const RequestTheme = createContext<Theme | null>(null);

/** Returns the document's theme. Independent of loader data, so that error pages have it too. */
export function useTheme(): Theme {
  const requestTheme = useContext(RequestTheme);
  if (requestTheme || typeof document === "undefined") return requestTheme ?? "light";
  return readTheme(document.documentElement.dataset.theme);
}

function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  const color = themeColors[isDarkHere() ? "dark" : "light"];
  for (const meta of document.querySelectorAll("meta[name='theme-color']")) meta.setAttribute("content", color);
}

/** Names the theme in SVG URLs: WebKit renders an SVG in <img> by the device's theme, and a new one on insertion. */
function showFigures(theme: Theme): void {
  if (!navigator.vendor.startsWith("Apple")) return;
  for (const figure of document.querySelectorAll<HTMLImageElement>("img[src*='/figures/']")) {
    figure.src = `${figure.src.split("#")[0]}#${theme}`;
    figure.replaceWith(figure);
  }
}

const CHANNEL = "theme";
const names: Record<Theme, string> = { light: "明るい表示", dark: "暗い表示", auto: "端末に合わせた表示" };

export function ThemeToggle() {
  const [theme, setTheme] = useState(useTheme());
  const next = nextTheme(theme);
  // Runs on each render, because the header re-renders with each page.
  useEffect(() => showFigures(theme));

  useEffect(() => {
    const take = (wish: Theme) => {
      showTheme(wish);
      setTheme(wish);
    };
    const follow = () => take(themeOf(document.cookie));
    const channel = new BroadcastChannel(CHANNEL);
    // The message may arrive before the cookie is readable.
    channel.onmessage = ({ data }) => take(readTheme(data));
    // A page from a cache may have an outdated theme.
    window.addEventListener("pageshow", follow);
    const device = window.matchMedia(DARK_DEVICE);
    device.addEventListener("change", follow);
    follow();
    return () => {
      channel.close();
      window.removeEventListener("pageshow", follow);
      device.removeEventListener("change", follow);
    };
  }, []);

  function switchHere(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads it before any script runs; the Cookie Store API is not everywhere
    document.cookie = themeCookie(next, location.protocol === "https:");
    showTheme(next);
    setTheme(next);
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(next);
    channel.close();
  }

  return (
    <form method="post" action="/theme" onSubmit={switchHere} className={styles.form}>
      <button
        type="submit"
        className={styles.button}
        name="theme"
        value={next}
        aria-label={`${names[theme]}。押すと${names[next]}に切り替え`}
        title={names[theme]}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={styles.moon}>
          <path
            fill="currentColor"
            d="M20.6 14.3A8.6 8.6 0 0 1 9.7 3.4a.7.7 0 0 0-.9-.9A9.9 9.9 0 1 0 21.5 15.2a.7.7 0 0 0-.9-.9Z"
          />
        </svg>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={styles.sun}>
          <circle cx="12" cy="12" r="4.4" fill="currentColor" />
          <path
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4"
          />
        </svg>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={styles.half}>
          <circle cx="12" cy="12" r="8.6" fill="none" stroke="currentColor" strokeWidth="2" />
          <path fill="currentColor" d="M12 3.4a8.6 8.6 0 0 1 0 17.2Z" />
        </svg>
      </button>
    </form>
  );
}
