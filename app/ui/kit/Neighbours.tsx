// Older and newer, where order means something.

import { Link } from "react-router";
import styles from "./Neighbours.module.css";

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
    <nav aria-label="前後のページ" className={`no-print ${styles.nav}`}>
      {previous ? (
        <Link to={`${path}/${previous.id}`} rel="prev" className={styles.link}>
          <span className={styles.label}>前へ</span>
          {previous.title}
        </Link>
      ) : (
        <span />
      )}
      {next ? (
        <Link to={`${path}/${next.id}`} rel="next" className={`${styles.link} ${styles.next}`}>
          <span className={styles.label}>次へ</span>
          {next.title}
        </Link>
      ) : null}
    </nav>
  );
}
