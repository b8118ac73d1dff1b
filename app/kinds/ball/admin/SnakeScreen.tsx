// One snake for its keepers: what is noted down of it, how it grew, its family, what was changed.

import { Button, chakra, Grid } from "@chakra-ui/react";
import { Link } from "react-router";
import { actionWords } from "#app/cms/admin/kit/action-words.ts";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { Moment } from "#app/cms/admin/kit/Moment.tsx";
import { editPath, revisionsPath } from "#app/cms/admin/kit/navigation.ts";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { StageBadge } from "#app/cms/admin/kit/StageBadge.tsx";
import { type CareSummary, daysAgo, sinceLastMeal } from "#app/kinds/ball/care/summary.ts";
import { GrowthChart } from "#app/kinds/ball/page/GrowthChart.tsx";
import type { OwnScreenProps } from "#app/kinds/shared/own-admin-page.ts";
import { formatDay } from "#app/platform/site/days.ts";
import { CareForm } from "./CareForm.tsx";
import { CareTimeline } from "./CareTimeline.tsx";
import type { Relative } from "./family.server.ts";
import type { SnakeAnswer, SnakePage } from "./own-page.server.ts";
import styles from "./Snake.module.css";
import { WeighForm } from "./WeighForm.tsx";

export function SnakeScreen({ page, flash, answer }: OwnScreenProps<SnakePage, SnakeAnswer>) {
  const { title, state, today, weights, chart, choices, family, offspring, revisions } = page;
  const { id, stage, isVisible } = state;
  return (
    <>
      <PageHeading
        title={title || id}
        lead={<StageBadge stage={stage} />}
        actions={
          <>
            <Button asChild>
              <Link to={editPath("ball", id)}>編集する</Link>
            </Button>
            {isVisible ? (
              <Button asChild variant="outline">
                <a href={`/ball/${id}`}>公開ページ</a>
              </Button>
            ) : null}
          </>
        }
      />
      {flash && !answer ? <Message tone="done">{flash}</Message> : null}
      <Grid
        gap="5"
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" }}
        alignItems="start"
      >
        <Grid gap="5" minWidth="0" templateColumns="minmax(0, 1fr)">
          <CareNow summary={page.summary} today={today} />
          <WeighForm
            id={id}
            today={today}
            isPublic={choices.weights}
            answer={answer?.type === "weigh" ? answer : undefined}
          />
          <CareForm
            id={id}
            today={today}
            isPublic={choices.care}
            lastMeal={page.lastMeal}
            answer={answer?.type === "care" ? answer : undefined}
          />
          <Panel title="記録">
            <CareTimeline
              id={id}
              records={page.records}
              more={page.more}
              open={page.open}
              answer={answer?.type === "record" ? answer : undefined}
            />
          </Panel>
        </Grid>
        <Grid gap="5" minWidth="0" templateColumns="minmax(0, 1fr)">
          <Panel title="体重の推移">
            {weights.length > 0 ? <GrowthChart chart={chart} weights={weights} /> : <p>まだ記録はありません。</p>}
          </Panel>
          <Panel title="血統">
            <Parents {...family} />
          </Panel>
          <Panel title={`子（${offspring.length}匹）`}>
            {offspring.length === 0 ? <p>記録はありません。</p> : null}
            <ul>
              {offspring.map((snake) => (
                <li key={snake.id}>
                  <Link to={`/admin/balls/${snake.id}`}>{snake.title}</Link> <StageBadge stage={snake.stage} />
                </li>
              ))}
            </ul>
          </Panel>
          <Panel title="変更の履歴">
            <ul>
              {revisions.map((revision) => (
                <li key={revision.version}>
                  {actionWords[revision.action]}・<Moment at={revision.at} />・{revision.by}
                </li>
              ))}
            </ul>
            <chakra.p mt="3">
              <Link to={revisionsPath("ball", id)}>すべての履歴とくらべる</Link>
            </chakra.p>
          </Panel>
        </Grid>
      </Grid>
    </>
  );
}

// How a snake stands: its last meal, weight, shed and cleaning.
function CareNow({ summary, today }: { summary: CareSummary; today: string }) {
  const { lastWeight, lastShed, lastCleaning } = summary;
  const rows = [
    ["体重", lastWeight],
    ["脱皮", lastShed],
    ["掃除", lastCleaning],
  ] as const;
  return (
    <Panel title="いまのようす">
      <p className={styles.meal}>{sinceLastMeal(summary, today)}</p>
      <dl className={styles.facts}>
        {rows.map(([label, last]) =>
          last ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {label === "掃除" ? "" : `${last.words}・`}
                {formatDay(last.date)}（{daysAgo(last.date, today)}）
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </Panel>
  );
}

// A snake's parents over three generations, as its keepers know them.
function Parents({ sire, dam }: Pick<Relative, "sire" | "dam">) {
  return (
    <chakra.ul ps="4" borderStartWidth="2px">
      <Parent word="父" relative={sire} />
      <Parent word="母" relative={dam} />
    </chakra.ul>
  );
}

function Parent({ word, relative }: { word: "父" | "母"; relative: Relative | null }) {
  return (
    <chakra.li py="1">
      {word}：
      {relative === null ? (
        "記録なし"
      ) : relative.stage === null ? (
        `${relative.id}（見つかりません）`
      ) : (
        <>
          <Link to={`/admin/balls/${relative.id}`}>{relative.title}</Link> <StageBadge stage={relative.stage} />
        </>
      )}
      {relative && (relative.sire || relative.dam) ? <Parents sire={relative.sire} dam={relative.dam} /> : null}
    </chakra.li>
  );
}
