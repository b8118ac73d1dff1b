// One snake for its keepers: today's weight, how it grew, its family, what was changed.

import { Button, chakra, Grid, Input } from "@chakra-ui/react";
import { Link } from "react-router";
import { actionWords } from "#app/admin/kit/action-words.ts";
import { Message } from "#app/admin/kit/Message.tsx";
import { editPath, revisionsPath } from "#app/admin/kit/navigation.ts";
import { PageHeading } from "#app/admin/kit/PageHeading.tsx";
import { Panel } from "#app/admin/kit/Panel.tsx";
import { StageBadge } from "#app/admin/kit/StageBadge.tsx";
import { useSending } from "#app/admin/kit/use-sending.ts";
import { Moment } from "#app/admin/screens/EntryTable.tsx";
import { ariaAttributes, FieldFrame } from "#app/fields/FieldFrame.tsx";
import { GrowthChart } from "#app/kinds/ball/page/GrowthChart.tsx";
import type { OwnScreenProps } from "#app/kinds/own-admin-page.ts";
import type { Relative } from "./family.server.ts";
import type { SnakePage, WeighAnswer } from "./own-page.server.ts";

export function SnakeScreen({ page, flash, answer }: OwnScreenProps<SnakePage, WeighAnswer>) {
  const { title, state, weights, chart, family, offspring, revisions } = page;
  return (
    <>
      <PageHeading
        title={title || state.id}
        lead={<StageBadge stage={state.stage} />}
        actions={
          <>
            <Button asChild>
              <Link to={editPath("ball", state.id)}>編集する</Link>
            </Button>
            {state.isVisible ? (
              <Button asChild variant="outline">
                <a href={`/ball/${state.id}`}>公開ページ</a>
              </Button>
            ) : null}
          </>
        }
      />
      {flash ? <Message tone="done">{flash}</Message> : null}
      <Grid
        gap="5"
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" }}
        alignItems="start"
      >
        <Grid gap="5" minWidth="0" templateColumns="minmax(0, 1fr)">
          <Weigh id={state.id} today={page.today} answer={answer} />
          <Panel title="体重の推移">
            {weights.length > 0 ? <GrowthChart chart={chart} weights={weights} /> : <p>まだ記録はありません。</p>}
          </Panel>
        </Grid>
        <Grid gap="5" minWidth="0" templateColumns="minmax(0, 1fr)">
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
              <Link to={revisionsPath("ball", state.id)}>すべての履歴とくらべる</Link>
            </chakra.p>
          </Panel>
        </Grid>
      </Grid>
    </>
  );
}

function Weigh({ id, today, answer }: { id: string; today: string; answer: WeighAnswer | undefined }) {
  const { isSending, onSubmit } = useSending();
  const error = (path: string) => answer?.problems.find((problem) => problem.path === path)?.message;
  const date = { id: "weigh-date", label: "日付", error: error("date") };
  const grams = { id: "weigh-grams", label: "体重（g）", error: error("grams") };
  return (
    <Panel title="体重を記録する">
      <form method="post" action={`/admin/balls/${id}`} onSubmit={onSubmit} noValidate>
        <Grid gap="4" templateColumns={{ base: "minmax(0, 1fr)", sm: "1fr 1fr auto" }} alignItems="end">
          <FieldFrame {...date}>
            <Input {...ariaAttributes(date)} type="date" name="date" defaultValue={answer?.typed.date ?? today} />
          </FieldFrame>
          <FieldFrame {...grams}>
            <Input
              {...ariaAttributes(grams)}
              name="grams"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={answer?.typed.grams ?? ""}
            />
          </FieldFrame>
          <Button type="submit" justifySelf="start" mb={{ sm: "1" }}>
            {isSending ? "記録しています…" : "記録する"}
          </Button>
        </Grid>
      </form>
    </Panel>
  );
}

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
