// An article's table of contents.

import { useId } from "react";
import styles from "./Contents.module.css";
import type { ContentsItem } from "./rendered-article.ts";

export function Contents({ items }: { items: readonly ContentsItem[] }) {
  // An article shows it twice, above the text on phones and beside it on wide screens.
  const title = useId();
  if (items.length < 2) return null;
  return (
    <nav className={styles.contents} aria-labelledby={title}>
      <p id={title} className={styles.title}>
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
