// Cards in columns: two on phones for snakes, one for articles.

import styles from "./Grid.module.css";

export function Grid({ of, children }: { of: "snakes" | "articles"; children: React.ReactNode }) {
  return <ul className={styles[of]}>{children}</ul>;
}
