// Links to beginner pages before buying: needs, costs, choosing, genes and health.

import { Link } from "react-router";
import { classes } from "#app/platform/site/classes.ts";
import styles from "./BeforeKeeping.module.css";

interface Props {
  morphs?: readonly { to: string; label: string; hasConcern: boolean }[];
}

const pages = [
  { to: "/start/needs", label: "必要なもの" },
  { to: "/start/costs", label: "飼う費用" },
  { to: "/start/choosing", label: "選び方" },
  { to: "/start/first-night", label: "最初の夜" },
] as const;

export function BeforeKeeping({ morphs = [] }: Props) {
  return (
    <nav aria-label="迎える前に" className={classes("no-print", styles.links)}>
      <span className={styles.label}>迎える前に</span>
      {pages.map(({ to, label }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
      {morphs.map(({ to, label, hasConcern }) => (
        <Link key={to} to={to}>
          {hasConcern ? `${label}の健康上の懸念` : `${label}とは`}
        </Link>
      ))}
    </nav>
  );
}
