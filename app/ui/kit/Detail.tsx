// The two columns of a detail page: its head and facts beside the picture, then sections under their headings.

import styles from "./Detail.module.css";
import { Phrases } from "./Phrases.tsx";

interface DetailTopProps {
  picture: React.ReactNode;
  /** What comes before the picture where there is one column: name, price, state. */
  head?: React.ReactNode;
  children: React.ReactNode;
}

export function DetailTop({ picture, head, children }: DetailTopProps) {
  return (
    <div className={`${picture ? styles.top : styles.plain} ${head ? styles.headed : ""}`}>
      {head ? <div className={styles.about}>{head}</div> : null}
      {picture ? <div className={styles.picture}>{picture}</div> : null}
      <div className={styles.about}>{children}</div>
    </div>
  );
}

export function Section({ title, id, children }: { title: string; id?: string; children: React.ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 id={id}>
        <Phrases text={title} />
      </h2>
      {children}
    </section>
  );
}

/** An entry's own text, which brings its own headings. */
export function Body({ children }: { children: React.ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}

/** When an entry came out and when it last changed. */
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
    <p className={styles.dates}>
      公開 <time dateTime={publishedAt}>{published}</time>
      {updated !== published && updatedAt > publishedAt ? (
        <>
          ・更新 <time dateTime={updatedAt}>{updated}</time>
        </>
      ) : null}
    </p>
  );
}
