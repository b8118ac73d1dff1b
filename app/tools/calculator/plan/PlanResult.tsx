// Result of 逆引き: the best pairings of the site's snakes, and two-generation plans if needed.

import type { PlannedKin } from "@borupa/genetics";
import { Link } from "react-router";
import { classes } from "#app/platform/site/classes.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { HealthMarks } from "#app/tools/calculator/OutcomeTable.tsx";
import type { PlanPage } from "#app/tools/calculator/page.ts";
import styles from "#app/tools/calculator/Result.module.css";
import { DrawnLook } from "#app/ui/genetics/DrawnLook.tsx";
import { Chip } from "#app/ui/kit/Chip.tsx";
import { ColumnHeads } from "#app/ui/kit/ColumnHeads.tsx";
import { Genes } from "#app/ui/kit/Genes.tsx";
import { Pagination } from "#app/ui/kit/Pagination.tsx";
import tables from "#app/ui/kit/Table.module.css";
import type { BallName, PlanView, TwoGenerationView } from "./plan-view.ts";

interface Props {
  view: PlanView | null;
  searched: PlanPage["searched"];
  pages: PlanPage["pages"];
  eggs: number;
}

export function PlanResult({ view, searched, pages, eggs }: Props) {
  if (!view) {
    return (
      <div className={styles.empty}>
        <p>
          ほしい子を書くと、どのオスとどのメスを掛け合わせればよいかを、確率の高い順に示します。わたしの個体を書けばその中から、書かなければこのサイトで公開中の、いまいる個体から探します。血縁の近いペアは印を付けて後に回し、2世代かけるほうがよいときは、子を残して次の世代で掛け合わせる計画も示します。
        </p>
        <p>
          <Link to="/calculate?tool=plan&target=パステル クラウン#result">「パステル クラウン」で試す</Link>
        </p>
      </div>
    );
  }
  const pairings =
    view.pairings.length > 0 ? (
      <div>
        <Pairings view={view} eggs={eggs} />
        {pages ? <Pagination path="/calculate" {...pages} /> : null}
      </div>
    ) : null;
  return (
    <section aria-labelledby="result-head" className={styles.result}>
      <div className={styles.head}>
        <h2 id="result-head">ほしい子：{view.target}</h2>
        <div>
          <DrawnLook drawn={view.drawn} />
        </div>
        {view.remarks.map((remark) => (
          <p key={remark} className={styles.small}>
            {remark}
          </p>
        ))}
        <HealthMarks health={view.health} />
        <p role="status" className={styles.headline}>
          {searched?.balls === 0 && searched.mine === 0
            ? "公開中の個体がいないため、探せませんでした。"
            : view.headline}
        </p>
      </div>
      {view.twoFirst ? null : pairings}
      {view.twoGenerations.map((plan, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: plans have no name but their place
        <PlanTwoGenerations key={i} plan={plan} place={i + 1} eggs={eggs} />
      ))}
      {view.twoGenerations.length > 0 ? (
        <p className={styles.note}>
          ポスヘテの親が遺伝子を持つかどうかは、交配ごとに別々の確率として計算しています。実際の見込みは、この数字より少し高くなります。
        </p>
      ) : null}
      {view.twoFirst ? pairings : null}
      {view.carriers.length > 0 ? (
        <section className={styles.plan}>
          <h3>遺伝子を持つ個体</h3>
          <ul className={styles.steps}>
            {view.carriers.map(({ gene, balls }) => (
              <li key={gene}>
                {gene}：<BallNames balls={balls} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {view.skipped.length > 0 ? (
        <details className={classes("whole-in-print", styles.figures)}>
          <summary>計算に入れられなかった個体（{view.skipped.length}）</summary>
          <ul className={styles.steps}>
            {view.skipped.slice(0, 50).map(({ ball, reason }) => (
              <li key={ball.id}>
                <BallNames balls={[ball]} />：{reason}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <p className={styles.note}>
        {searched && searched.balls + searched.mine > 0 ? `${searchedWords(searched)}から探しました。` : ""}
        年齢・体重・健康は考慮していません。近交係数は公開中の血統から計算し、記録にない先祖は血のつながりがないものとして計算しています。ペアを組む前に、それぞれの個体のページと、計算結果の注意を確かめてください。
      </p>
    </section>
  );
}

function searchedWords({ balls, mine }: NonNullable<Props["searched"]>): string {
  const ofSite = `いまいる個体${withCommas(balls)}匹`;
  const own = `わたしの個体${mine}匹`;
  if (mine === 0) return ofSite;
  return balls === 0 ? own : `${ofSite}と${own}`;
}

function Pairings({ view, eggs }: { view: PlanView; eggs: number }) {
  return (
    <div className={tables.scroll}>
      <table className={tables.table}>
        <caption className="visually-hidden">確率の高い順のペア</caption>
        <ColumnHeads
          columns={[
            "父 × 母",
            ["卵1個", tables.number],
            [
              <>
                {eggs}個中
                <br />
                1匹以上
              </>,
              tables.number,
            ],
          ]}
        />
        <tbody>
          {view.pairings.map(({ sire, dam, drawn, chance, clutch, kin, health, calculate }) => (
            <tr key={`${sire.id} ${dam.id}`}>
              <td>
                <span className={styles.couple}>
                  <DrawnLook drawn={drawn.sire} />
                  <DrawnLook drawn={drawn.dam} />
                </span>
                <BallNames balls={[sire]} /> × <BallNames balls={[dam]} />
                <span className={styles.small}>
                  <Genes line={sire.genotype} /> × <Genes line={dam.genotype} />
                </span>
                <HealthMarks health={health} />
                <KinMark kin={kin} />
                <Link to={calculate} className={styles.small}>
                  このペアで計算
                </Link>
              </td>
              <td className={tables.number}>
                <span className={styles.big}>{chance.percent}</span>
                {chance.fraction ? <span className={styles.small}>{chance.fraction}</span> : null}
              </td>
              <td className={tables.number}>{clutch}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

// A two-generation plan: the animal to hold back, its mate, and the odds.

function PlanTwoGenerations({ plan, place, eggs }: { plan: TwoGenerationView; place: number; eggs: number }) {
  const { keep, mate } = plan;
  return (
    <section className={styles.plan}>
      <h3>2世代の計画{place}</h3>
      <HealthMarks health={plan.health} />
      <p>
        <span className={styles.big}>{plan.overall}</span>
        <span className={styles.small}>卵が{eggs}個ずつなら、最後まで進む見込み</span>
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
          ほしい子は、卵1個あたり{plan.perEgg}で生まれます。
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

function BallNames({ balls }: { balls: readonly BallName[] }) {
  return balls.map((ball, i) => (
    <span key={ball.id}>
      {i > 0 ? "・" : ""}
      {ball.isMine ? `${ball.title}（わたしの個体）` : <Link to={`/ball/${ball.id}`}>{ball.title}</Link>}
    </span>
  ));
}

/** Kinship of a planned pair, highlighted if close. */
function KinMark({ kin }: { kin: PlannedKin }) {
  return (
    <span className={styles.kin}>
      {kin.relation ? <Chip tone={kin.isClose ? "error" : "warning"}>{kin.relation}</Chip> : null}
      <span>子の近交係数 {kin.inbreeding}</span>
    </span>
  );
}
