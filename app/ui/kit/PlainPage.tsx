// A page that says one thing, outside every frame: for answers that come before the site or the admin can be drawn around them.

import styles from "./PlainPage.module.css";

export function PlainPage({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <main className={styles.page}>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
