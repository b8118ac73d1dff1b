// Heading of list results, focused after paging or filtering.

import { RESULTS } from "#app/platform/site/results.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import styles from "./ResultCount.module.css";

interface Props {
  total: number;
  unit: string;
  page: number;
  pages: number;
  level?: 2 | 3;
}

export function ResultCount({ total, unit, page, pages, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={RESULTS} tabIndex={-1} className={styles.count}>
      <strong>{withCommas(total)}</strong>
      {unit}
      {pages > 1 && page <= pages ? `（${page}/${pages}ページ）` : null}
    </Heading>
  );
}
