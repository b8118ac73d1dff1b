import { Link } from "react-router";
import { classes } from "#app/platform/site/classes.ts";
import detailStyles from "./Detail.module.css";
import styles from "./Neighbours.module.css";
import { Phrases } from "./Phrases.tsx";
import shareLinksStyles from "./ShareLinks.module.css";
import { useCopy } from "./use-copy.ts";

interface Neighbour {
  id: string;
  title: string;
}

export function Neighbours({
  path,
  previous,
  next,
}: {
  path: string;
  previous: Neighbour | null;
  next: Neighbour | null;
}) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="前後のページ" className={classes("no-print", styles.nav)}>
      {[["prev", "前へ", previous] as const, ["next", "次へ", next] as const].map(([rel, label, entry]) =>
        entry ? (
          <Link key={rel} to={`${path}/${entry.id}`} rel={rel} className={classes(styles.link, styles[rel])}>
            <span className={styles.label}>{label}</span>
            <span>
              <Phrases text={entry.title} />
            </span>
          </Link>
        ) : (
          <span key={rel} />
        ),
      )}
    </nav>
  );
}

// Share links without third-party scripts.
export function ShareLinks({ url, title }: { url: string; title: string }) {
  const [message, copy] = useCopy(url, "URLをコピー");
  const to = { url: encodeURIComponent(url), title: encodeURIComponent(title) };
  return (
    <div className={classes("no-print", shareLinksStyles.share)}>
      <span className={shareLinksStyles.label}>共有</span>
      <a href={`https://x.com/intent/post?url=${to.url}&text=${to.title}`} target="_blank" rel="noopener noreferrer">
        X
      </a>
      <a href={`https://social-plugins.line.me/lineit/share?url=${to.url}`} target="_blank" rel="noopener noreferrer">
        LINE
      </a>
      <a href={`https://b.hatena.ne.jp/entry/panel/?url=${to.url}`} target="_blank" rel="noopener noreferrer">
        はてな
      </a>
      <button type="button" onClick={() => void copy()} className={shareLinksStyles.copy}>
        <span aria-live="polite">{message}</span>
      </button>
    </div>
  );
}

interface DetailTopProps {
  picture: React.ReactNode;
  /** Shown before the picture in one column: name, price, state. */
  head?: React.ReactNode;
  children: React.ReactNode;
}

export function DetailTop({ picture, head, children }: DetailTopProps) {
  return (
    <div className={classes(picture ? detailStyles.top : detailStyles.plain, head ? detailStyles.headed : null)}>
      {head ? <div className={detailStyles.about}>{head}</div> : null}
      {picture ? <div className={detailStyles.picture}>{picture}</div> : null}
      <div className={detailStyles.about}>{children}</div>
    </div>
  );
}

export function Section({ title, id, children }: { title: string; id?: string; children: React.ReactNode }) {
  return (
    <section className={detailStyles.section}>
      <h2 id={id}>
        <Phrases text={title} />
      </h2>
      {children}
    </section>
  );
}

export function Body({ children }: { children: React.ReactNode }) {
  return <div className={detailStyles.body}>{children}</div>;
}

export function Dates({
  publishedAt,
  updatedAt,
  format,
}: {
  publishedAt: string;
  updatedAt: string;
  format: (at: string) => string;
}) {
  const published = format(publishedAt);
  const updated = format(updatedAt);
  return (
    <p className={detailStyles.dates}>
      公開 <time dateTime={publishedAt}>{published}</time>
      {updated !== published && updatedAt > publishedAt ? (
        <>
          ・更新 <time dateTime={updatedAt}>{updated}</time>
        </>
      ) : null}
    </p>
  );
}
