import { ArticlePage } from "#app/kinds/shared/article/Page.tsx";
import { Triage } from "#app/kinds/shared/Triage.tsx";
import { classes } from "#app/platform/site/classes.ts";
import { Chip } from "#app/ui/kit/Chip.tsx";
import styles from "./Answer.module.css";
import { AnimalPrices, CostsSums, CostsTable, OwnSum } from "./costs/CostsPart.tsx";
import { categoryLabels } from "./labels.ts";
import type { InfoPageData } from "./page.server.ts";
import { verdicts } from "./verdicts.ts";

export function InfoPage({ page }: { page: InfoPageData }) {
  return (
    <ArticlePage
      section={{ label: "お知らせ・飼育情報", to: "/info" }}
      entry={page}
      reviewed={page.reviewed}
      opening={
        <>
          {page.costs ? <AnimalPrices costs={page.costs} /> : null}
          {page.ownCosts ? <CostsSums costs={page.ownCosts} /> : null}
          <Answer answer={page.answer} />
          <Triage rows={page.triage} />
        </>
      }
      closing={
        page.ownCosts ? (
          <>
            <CostsTable costs={page.ownCosts} />
            <OwnSum costs={page.ownCosts} path={`/info/${page.id}`} />
          </>
        ) : null
      }
    >
      <Chip to={`/info?category=${page.category}`}>{categoryLabels[page.category]}</Chip>
    </ArticlePage>
  );
}

// Verdict box at the top: see a vet, wait, or act today.
function Answer({ answer }: Pick<InfoPageData, "answer">) {
  if (answer.length === 0) return null;
  return (
    <section className={styles.answer} aria-labelledby="answer">
      <h2 id="answer" className={styles.title}>
        要点
      </h2>
      <dl className={styles.rows}>
        {answer.map(({ verdict, text }) => (
          <div key={verdict} className={classes(styles.row, styles[verdicts[verdict].tone])}>
            <dt>{verdicts[verdict].label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
