// Light or dark: a form that works by itself, and in place where there is JavaScript.

import { type Theme, themeCookie } from "#app/platform/site/theme.ts";
import styles from "./ThemeToggle.module.css";
import { themeColor, useTheme } from "./theme.ts";

export function ThemeToggle() {
  const stored = useTheme();

  function switchHere(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const root = document.documentElement;
    const theme: Theme = root.dataset.theme === "dark" ? "light" : "dark";
    root.dataset.theme = theme;
    document.querySelector("meta[name='theme-color']")?.setAttribute("content", themeColor[theme]);
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads it before any script runs; the Cookie Store API is not everywhere
    document.cookie = themeCookie(theme, location.protocol === "https:");
  }

  return (
    <form method="post" action="/theme" onSubmit={switchHere} className={styles.form}>
      <button
        type="submit"
        className={styles.button}
        name="theme"
        value={stored === "dark" ? "light" : "dark"}
        aria-label="明るい表示と暗い表示を切り替える"
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
      </button>
    </form>
  );
}
