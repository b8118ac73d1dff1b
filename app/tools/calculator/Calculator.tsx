// The page of the genetics calculator: three tools, each with its question on the left and its answer on the right.

import { Link } from "react-router";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import styles from "./Calculator.module.css";
import { CrossForm } from "./CrossForm.tsx";
import { CrossResult } from "./CrossResult.tsx";
import { Examples } from "./Examples.tsx";
import { PlanForm } from "./PlanForm.tsx";
import { PlanResult } from "./PlanResult.tsx";
import { Problems } from "./Problems.tsx";
import { ProveForm } from "./ProveForm.tsx";
import { ProveResult } from "./ProveResult.tsx";
import type { CalculatorPage } from "./page.ts";

const tools = [
  { tool: "cross", to: "/calculate", label: "計算" },
  { tool: "prove", to: "/calculate?tool=prove", label: "ポスヘテ証明" },
  { tool: "plan", to: "/calculate?tool=plan", label: "逆引き" },
] as const;

export function Calculator({ page }: { page: CalculatorPage }) {
  return (
    <div>
      <Breadcrumb trail={[{ label: "遺伝計算" }]} />
      <PageHead
        title="遺伝計算"
        lead="ボールパイソンのペアから、どんな子がどのくらいの確率で生まれるか。分数のまま正確に計算します。"
      />
      <nav aria-label="遺伝計算の道具" className={`no-print ${styles.tabs}`}>
        {tools.map(({ tool, to, label }) => (
          <Link key={tool} to={to} className={styles.tab} aria-current={page.tool === tool ? "page" : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <div className={isAnswered(page) ? styles.answered : styles.columns}>
        <Question page={page} />
        <div id="result" className={styles.answer}>
          <Problems problems={page.problems} refused={page.tool === "prove" ? [] : page.refused} />
          <Answer page={page} />
        </div>
      </div>
      <p className={`no-print ${styles.api}`}>
        <Link to="/api">プログラムから使う（API）</Link>
      </p>
    </div>
  );
}

function Question({ page }: { page: CalculatorPage }) {
  if (page.tool === "prove") return <ProveForm form={page.form} />;
  if (page.tool === "plan") return <PlanForm form={page.form} />;
  const form = <CrossForm form={page.form} genes={page.genes} combos={page.combos} />;
  if (!isAnswered(page)) return form;
  return (
    <details className={`no-print ${styles.folded}`}>
      <summary>両親や卵の数を変える</summary>
      {form}
    </details>
  );
}

/** A cross that was asked for and calculated: its answer comes first, and the question is folded away. */
function isAnswered(page: CalculatorPage): boolean {
  if (page.tool !== "cross" || !page.result) return false;
  return !page.form.sire.added && !page.form.dam.added;
}

function Answer({ page }: { page: CalculatorPage }) {
  if (page.tool === "prove") return page.result ? <ProveResult view={page.result} /> : null;
  if (page.tool === "plan") return <PlanResult view={page.result} searched={page.searched} eggs={page.form.eggs} />;
  if (!page.result || !page.links) return page.refused.length > 0 ? null : <Examples />;
  return <CrossResult result={page.result} links={page.links} eggs={page.form.eggs} view={page.form.view} />;
}
