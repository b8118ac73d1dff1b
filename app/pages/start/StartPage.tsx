// はじめて飼う: the overview of the beginner's path, and its pages.

import { useEffect, useState } from "react";
import { Link } from "react-router";
import { CostsTable, OwnSum } from "#app/kinds/info/costs/CostsPart.tsx";
import { yenRange } from "#app/kinds/info/costs/costs.ts";
import { readStored, writeStored } from "#app/platform/site/browser-store.ts";
import { classes } from "#app/platform/site/classes.ts";
import { parseJson } from "#app/platform/site/parse-json.ts";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { ButtonLink } from "#app/ui/kit/Button.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import styles from "./Start.module.css";
import type { StartStepPage } from "./start.server.ts";
import { startSteps } from "./steps.ts";

/** Storage key of completed steps, on this device only. */
const KEY = "start-done";

/** Returns the completed steps, validated because stored data can be edited. */
function doneSteps(): string[] {
  const stored = parseJson(readStored(KEY));
  return Array.isArray(stored) ? startSteps.map(({ id }) => id).filter((id) => stored.includes(id)) : [];
}

/** Stores the completed steps; without storage they last until the page is left. */
function tick(id: string, isDone: boolean): string[] {
  const others = doneSteps().filter((one) => one !== id);
  const done = isDone ? [...others, id] : others;
  writeStored(KEY, done.length === 0 ? null : JSON.stringify(done));
  return done;
}

/** Returns the completed steps; null until hydration. */
function useDone() {
  const [done, setDone] = useState<string[] | null>(null);
  useEffect(() => setDone(doneSteps()), []);
  return [done, setDone] as const;
}

export function StartPage() {
  const [done] = useDone();
  const next = startSteps.find(({ id }) => !done?.includes(id)) ?? startSteps[0];
  return (
    <>
      <Breadcrumb trail={[{ label: "はじめて飼う" }]} />
      <PageHead
        title="はじめて飼う"
        lead="迎える前の準備から、最初の脱皮、病院へ行くときまでを、8つの短いページで順にたどります。1ページ1〜2分です。どこから読んでもかまいません。"
      />
      {next ? (
        <p className={styles.begin}>
          <ButtonLink to={`/start/${next.id}`}>
            {done?.length ? `続きから：${next.title}` : "はじめから読む"}
          </ButtonLink>
        </p>
      ) : null}
      <StartPath done={done ?? []} isLong />
    </>
  );
}

export function StartStepScreen({ page }: { page: StartStepPage }) {
  const { step, place, previous, next, costs, articles } = page;
  const [done, setDone] = useDone();
  return (
    <div className={styles.columns}>
      <article>
        <Breadcrumb trail={[{ label: "はじめて飼う", to: "/start" }, { label: step.title }]} />
        <p className={styles.count}>
          全{startSteps.length}ページの{place}ページ目
        </p>
        <PageHead title={step.title} lead={step.lead} />
        <dl className={styles.points}>
          {step.points.map(({ name, text, cost, figure = costFigure(costs, cost) }) => (
            <div key={name} className={styles.point}>
              <dt>
                <Phrases text={name} />
              </dt>
              <dd>
                {figure ? <strong className={styles.figure}>{figure}</strong> : null}
                <span>{text}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.caution}>{step.caution}</p>
        {costs ? (
          <>
            <CostsTable costs={costs} />
            <OwnSum costs={costs} path={`/start/${step.id}`} />
          </>
        ) : null}
        {articles.length > 0 ? (
          <section className={styles.more}>
            <h2>詳しく読む</h2>
            <ul className={styles.articles}>
              {articles.map(({ id, title }) => (
                <li key={id}>
                  <Link to={`/info/${id}`}>{title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {done ? (
          <label className={classes("no-print", styles.tick)}>
            <input
              type="checkbox"
              checked={done.includes(step.id)}
              onChange={({ currentTarget }) => setDone(tick(step.id, currentTarget.checked))}
            />
            読んだ・用意した（この端末に印を残します）
          </label>
        ) : (
          <p className={styles.tick} />
        )}
        <nav aria-label="前後のページ" className={classes("no-print", styles.around)}>
          {previous ? (
            <ButtonLink to={`/start/${previous.id}`} look="outline" rel="prev">
              前：{previous.title}
            </ButtonLink>
          ) : null}
          {next ? (
            <ButtonLink to={`/start/${next.id}`} rel="next">
              次：{next.title}
            </ButtonLink>
          ) : (
            <ButtonLink to="/info">飼育情報をすべて見る</ButtonLink>
          )}
        </nav>
      </article>
      <nav aria-label="はじめて飼うの8ページ" className={classes("no-print", styles.side)}>
        <StartPath at={step.id} done={done ?? []} />
      </nav>
    </div>
  );
}

function costFigure(costs: StartStepPage["costs"], cost: string | undefined): string | undefined {
  if (!costs || (cost !== "once" && cost !== "month" && cost !== "year" && cost !== "life")) return undefined;
  return costs[cost].to > 0 ? yenRange(costs[cost]) : undefined;
}

function StartPath({ at, done, isLong = false }: { at?: string; done: readonly string[]; isLong?: boolean }) {
  return (
    <ol className={isLong ? styles.long : styles.path}>
      {startSteps.map(({ id, title, lead }, i) => {
        const isDone = done.includes(id);
        return (
          <li key={id} className={styles.stop} data-done={isDone || undefined}>
            <span className={styles.place} aria-hidden="true">
              {isDone ? "✓" : i + 1}
            </span>
            <span className={styles.what}>
              <Link to={`/start/${id}`} aria-current={id === at ? "page" : undefined}>
                {title}
              </Link>
              {isDone ? <span className="visually-hidden">（済み）</span> : null}
              {isLong ? <span className={styles.about}>{lead}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
