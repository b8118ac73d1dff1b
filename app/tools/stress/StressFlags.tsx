// Signs that need a vet: what to do, and by when, without a score.

import { Link } from "react-router";
import { type TriageSign, urgencies } from "#app/kinds/shared/triage.ts";
import { ArticleLink } from "./ArticleLink.tsx";
import { isArticleId } from "./articles.ts";
import styles from "./StressResult.module.css";

export function StressFlags({ flags, name }: { flags: readonly TriageSign[]; name: string }) {
  const [first] = flags;
  return (
    <div className={styles.flags}>
      <h2>
        {name ? `「${name}」：` : null}
        {first ? urgencies[first.urgency].advice : null}
      </h2>
      <ul>
        {flags.map(({ id, sign, urgency, until, article }) => (
          <li key={id}>
            <strong>{sign}</strong>：{urgencies[urgency].advice}。{until}
            {isArticleId(article) ? <ArticleLink id={article} /> : null}
          </li>
        ))}
      </ul>
      <p>
        薬を自分で使わず、体を温めすぎたり冷やしたりしないで連れて行ってください。運び方は
        <Link to="/info/transport">移動のしかた</Link>にまとめています。
      </p>
      <p>受診のほうが先なので、このしるしがあるあいだは点数を出しません。</p>
    </div>
  );
}
