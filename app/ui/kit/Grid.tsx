// Cards in columns: two on phones for snakes, one for articles and for a few large snakes.

import styles from "./Grid.module.css";

export function Grid({ of, children }: { of: "snakes" | "large" | "articles"; children: React.ReactNode }) {
  return <ul className={styles[of]}>{children}</ul>;
}
