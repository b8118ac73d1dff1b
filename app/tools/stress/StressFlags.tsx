// Signs that need a vet: what to do, and by when. No number is beside them.

import { Link } from "react-router";
import { ArticleLink } from "./ArticleLink.tsx";
import type { RedFlag } from "./red-flags.ts";
import styles from "./StressResult.module.css";

const urgencyWords: Record<RedFlag["urgency"], string> = {
  emergency: "いますぐ、爬虫類を診られる動物病院へ電話してください",
  urgent: "今日か明日のうちに、受診してください",
  soon: "数日のうちに、動物病院に相談してください",
};

export function StressFlags({ flags, name }: { flags: readonly RedFlag[]; name: string }) {
  const [first] = flags;
  return (
    <div className={styles.flags}>
      <h2>
        {name ? `「${name}」：` : null}
        {first ? urgencyWords[first.urgency] : null}
      </h2>
      <ul>
        {flags.map(({ id, sign, urgency, until, article }) => (
          <li key={id}>
            <strong>{sign}</strong>：{urgencyWords[urgency]}。{until}
            <ArticleLink id={article} />
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
