// Conflicts between two tabs or devices: shows both values and lets the keeper pick the other one.

import { GONE } from "#app/notebook/model/thing.ts";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import { answerDifference, type OpenDifference } from "#app/notebook/store/sealed.ts";
import { fieldLabel, valueWords } from "#app/notebook/store/thing-words.ts";
import styles from "./Keep.module.css";

export function Differences({ differences }: { differences: readonly OpenDifference[] }) {
  const { write } = useNotebook();
  return (
    <section className={styles.part} aria-labelledby="differences">
      <h2 id="differences">内容が2通りあります</h2>
      <p>ほかのタブか端末で、異なる内容が入力されました。いまは新しいほうの内容です。正しいほうを選んでください。</p>
      <ul className={styles.differences}>
        {differences.map((one) => (
          <li key={`${one.about.id} ${one.field} ${one.said.join()}`} className={styles.difference}>
            <b>
              {one.title}の{fieldLabel(one.field)}
            </b>
            {one.field === GONE ? (
              <span className={styles.small}>
                一方の端末では消しましたが、もう一方の端末では書き足したり直したりしています。残すと、一緒に消した記録も元に戻ります。
              </span>
            ) : null}
            <div className={styles.choices}>
              {(["kept", "other"] as const).map((side) => (
                <button
                  key={side}
                  type="button"
                  onClick={() =>
                    void write(`「${valueWords(one.field, one[side])}」にしました`, () => answerDifference(one, side))
                  }
                >
                  <small>{side === "kept" ? "いまの内容" : "もう一方の内容"}</small>
                  {valueWords(one.field, one[side])}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
