// Standalone page without the site's or the admin's frame.

import styles from "./PlainPage.module.css";

export function PlainPage({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <main className={styles.page}>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
