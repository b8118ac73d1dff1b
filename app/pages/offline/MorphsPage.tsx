// Offline summary of all morphs: facts and health concerns, collapsed.

import { useEffect } from "react";
import { useLocation } from "react-router";
import type { MorphFacts } from "#app/kinds/morph/facts.ts";
import { FactRows, HealthConcerns } from "#app/kinds/morph/page/FactRows.tsx";
import { GenotypeChips } from "#app/ui/genetics/GenotypeChips.tsx";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { Section } from "#app/ui/kit/Detail.tsx";
import { Fold } from "#app/ui/kit/Fold.tsx";
import { EmptyList } from "#app/ui/kit/ListLayout.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import styles from "./OfflinePage.module.css";

export interface MorphsPageData {
  genes: readonly MorphFacts[];
  combos: readonly MorphFacts[];
}

export function MorphsPage({ genes, combos }: MorphsPageData) {
  const { hash } = useLocation();
  // Not every browser opens <details> for a hash.
  useEffect(() => {
    const place = document.getElementById(hash.slice(1));
    const fold = place?.closest("details");
    if (!fold) return;
    fold.open = true;
    fold.scrollIntoView();
  }, [hash]);
  return (
    <>
      <Breadcrumb trail={[{ label: "オフラインで使えるもの", to: "/offline" }, { label: "モルフの要点" }]} />
      <PageHead
        title="モルフの要点"
        lead="すべての遺伝子とコンボの、遺伝のしかたと健康上の懸念です。オフラインのときも、この端末で読めます。写真と解説は図鑑にあります。"
      />
      {genes.length + combos.length === 0 ? <EmptyList /> : null}
      <Morphs title="遺伝子" morphs={genes} />
      <Morphs title="コンボ" morphs={combos} />
    </>
  );
}

function Morphs({ title, morphs }: { title: string; morphs: readonly MorphFacts[] }) {
  return morphs.length === 0 ? null : (
    <Section title={title}>
      <div className={styles.morphs}>
        {morphs.map((morph) => (
          <Fold key={morph.id} label={morph.health.length > 0 ? `${morph.title}（健康上の懸念あり）` : morph.title}>
            <div id={morph.id}>
              <FactRows morph={morph} />
            </div>
            {morph.recipe.length > 0 ? <GenotypeChips chips={morph.recipe} /> : null}
            {morph.health.length > 0 ? <HealthConcerns concerns={morph.health} /> : null}
          </Fold>
        ))}
      </div>
    </Section>
  );
}
