// Page of the genetics calculator: three tools, each with a form and its answer.

import { Form, Link, useLocation } from "react-router";
import { classes } from "#app/platform/site/classes.ts";
import { useSite } from "#app/platform/site/site-data.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { PlanResult } from "#app/tools/calculator/plan/PlanResult.tsx";
import { ProveForm } from "#app/tools/calculator/prove/ProveForm.tsx";
import { ProveResult } from "#app/tools/calculator/prove/ProveResult.tsx";
import { calculatorPath } from "#app/ui/genetics/calculator-path.ts";
import { Warnings } from "#app/ui/genetics/Warnings.tsx";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { Button } from "#app/ui/kit/Button.tsx";
import { ShareLinks } from "#app/ui/kit/Detail.tsx";
import { Select, TextInput } from "#app/ui/kit/Field.tsx";
import { Fold } from "#app/ui/kit/Fold.tsx";
import { Genes } from "#app/ui/kit/Genes.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { preserveScroll } from "#app/ui/shell/scroll.ts";
import styles from "./Calculator.module.css";
import { CrossForm } from "./CrossForm.tsx";
import type { CrossPage, CrossView, Refused } from "./cross-page.ts";
import examplesStyles from "./Examples.module.css";
import formStyles from "./Form.module.css";
import readingStyles from "./LineReadings.module.css";
import type { LineReading } from "./line-reading.ts";
import { MineFields } from "./MineFields.tsx";
import { OutcomeTable, PunnettSquares } from "./OutcomeTable.tsx";
import problemsStyles from "./Problems.module.css";
import type { CalculatorPage, PlanPage } from "./page.ts";
import resultStyles from "./Result.module.css";

const examples = [
  { sire: "パステル", dam: "モハベ", about: "別の遺伝子座の2つ。4分の1が、両方を持つパステイブになります。" },
  { sire: "パステル", dam: "パステル", about: "不完全顕性。2コピーはスーパーパステルになります。" },
  {
    sire: "クラウン",
    dam: "66%ポスヘテ・クラウン",
    about: "ポスヘテの親。クラウンが1匹以上生まれる見込みも、卵の数に応じて分かります。",
  },
  { sire: "モハベ", dam: "レッサー", about: "同じ遺伝子座の2つ。白いBELが生まれます。" },
  { sire: "オスメーカー バナナ", dam: "ノーマル", about: "伴性。オスとメスで割合が変わります。" },
  {
    sire: "pastel enchi het clown",
    dam: "pinstripe het clown",
    about: "英語でも書けます。結果にはコンボの名前も付きます。",
  },
] as const;

function Examples() {
  return (
    <section aria-labelledby="examples" className={examplesStyles.box}>
      <h2 id="examples">例から始める</h2>
      <ul className={examplesStyles.list}>
        {examples.map(({ sire, dam, about }) => (
          <li key={sire} className={examplesStyles.example}>
            <Link to={`${calculatorPath({ sire, dam })}#result`} className={examplesStyles.link}>
              <Genes line={sire} /> × <Genes line={dam} />
            </Link>
            <span className={examplesStyles.about}>{about}</span>
          </li>
        ))}
      </ul>
      <p className={examplesStyles.about}>
        遺伝子は<Link to="/morph">モルフ図鑑</Link>
        にあるものを使えます。図鑑の名前・別名・英名・コンボ名・よく使う略称のどれでも読み取り、読み取れなかった言葉はその場でお知らせします。
      </p>
    </section>
  );
}

const tools = [
  { tool: "cross", to: "/calculate", label: "計算" },
  { tool: "prove", to: "/calculate?tool=prove", label: "ポスヘテ証明" },
  { tool: "plan", to: "/calculate?tool=plan", label: "逆引き" },
] as const;

