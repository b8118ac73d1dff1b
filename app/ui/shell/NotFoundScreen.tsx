// The screen for a path that leads nowhere, and for everything that went wrong.

import { useId } from "react";
import { Link, useNavigate } from "react-router";
import { siteName } from "#app/platform/site/site-name.ts";
import { snakeHead, zero } from "./coil.ts";
import styles from "./NotFoundScreen.module.css";

export function NotFoundScreen() {
  const navigate = useNavigate();
  function goBack(event: React.MouseEvent) {
    if (window.history.length <= 1) return;
    event.preventDefault();
    navigate(-1);
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
        <Link to="/" data-button="" className={styles.primary}>
          トップページへ
        </Link>
        <a href="/" onClick={goBack} data-button="" className={styles.secondary}>
          前のページへ戻る
        </a>
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
