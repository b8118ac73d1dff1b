import styles from "./Grid.module.css";

export function Grid({ of, children }: { of: "snakes" | "large" | "articles"; children: React.ReactNode }) {
  return <ul className={styles[of]}>{children}</ul>;
}
