// The answer of 逆引き: which of the site's snakes to pair, the best first; over two generations where one is not enough.

import { Link } from "react-router";
import type { PlanPage } from "./page.server.ts";
import type { BallName, PlanView } from "./plan-view.ts";
import styles from "./Result.module.css";

interface Props {
  view: PlanView | null;
  searched: PlanPage["searched"];
  eggs: number;
}

export function PlanResult({ view, searched, eggs }: Props) {
  if (!view) {
    return (
      <div className={styles.empty}>
        <p>
          ほしい子を書くと、このサイトで公開中の個体のうち、どのオスとどのメスを掛け合わせればよいかを、確率の高い順に示します。1回の交配で届かないときは、子を1匹残して2世代かける計画を示します。
        </p>
        <p>
          <Link to="/calculate?tool=plan&target=パステル クラウン#result">「パステル クラウン」で試す</Link>
        </p>
      </div>
    );
  }
  return (
    <section aria-labelledby="result-head" className={styles.result}>
      <div className={styles.head}>
        <h2 id="result-head">ほしい子：{view.target}</h2>
        <p role="status" className={styles.headline}>
          {searched?.balls === 0 ? "公開中の個体がまだないため、探せませんでした。" : view.headline}
        </p>
      </div>
      {view.pairings.length > 0 ? <Pairings view={view} eggs={eggs} /> : null}
      {view.twoGenerations.map((plan, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: plans have no name but their place
        <section key={i} className={styles.plan}>
          <h3>2世代の計画{i + 1}</h3>
          <p>
            1代目：
            <Names balls={plan.sires} /> × <Names balls={plan.dams} />
          </p>
          <ol className={styles.steps}>
            {plan.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {plan.mates.length > 0 ? (
            <p>
              2代目の相手：
              <Names balls={plan.mates} />
            </p>
          ) : null}
        </section>
      ))}
      {view.twoGenerations.length > 0 ? (
        <p className={styles.note}>
          ポスヘテの親は、それぞれの交配で持っているかどうか分からないものとして計算しています。実際の見込みは、この数字より少し良くなります。
        </p>
      ) : null}
      {view.skipped.length > 0 ? (
        <details className={styles.figures}>
          <summary>計算に入れられなかった個体（{view.skipped.length}）</summary>
          <ul className={styles.steps}>
            {view.skipped.slice(0, 50).map(({ ball, reason }) => (
              <li key={ball.id}>
                <Link to={`/ball/${ball.id}`}>{ball.title}</Link>：{reason}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <p className={styles.note}>
        {searched ? `公開中の個体${searched.balls.toLocaleString("ja-JP")}匹から探しました。` : ""}
        年齢・体重・血縁・健康は見ていません。組む前に、それぞれの個体のページと、計算結果の注意を確かめてください。
      </p>
    </section>
  );
}

function Pairings({ view, eggs }: { view: PlanView; eggs: number }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">確率の高い順のペア</caption>
        <thead>
          <tr>
            <th scope="col">オス親 × メス親</th>
            <th scope="col" className={styles.number}>
              卵1個
            </th>
            <th scope="col" className={styles.number}>
              {eggs}個で
              <br />
              1匹以上
            </th>
          </tr>
        </thead>
        <tbody>
          {view.pairings.map(({ sire, dam, chance, clutch, calculate }) => (
            <tr key={calculate}>
              <td>
                <Names balls={[sire]} /> × <Names balls={[dam]} />
                <span className={styles.small}>
                  {sire.genotype} × {dam.genotype}
                </span>
                <Link to={calculate} className={styles.small}>
                  このペアを計算
                </Link>
              </td>
              <td className={styles.number}>
                <span className={styles.big}>{chance.percent}</span>
                {chance.fraction ? <span className={styles.small}>{chance.fraction}</span> : null}
              </td>
              <td className={styles.number}>{clutch ?? "―"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {view.unlisted > 0 ? (
        <p className={styles.note}>ほかに{view.unlisted.toLocaleString("ja-JP")}組あります。</p>
      ) : null}
    </div>
  );
}

function Names({ balls }: { balls: readonly BallName[] }) {
  return balls.map((ball, i) => (
    <span key={ball.id}>
      {i > 0 ? "・" : ""}
      <Link to={`/ball/${ball.id}`}>{ball.title}</Link>
    </span>
  ));
}
