// Filled: visual. Filled ×2: two copies. Outline: het. Dashed with percentage: possible het.

import { Link } from "react-router";
import { classes } from "#app/platform/site/classes.ts";
import styles from "./GenotypeChips.module.css";
import type { GenotypeChip } from "./genotype-chips.ts";

export function GenotypeChips({ chips }: { chips: readonly GenotypeChip[] }) {
  if (chips.length === 0) return <p className={styles.none}>ノーマル（記録された遺伝子なし）</p>;
  return (
    <ul className={styles.chips}>
      {chips.map((chip) => (
        <li key={`${chip.gene}-${chip.state}`}>
          {chip.name === null ? (
            <span className={classes(styles.chip, styles[chip.state])}>{chip.gene}</span>
          ) : (
            <Link to={`/morph/${chip.gene}`} className={classes(styles.chip, styles[chip.state])}>
              {words(chip)}
              {chip.concern ? (
                <>
                  <span aria-hidden="true" className={styles.mark} title={chip.concern}>
                    !
                  </span>
                  <span className="visually-hidden">（健康上の懸念：{chip.concern}）</span>
                </>
              ) : null}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function words({ name, state, percent }: GenotypeChip): string {
  switch (state) {
    case "super":
      return `${name} ×2`;
    case "het":
      return `100%ヘテロ・${name}`;
    case "pos-het":
      return `${percent ?? "?"}%ポスヘテ・${name}`;
    case "visual":
      return name ?? "";
  }
}
