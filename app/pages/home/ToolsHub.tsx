import { Link } from "react-router";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { tools } from "#app/ui/shell/sections.ts";
import styles from "./Tools.module.css";

export function ToolsHub() {
  return (
    <>
      <Breadcrumb trail={[{ label: "道具" }]} />
      <PageHead
        title="道具"
        lead="ペアから生まれる子の確率、今夜の冷え込み、飼育環境の見直しなど、知りたいことから選べます。"
      />
      <Tools level={2} />
    </>
  );
}

const questions: Record<(typeof tools)[number]["to"], string> = {
  "/calculate": "このペアから、どんな子が、どのくらいの確率で生まれる？",
  "/calculate?tool=plan": "ほしい子は、どのオスとどのメスから生まれる？",
  "/calculate?tool=prove": "このポスヘテは、本当にヘテロ？",
  "/morph/compare": "似た2つは、どこで見分ける？",
  "/morph/complexes": "同じ遺伝子座の2つを合わせると、何になる？",
  "/weather-forecast": "今夜の冷え込みは？ 連れ出せる日はいつ？",
  "/stress_check": "いまの環境と様子に、見直せるところはある？",
};

export function Tools({ level }: { level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.tools}>
      {tools.map(({ to, label }) => (
        <li key={to} className={styles.tool}>
          <Heading className={styles.name}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </Heading>
          <p>{questions[to]}</p>
        </li>
      ))}
    </ul>
  );
}
