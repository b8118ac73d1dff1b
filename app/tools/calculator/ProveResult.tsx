// The answer of ポスヘテ証明: how sure it is now, how it falls with more eggs, and how many more eggs it takes.

import { ProofChart } from "./ProofChart.tsx";
import type { ProveView } from "./prove-view.ts";
import styles from "./Result.module.css";

export function ProveResult({ view }: { view: ProveView }) {
  const next = view.next ? `（最後のクラッチの相手、${view.next}と）` : "";
  return (
    <section aria-labelledby="result-head" className={styles.result}>
      <div className={styles.head}>
        <h2 id="result-head">
          {view.prior}の個体、卵{view.eggs}個のあと
        </h2>
        <p role="status" className={styles.headline}>
          {view.headline}
        </p>
      </div>
      {view.proven ? null : (
        <>
          {view.curve ? <ProofChart curve={view.curve} /> : null}
          <h3>あと何個で見切れるか{next}</h3>
          <ul className={styles.steps}>
            {view.ruleOut.map(({ sure, eggs }) => (
              <li key={sure}>{ruleOutWords(sure, eggs)}</li>
            ))}
          </ul>
        </>
      )}
      <h3>何個あれば証明できるか{next}</h3>
      <ul className={styles.steps}>
        {view.show.map(({ sure, eggs }) => (
          <li key={sure}>
            本当にヘテロなら{view.nextIsPossible ? "（相手もヘテロなら）" : ""}、卵が{eggs}個あれば{sure}
            の確率で表現個体が1匹以上生まれます。
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        表現個体が1匹でも生まれれば、その時点で証明です。生まれなくても可能性は0にはならず、卵の数に応じて下がっていきます。
        {view.anyIsPossible ? "相手もポスヘテのときは、生まれない理由が相手にある場合も含めて計算します。" : ""}
        見た目を確かめられた卵・子だけを数えてください（スラッグや途中で止まった卵は数えません）。
      </p>
    </section>
  );
}

function ruleOutWords(sure: string, eggs: number | null): string {
  const rest = sure === "95%" ? "5%" : "1%";
  if (eggs === null) return `この相手では、表現個体が出ないまま卵がいくつ生まれても、${sure}の確かさでは見切れません。`;
  if (eggs === 0) return `すでに${sure}の確かさで、ヘテロではないと言えます（残る可能性は${rest}以下）。`;
  return `あと${eggs}個、表現個体が出なければ、${sure}の確かさでヘテロではないと言えます（残る可能性は${rest}以下）。`;
}
