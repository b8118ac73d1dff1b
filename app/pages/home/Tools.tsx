// The three tools, each with the question it answers.

import { Link } from "react-router";
import styles from "./Tools.module.css";

const tools = [
  { to: "/calculate", name: "遺伝計算", question: "このペアから、どんな子が、どのくらいの確率で生まれる？" },
  { to: "/stress_check", name: "ストレスチェック", question: "いまの環境と行動に、見直せるところはある？" },
  { to: "/weather-forecast", name: "飼育者の天気", question: "冷え込みや乾燥は？ 輸送に向く日はいつ？" },
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
