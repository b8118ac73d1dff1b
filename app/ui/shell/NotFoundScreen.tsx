// The screen for a path that leads nowhere, and for everything that went wrong.

import { useId } from "react";
import { useNavigate } from "react-router";
import { siteName } from "#app/platform/site/site-name.ts";
import { ButtonLink } from "#app/ui/kit/Button.tsx";
import { snakeHead, zero } from "./coil.ts";
import styles from "./NotFoundScreen.module.css";

/** Long enough for a page behind to begin to load. */
const NOTHING_BEHIND_MS = 1000;

export function NotFoundScreen() {
  const navigate = useNavigate();
  /** Goes back where there is something to go back to; else the link leads to the front page. */
  function goBack(event: React.MouseEvent) {
    const { navigation, history } = window;
    // The Navigation API knows this site's own entries; others may lie before them (a search engine's) or only after.
    const ofOthers = history.length - (navigation?.entries().length ?? 1);
    if (!navigation?.canGoBack && ofOthers === 0) return;
    event.preventDefault();
    // The second tap of two.
    if (event.detail > 1) return;
    navigate(-1);
    if (navigation?.canGoBack) return;
    const timer = setTimeout(() => window.location.assign("/"), NOTHING_BEHIND_MS);
    for (const event of ["popstate", "pagehide"]) {
      window.addEventListener(event, () => clearTimeout(timer), { once: true });
    }
  }
  return (
    <main className={styles.screen}>
      <img src="/logo-named.svg" alt={siteName()} width={200} height={60} className={styles.logo} />
      <p className={styles.number}>
        <span className="visually-hidden">404</span>
        <span aria-hidden="true">4</span>
        <SnakeZero className={styles.zero} />
        <span aria-hidden="true">4</span>
      </p>
      <h1 className={styles.title}>Page Not Found</h1>
      <p className={styles.message}>
        お探しのページが見つかりませんでした。URLが間違っているか、ページが移動または削除された可能性があります。
      </p>
      <div className={styles.actions}>
        <ButtonLink to="/">トップページへ</ButtonLink>
        <ButtonLink to="/" look="outline" onClick={goBack}>
          前のページへ戻る
        </ButtonLink>
      </div>
    </main>
  );
}

// The zero of the 404: a snake in a ring.
function SnakeZero({ className }: { className?: string }) {
  const mask = useId();
  return (
    <svg viewBox="0 0 100 100" className={className} role="img" aria-label="輪になったヘビ">
      <mask id={mask}>
        <rect width="100" height="100" fill="#fff" />
        <path d={snakeHead.rim} transform={zero.neck} fill="#000" />
      </mask>
      <path d={zero.body} mask={`url(#${mask})`} fill="currentColor" />
      <g transform={zero.neck}>
        <path d={snakeHead.head} fill="currentColor" />
        <circle cx="14" cy="-3.6" r="1.7" fill="var(--color-background)" />
        <circle cx="14" cy="3.6" r="1.7" fill="var(--color-background)" />
      </g>
    </svg>
  );
}
