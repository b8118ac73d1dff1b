// An article's table of contents.

import styles from "./Contents.module.css";
import type { ContentsItem } from "./rendered-article.ts";

export function Contents({ items }: { items: readonly ContentsItem[] }) {
  if (items.length < 2) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <p id="contents-title" className={styles.title}>
        目次
      </p>
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={item.level === 3 ? styles.inner : undefined}>
            <a href={`#${item.id}`}>{item.text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
