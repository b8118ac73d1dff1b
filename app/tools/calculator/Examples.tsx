// What the empty calculator shows: pairings to begin with, each teaching one rule.

import { Link } from "react-router";
import { calculatorPath } from "#app/snake/words/calculator-path.ts";
import styles from "./Examples.module.css";

const examples = [
  { sire: "パステル", dam: "パステル", about: "不完全顕性。2コピーはスーパーパステルになります。" },
  { sire: "クラウン", dam: "66%ポスヘテ・クラウン", about: "ポスヘテの親。何個の卵で1匹出そうかも分かります。" },
  { sire: "モハビ", dam: "レッサー", about: "同じ遺伝子座の2つ。白いBELが生まれます。" },
  { sire: "オスメーカー バナナ", dam: "ノーマル", about: "伴性。オスとメスで割合が変わります。" },
  { sire: "pastel enchi het clown", dam: "pinstripe het clown", about: "英語でも。コンボ名も付きます。" },
] as const;

export function Examples() {
  return (
    <section aria-labelledby="examples" className={styles.box}>
      <h2 id="examples">例から始める</h2>
      <ul className={styles.list}>
        {examples.map(({ sire, dam, about }) => (
          <li key={sire} className={styles.example}>
            <Link to={`${calculatorPath({ sire, dam })}#result`} className={styles.link}>
              {sire} × {dam}
            </Link>
            <span className={styles.about}>{about}</span>
          </li>
        ))}
      </ul>
      <p className={styles.about}>
        遺伝子は<Link to="/morph">モルフ図鑑</Link>
        にあるものを使えます。図鑑の名前・別名・英名・コンボ名・よく使う略称のどれでも読み取り、分からない言葉はその場でお知らせします。
      </p>
    </section>
  );
}
