// Overview of a pair: possible looks, kinship, health and the goals it serves.

import { Link } from "react-router";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { DrawnLook } from "#app/ui/genetics/DrawnLook.tsx";
import { GenotypeChips } from "#app/ui/genetics/GenotypeChips.tsx";
import { Warnings } from "#app/ui/genetics/Warnings.tsx";
import { Genes } from "#app/ui/kit/Genes.tsx";
import type { LookOffer } from "./offers.server.ts";
import styles from "./Pair.module.css";
import type { ServedGoal, PairView as View } from "./pair-view.server.ts";

const FIRST = 6;

export function PairView({ pair }: { pair: View }) {
  const { sire, dam, kinship, health, goals, offers, calculator } = pair;
  return (
    <>
      <Panel title="ペアと血縁">
        <div className={styles.mates}>
          <Mate side="父" mate={sire} />
          <Mate side="母" mate={dam} />
        </div>
        {kinship ? <p className={styles.kinship}>{kinship}</p> : null}
      </Panel>
      <Warnings health={health} remarks={[]} />
      {sire && dam ? (
        <Panel title="子の見込み">
          {offers.why ? <p>{offers.why}</p> : <Looks offers={offers} />}
          {calculator ? (
            <p className={styles.more}>
              <Link to={calculator}>遺伝計算で詳しく見る</Link>
            </p>
          ) : null}
        </Panel>
      ) : null}
      {goals.length > 0 ? (
        <Panel title="このペアで目指せる組み合わせ">
          <ul className={styles.goals}>
            {goals.map((goal) => (
              <li key={goal.name}>
                <b>{goal.name}</b>
                <span>{goal.chance}</span>
                <span>{placeWords(goal)}</span>
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
    </>
  );
}

function placeWords({ place, pairs }: ServedGoal): string {
  if (pairs <= 1) return "いまいる個体では、このペアだけです";
  if (place === null) return `いまいる個体の${pairs}組の中に、確率のもっと高いペアがあります`;
  return `いまいる個体の${pairs}組のうち、確率が${place === 1 ? "いちばん" : `${place}番目に`}高いペアです`;
}

function Mate({ side, mate }: { side: string; mate: View["sire"] }) {
  return (
    <div className={styles.mate}>
      <span className={styles.quiet}>{side}</span>
      {mate ? (
        <>
          <Link to={`/admin/balls/${mate.id}`} className={styles.name}>
            {mate.title}
          </Link>
          <GenotypeChips chips={mate.chips} />
        </>
      ) : (
        <span>未設定</span>
      )}
    </div>
  );
}

function Looks({ offers: { looks, isAll } }: Pick<View, "offers">) {
  const line = (look: (typeof looks)[number]) => (
    <li key={look.line}>
      <LookLine look={look} />
    </li>
  );
  return (
    <>
      <ul className={styles.looks}>{looks.slice(0, FIRST).map(line)}</ul>
      {looks.length > FIRST ? (
        <details>
          <summary className={styles.summary}>
            ほか{looks.length - FIRST}通り{isAll ? "" : "以上"}
          </summary>
          <ul className={styles.looks}>{looks.slice(FIRST).map(line)}</ul>
        </details>
      ) : null}
    </>
  );
}

export const sexWords = { male: "オスだけ", female: "メスだけ" } as const;

export function LookLine({ look: { drawn, name, line, unseen, sex, chance } }: { look: LookOffer }) {
  const more = [name ? line : "", unseen, sex ? sexWords[sex] : ""].filter(Boolean);
  return (
    <span className={styles.look}>
      <DrawnLook drawn={drawn} />
      <span className={styles.words}>
        <b>
          <Genes line={name || line} />
        </b>
        {more.map((words) => (
          <span key={words} className={styles.quiet}>
            <Genes line={words} />
          </span>
        ))}
      </span>
      <span className={styles.chance}>{chance}</span>
    </span>
  );
}
