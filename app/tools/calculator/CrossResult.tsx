// The answer of 計算: the main thing in one sentence, what to beware of, every outcome, and where it comes from.

import { Link } from "react-router";
import { useSite } from "#app/platform/site/site-data.ts";
import { Warnings } from "#app/snake/words/Warnings.tsx";
import { ShareLinks } from "#app/ui/kit/ShareLinks.tsx";
import { preserveScroll } from "#app/ui/shell/scroll.ts";
import type { CrossPage } from "./cross-page.ts";
import type { CrossView } from "./cross-view.ts";
import { OutcomeTable } from "./OutcomeTable.tsx";
import { PunnettSquares } from "./PunnettSquares.tsx";
import styles from "./Result.module.css";

interface Props {
  result: CrossView;
  links: NonNullable<CrossPage["links"]>;
  eggs: number;
  view: "look" | "genotype";
}

export function CrossResult({ result, links, eggs, view }: Props) {
  const origin = useSite()?.origin ?? "";
  return (
    <section aria-labelledby="result-head" className={styles.result}>
      <div className={styles.head}>
        <h2 id="result-head">
          {result.sire} × {result.dam}
        </h2>
        <p role="status" className={styles.headline}>
          {result.headline}
        </p>
      </div>
      <Warnings health={result.health} remarks={result.remarks} />
      <nav aria-label="結果の見かた" className={`no-print ${styles.views}`}>
        <Link to={links.look} state={preserveScroll} aria-current={view === "look" ? "page" : undefined}>
          見た目 {result.totals.looks}通り
        </Link>
        <Link to={links.genotype} state={preserveScroll} aria-current={view === "genotype" ? "page" : undefined}>
          遺伝子型 {result.totals.genotypes}通り
        </Link>
      </nav>
      <OutcomeTable result={result} eggs={eggs} view={view} />
      <PunnettSquares squares={result.squares} recombination={result.recombination} />
      <ShareLinks url={origin + links.share} title={`${result.sire} × ${result.dam} の遺伝計算`} />
    </section>
  );
}