export function Calculator({ page }: { page: CalculatorPage }) {
  return (
    <div>
      <Breadcrumb trail={[{ label: "遺伝計算" }]} />
      {isAnswered(page) ? (
        <h1 className={styles.small}>遺伝計算</h1>
      ) : (
        <PageHead
          title="遺伝計算"
          lead="ボールパイソンのペアから、どんな子がどのくらいの確率で生まれるか。分数のまま正確に計算します。"
        />
      )}
      <nav aria-label="遺伝計算の道具" className={classes("no-print", styles.tabs)}>
        {tools.map(({ tool, to, label }) => (
          <Link key={tool} to={to} className={styles.tab} aria-current={page.tool === tool ? "page" : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <div className={isAnswered(page) ? styles.answered : styles.columns}>
        <Question page={page} />
        <div id="result" className={styles.answer}>
          <Problems
            problems={page.problems}
            refused={page.tool === "prove" ? [] : page.refused}
            readings={page.tool === "prove" ? [] : page.readings}
          />
          <Answer page={page} />
        </div>
      </div>
      <p className={classes("no-print", styles.api)}>
        <Link to="/api">プログラムから使う（API）</Link>
      </p>
    </div>
  );
}

function Question({ page }: { page: CalculatorPage }) {
  if (page.tool === "prove") return <ProveForm form={page.form} />;
  if (page.tool === "plan") return <PlanForm form={page.form} />;
  const isFolded = isAnswered(page);
  const form = <CrossForm {...{ isFolded }} form={page.form} genes={page.genes} combos={page.combos} />;
  if (!isFolded) return form;
  return (
    <details className={classes("no-print", styles.folded)}>
      <summary>両親や卵の数を変える</summary>
      {form}
    </details>
  );
}

/** Returns whether the page has a calculated cross, so that its form is collapsed below the answer. */
function isAnswered(page: CalculatorPage): boolean {
  if (page.tool !== "cross" || !page.result) return false;
  return !page.form.sire.added && !page.form.dam.added;
}

function Answer({ page }: { page: CalculatorPage }) {
  if (page.tool === "prove") return page.result ? <ProveResult view={page.result} /> : null;
  if (page.tool === "plan")
    return <PlanResult view={page.result} searched={page.searched} pages={page.pages} eggs={page.form.eggs} />;
  if (!page.result || !page.links) {
    if (page.path.length > 0) return <Path path={page.path} />;
    return page.refused.length > 0 ? null : <Examples />;
  }
  return (
    <CrossResult
      result={page.result}
      links={page.links}
      eggs={page.form.eggs}
      view={page.form.view}
      readings={page.readings}
      path={page.path}
    />
  );
}

// Problems and open questions before a result, with suggested meanings.
function Problems(props: {
  problems: readonly string[];
  refused: readonly Refused[];
  readings: readonly LineReading[];
}) {
  const { refused } = props;
  const unread = props.readings.filter(({ spans }) => spans.some(({ is }) => is === "unread"));
  const problems = [...new Set(props.problems)];
  if (problems.length === 0 && refused.length === 0) return null;
  return (
    <section role="status" aria-label="確かめてほしいこと" className={problemsStyles.box}>
      {refused.map(({ message, corrections }) => (
        <div key={message} className={problemsStyles.refused} role="alert">
          <p>{message}</p>
          {corrections.length > 0 ? (
            <ul className={problemsStyles.corrections}>
              {corrections.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>「{label}」として計算</Link>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ))}
      {refused.length > 0 && unread.length > 0 ? <LineReadings readings={unread} /> : null}
      {problems.length > 0 ? (
        <ul className={problemsStyles.list}>
          {problems.slice(0, 30).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
          {problems.length > 30 ? <li>ほかに{withCommas(problems.length - 30)}件あります。</li> : null}
        </ul>
      ) : null}
    </section>
  );
}

// Result of 計算: headline, warnings, all outcomes and Punnett squares.
interface Props {
  result: CrossView;
  links: NonNullable<CrossPage["links"]>;
  eggs: number;
  view: "look" | "genotype";
  readings: CrossPage["readings"];
  path: CrossPage["path"];
}

/** The generations leading here, each linked to its result. */
function Path({ path }: { path: CrossPage["path"] }) {
  if (path.length === 0) return null;
  return (
    <nav aria-label="ここまでの世代">
      <ol className={resultStyles.path}>
        {path.map(({ words, to }) => (
          <li key={to}>
            <Link to={to}>{words}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A quoted name with the punctuation that must not start a line. */
const NAMED = /(「[^「」]*」[、がはでの]?)/;

function CrossResult({ result, links, eggs, view, readings, path }: Props) {
  const others = readings.flatMap((reading) => reading.others);
  const origin = useSite()?.origin ?? "";
  return (
    <section aria-labelledby="result-head" className={resultStyles.result}>
      <div className={resultStyles.head}>
        <h2 id="result-head">
          <Genes line={result.sire} /> × <Genes line={result.dam} />
        </h2>
        <p role="status" className={resultStyles.headline}>
          {result.headline.split(NAMED).map((piece, place) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence, in its order
            place % 2 === 1 ? <Genes key={place} line={piece} /> : piece,
          )}
        </p>
      </div>
      <Warnings health={result.health} remarks={[]} />
      <Path path={path} />
      {readings.length > 0 ? (
        <Fold
          className="no-print"
          label={`書いた行の読み取り結果${others.length > 0 ? `（遺伝子でない言葉：${others.slice(0, 6).join("、")}${others.length > 6 ? "…" : ""}）` : ""}`}
        >
          <LineReadings readings={readings} />
        </Fold>
      ) : null}
      {result.remarks.length > 0 ? (
        <Fold className="whole-in-print" label={`計算の前提（${result.remarks.length}）`}>
          <ul className={resultStyles.remarks}>
            {result.remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </Fold>
      ) : null}
      <nav aria-label="結果の見方" className={classes("no-print", resultStyles.views)}>
        <Link to={`${links.share}#result`} state={preserveScroll} aria-current={view === "look" ? "page" : undefined}>
          見た目 {result.totals.looks}通り
        </Link>
        <Link to={links.genotype} state={preserveScroll} aria-current={view === "genotype" ? "page" : undefined}>
          遺伝子型 {result.totals.genotypes}通り
        </Link>
      </nav>
      {view === "look" && result.seen.length > 1 ? (
        <nav aria-label="見える遺伝子で選ぶ" className={classes("no-print", resultStyles.see)}>
          <Link to={`${links.share}#result`} state={preserveScroll} aria-current={result.see ? undefined : "page"}>
            すべて
          </Link>
          {result.seen.map(({ gene, name, share }) => (
            <Link
              key={gene}
              to={`${links.share}&see=${gene}#result`}
              state={preserveScroll}
              aria-current={result.see?.gene === gene ? "page" : undefined}
            >
              {name}
              {share ? <small>{share}</small> : null}
            </Link>
          ))}
        </nav>
      ) : null}
      {/* There before its words: of one that comes with them nothing is read out. */}
      <p role="status" className={result.see ? resultStyles.sum : "visually-hidden"}>
        {result.see?.words}
      </p>
      <OutcomeTable result={result} eggs={eggs} view={view} goOn={links.goOn} />
      <PunnettSquares squares={result.squares} recombination={result.recombination} />
      <ShareLinks url={origin + links.share} title={`${result.sire} × ${result.dam} の遺伝計算`} />
    </section>
  );
}

/** The typed lines with the interpretation of each part. */
function LineReadings({ readings }: { readings: readonly LineReading[] }) {
  return (
    <dl className={readingStyles.readings}>
      {readings.map(({ whose, spans }) => (
        <div key={whose}>
          <dt>{whose}</dt>
          <dd>
            {spans.map(({ text, is, words, to }, place) =>
              words === "" ? (
                text
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of one line, in its order
                <span key={place} className={readingStyles.span} data-is={is}>
                  {text} <small>{to ? <Link to={to}>{words}</Link> : words}</small>
                </span>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const sexes = [
  { value: "male", label: "オス" },
  { value: "female", label: "メス" },
] as const;

function PlanForm({ form }: { form: PlanPage["form"] }) {
  return (
    <Form key={useLocation().search} action="/calculate#result" className={classes("no-print", formStyles.form)}>
      <input type="hidden" name="tool" value="plan" />
      <TextInput
        name="target"
        label="ほしい子"
        defaultValue={form.target}
        autoComplete="off"
        hint="例：パステル クラウン、super mojave、100%ヘテロ・パイボールド。書いた遺伝子を持っていれば、ほかの遺伝子は問いません。"
      />
      <div className={formStyles.options}>
        <Select name="sex" label="性別" none="問わない" options={sexes} defaultValue={form.sex} />
        <TextInput name="n" label="卵の数（1クラッチ）" inputMode="numeric" defaultValue={form.eggs} maxLength={4} />
      </div>
      <MineFields text={form.mine} />
      {form.mine === "" && form.among === "" ? null : (
        <Select
          name="among"
          label="どの個体から探すか"
          none="わたしの個体だけ"
          options={[{ value: "all", label: "わたしの個体と、サイトの個体" }]}
          defaultValue={form.among === "all" ? "all" : ""}
        />
      )}
      {form.recombination ? <input type="hidden" name="r" value={form.recombination} /> : null}
      <div className={formStyles.buttons}>
        <Button>ペアを探す</Button>
        <Link to="/calculate?tool=plan" className={formStyles.hint}>
          入力を消す
        </Link>
      </div>
    </Form>
  );
}
