// The two columns of a detail page: picture and facts, then sections under their headings.

import styles from "./Detail.module.css";

export function DetailTop({ picture, children }: { picture: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className={picture ? styles.top : styles.plain}>
      {picture ? <div>{picture}</div> : null}
      <div className={styles.about}>{children}</div>
    </div>
  );
}

export function Section({ title, id, children }: { title: string; id?: string; children: React.ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 id={id}>{title}</h2>
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
