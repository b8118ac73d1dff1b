import { Link } from "react-router";
import { classes } from "#app/platform/site/classes.ts";
import styles from "./Chip.module.css";

export type Tone = "plain" | "primary" | "success" | "warning" | "error" | "info";

export function Chip({ tone = "plain", to, children }: { tone?: Tone; to?: string; children: React.ReactNode }) {
  const className = classes(styles.chip, styles[tone]);
  return to ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
}
