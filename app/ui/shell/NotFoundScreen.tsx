import { useId } from "react";
import { useNavigate } from "react-router";
import type { Ended } from "#app/platform/site/not-found.ts";
import { siteName } from "#app/platform/site/site-name.ts";
import { ButtonLink } from "#app/ui/kit/Button.tsx";
import { snakeHead, zero } from "./coil.ts";
import styles from "./NotFoundScreen.module.css";

/** Long enough for a previous page to start loading. */
const NOTHING_BEHIND_MS = 1000;

/** `ended`: an entry after its 公開終了. */
export function NotFoundScreen({ ended }: { ended?: Ended | undefined }) {
  const navigate = useNavigate();
  /** Goes back if possible; otherwise follows the link to the front page. */
  function goBack(event: React.MouseEvent) {
    const { navigation, history } = window;
    // The Navigation API only knows this site's entries; others (a search engine) may precede or follow.
    const ofOthers = history.length - (navigation?.entries().length ?? 1);
    if (!navigation?.canGoBack && ofOthers === 0) return;
    event.preventDefault();
    // Second click of a double click.
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
        {ended
          ? "お探しのページは公開を終了しました。"
          : "お探しのページが見つかりませんでした。URLが間違っているか、ページが移動または削除された可能性があります。"}
      </p>
      <div className={styles.actions}>
        {ended?.list ? <ButtonLink to={ended.list[0]}>{ended.list[1]}</ButtonLink> : null}
        <ButtonLink to="/" look={ended?.list ? "outline" : "primary"}>
          トップページへ
        </ButtonLink>
        <ButtonLink to="/" look="outline" onClick={goBack}>
          前のページへ戻る
        </ButtonLink>
      </div>
    </main>
  );
}

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
