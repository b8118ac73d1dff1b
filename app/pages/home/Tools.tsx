// The seven tools, each with the question it answers.

import { Link } from "react-router";
import styles from "./Tools.module.css";

const tools = [
  { to: "/calculate", name: "遺伝計算", question: "このペアから、どんな子が、どのくらいの確率で生まれる？" },
  { to: "/calculate?tool=plan", name: "逆引き", question: "ほしい子は、どのオスとどのメスから生まれる？" },
  { to: "/calculate?tool=prove", name: "ポスヘテ証明", question: "このポスヘテは、ほんとうにヘテロ？" },
  { to: "/morph/compare", name: "モルフをくらべる", question: "似た2つは、どこで見分ける？" },
  { to: "/morph/complexes", name: "コンプレックスの地図", question: "同じ遺伝子座の2つを合わせると、何になる？" },
  { to: "/weather-forecast", name: "飼育者の天気", question: "今夜の冷え込みは？ 連れ出せる日はいつ？" },
  { to: "/stress_check", name: "ストレスチェック", question: "いまの環境と行動に、見直せるところはある？" },
] as const;

/** `level`: of the tools' headings. */
export function Tools({ level }: { level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.tools}>
      {tools.map((tool) => (
        <li key={tool.to} className={styles.tool}>
          <Heading className={styles.name}>
            <Link to={tool.to} className={styles.link}>
              {tool.name}
            </Link>
          </Heading>
          <p>{tool.question}</p>
        </li>
      ))}
    </ul>
  );
}
