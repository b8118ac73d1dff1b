// Header of a snake's page: picture, name, genes, sale, last meal and weight, due work, family and papers.

import { Heading } from "@chakra-ui/react";
import { Link } from "react-router";
import { LinkButton } from "#app/cms/admin/kit/LinkButton.tsx";
import { editPath } from "#app/cms/admin/kit/navigation.ts";
import { AdminTitle } from "#app/cms/admin/kit/PageHeading.tsx";
import panel from "#app/cms/admin/kit/Panel.module.css";
import { StageBadge } from "#app/cms/admin/kit/StageBadge.tsx";
import { SnakeSale } from "#app/collection/snake/sale/SnakeSale.tsx";
import type { CareSummary } from "#app/kinds/ball/care/summary.ts";
import { Picture } from "#app/platform/images/Picture.tsx";
import { daysAgo, formatDay, formatShortDay } from "#app/platform/site/days.ts";
import { DrawnLook } from "#app/ui/genetics/DrawnLook.tsx";
import { GenotypeChips } from "#app/ui/genetics/GenotypeChips.tsx";
import drawn from "#app/ui/kit/chart.module.css";
import type { Due } from "./due.server.ts";
import type { Relative } from "./family.server.ts";
import type { AboutSnake, SnakePage } from "./own-page.server.ts";
import styles from "./SnakeTop.module.css";

export function SnakeTop({ page }: { page: SnakePage }) {
  const { about, state, title, today, summary, due, papers } = page;
  const { id, stage, isVisible } = state;
  return (
    <div className={styles.top}>
      <div className={styles.picture}>
        <Look about={about} />
      </div>
      <div className={styles.who}>
        <AdminTitle title={title || id} />
        <Heading as="h1" size="2xl">
          {title || id}
        </Heading>
        <p className={styles.facts}>
          {[about.number, ...about.facts].filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <div className={styles.stage}>
          <StageBadge stage={stage} />
          <LinkButton to={editPath("ball", id)} size="sm" px="3">
            編集する
          </LinkButton>
          {isVisible ? (
            <LinkButton to={`/ball/${id}`} isDocument size="sm" variant="ghost" px="1">
              公開ページ
            </LinkButton>
          ) : null}
        </div>
      </div>
      <div className={styles.genes}>
        <GenotypeChips chips={about.chips} />
      </div>
      <div className={styles.sale}>
        <SnakeSale sale={about.sale} today={today} papers={papers} />
      </div>
      <Now summary={summary} today={page.careCountsTo} chart={page.chart} />
      <Waiting due={due} />
      <Around page={page} />
    </div>
  );
}

function Look({ about: { picture, isIllustration, drawn } }: { about: AboutSnake }) {
  if (!picture) return <DrawnLook drawn={drawn} />;
  return (
    <>
      <Picture
        image={picture.image}
        alt={picture.alt}
        sizes="(width >= 960px) 240px, 112px"
        first
        className={styles.image}
      />
      {isIllustration ? <p>イラスト</p> : null}
    </>
  );
}

function Now({ summary, today, chart }: { summary: CareSummary; today: string | null; chart: SnakePage["chart"] }) {
  const { lastMeal, refusals, lastWeight, lastShed, lastCleaning } = summary;
  const ago = ({ date }: { date: string }) => (today ? `（${daysAgo(date, today)}）` : "");
  const rest = [
    ["脱皮", lastShed],
    ["掃除", lastCleaning],
  ] as const;
  return (
    <section className={styles.now} aria-label="いまの様子">
      <dl className={styles.large}>
        <div>
          <dt>最後の給餌</dt>
          <dd>
            {lastMeal && !today ? null : <strong>{lastMeal && today ? daysAgo(lastMeal.date, today) : "—"}</strong>}
            <Pieces
              of={lastMeal ? [formatShortDay(lastMeal.date), lastMeal.words] : ["まだ記録なし"]}
              more={refusals > 0 ? `拒食${refusals}回` : ""}
            />
          </dd>
        </div>
        <div>
          <dt>体重</dt>
          <dd>
            <span className={styles.grown}>
              <strong>{lastWeight?.words ?? "—"}</strong>
              {chart ? (
                // Just the line of the weight chart.
                <svg viewBox={`${chart.left} 0 ${chart.right - chart.left} ${chart.baseline}`} aria-hidden="true">
                  <path d={chart.path} className={drawn.line} />
                </svg>
              ) : null}
            </span>
            <Pieces of={lastWeight ? [formatShortDay(lastWeight.date), ago(lastWeight)] : ["まだ記録なし"]} />
          </dd>
        </div>
      </dl>
      <p className={styles.rest}>
        {rest.map(([label, last]) =>
          last ? <span key={label}>{`${label} ${formatDay(last.date)}${ago(last)}`}</span> : null,
        )}
      </p>
    </section>
  );
}

function Pieces({ of, more = "" }: { of: readonly string[]; more?: string }) {
  return (
    <span className={styles.pieces}>
      {[...of, more].filter(Boolean).map((piece) => (
        <span key={piece}>{piece}</span>
      ))}
    </span>
  );
}

/** More would push family and papers off a phone's first screen. */
const SHOWN = 2;

function Waiting({ due }: { due: readonly Due[] }) {
  const isLong = due.length > SHOWN + 1;
  return (
    <section className={styles.due} aria-label="すること">
      <h2>{due.length > 0 ? `すること（${due.length}件）` : "いま、することはありません"}</h2>
      <DueList due={due.slice(0, isLong ? SHOWN : undefined)} />
      {isLong ? (
        <details>
          <summary>あと{due.length - SHOWN}件</summary>
          <DueList due={due.slice(SHOWN)} />
        </details>
      ) : null}
    </section>
  );
}

function DueList({ due }: { due: readonly Due[] }) {
  return (
    <ul>
      {due.map(({ words, to }) => (
        <li key={words}>
          <Link to={to}>{words}</Link>
        </li>
      ))}
    </ul>
  );
}

function Around({ page: { family, offspring, papers } }: { page: SnakePage }) {
  return (
    <section className={styles.around} aria-label="家族と書類">
      <p>
        <span>父 {nameOf(family.sire)}</span>
        <span>母 {nameOf(family.dam)}</span>
        <span>子 {offspring.length > 0 ? <a href="#young">{offspring.length}匹</a> : "なし"}</span>
      </p>
      <p>
        <PaperLinks papers={papers} as="span" words={(missing) => `足りないもの${missing.length}件`} />
      </p>
    </section>
  );
}

function nameOf(relative: Relative | null) {
  if (!relative) return "記録なし";
  return relative.stage === null ? relative.id : <Link to={`/admin/balls/${relative.id}`}>{relative.title}</Link>;
}

interface PaperLinksProps {
  papers: SnakePage["papers"];
  as: "span" | "li";
  words(missing: readonly string[]): string;
}

/** Links to the ledger and the explanation, with `words` of what is missing in them. */
export function PaperLinks({ papers: { ledger, explanation }, as: Line, words }: PaperLinksProps) {
  const papers = [
    ["帳簿", ledger.to, ledger.faults],
    ["説明書", explanation.to, explanation.missing],
  ] as const;
  return papers.map(([label, to, missing]) =>
    missing ? (
      <Line key={label}>
        <Link to={to}>{label}</Link>{" "}
        <span className={panel.quiet}>{missing.length > 0 ? words(missing) : "そろっています"}</span>
      </Line>
    ) : null,
  );
}
