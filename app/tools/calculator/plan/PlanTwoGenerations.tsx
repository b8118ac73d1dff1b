// One plan over two generations: whom to keep back of which clutch, whom to breed it to, and what the whole comes to.

import { BallNames } from "#app/tools/calculator/BallNames.tsx";
import { KinMark } from "#app/tools/calculator/KinMark.tsx";
import { HealthMarks } from "#app/tools/calculator/OutcomeTable.tsx";
import styles from "#app/tools/calculator/Result.module.css";
import type { TwoGenerationView } from "./plan-view.ts";

export function PlanTwoGenerations({ plan, place, eggs }: { plan: TwoGenerationView; place: number; eggs: number }) {
  const { keep, mate } = plan;
  return (
    <section className={styles.plan}>
      <h3>2世代の計画{place}</h3>
      <HealthMarks health={plan.health} />
      <p>
        <span className={styles.big}>{plan.overall}</span>
        <span className={styles.small}>卵が{eggs}個ずつ生まれたとき、最後まで進む見込み</span>
      </p>
      <ol className={styles.steps}>
        <Keep keep={keep} />
        {mate.kind === "second-clutch" ? <Keep keep={mate.keep} /> : null}
        {mate.kind === "sibling" ? <li>同じクラッチから{mate.keep.words}</li> : null}
        <li>
          {mate.kind === "ball" ? (
            <>
              育ったら、
              <BallNames balls={[mate.ball]} />
              と掛け合わせます。
            </>
          ) : (
            "その2匹を掛け合わせます。"
          )}
          卵1個あたり{plan.perEgg}で生まれます。
        </li>
      </ol>
      <KinMark kin={plan.kin} />
    </section>
  );
}

function Keep({ keep }: { keep: TwoGenerationView["keep"] }) {
  return (
    <li>
      <BallNames balls={[keep.parents.sire]} /> × <BallNames balls={[keep.parents.dam]} />
      から、{keep.words}
    </li>
  );
}
