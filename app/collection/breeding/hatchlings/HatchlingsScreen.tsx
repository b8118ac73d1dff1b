// Form for a clutch: eggs, a batch of hatchlings, and one row per snake, prefilled from the season.

import { Button, chakra, Flex, Stack } from "@chakra-ui/react";
import { Link } from "react-router";
import type { BulkOutcome } from "#app/cms/admin/editing/bulk/bulk.ts";
import { Message, Problem } from "#app/cms/admin/kit/Message.tsx";
import { editPath } from "#app/cms/admin/kit/navigation.ts";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { useHasCapability } from "#app/cms/admin/kit/rights.ts";
import { StageBadge } from "#app/cms/admin/kit/StageBadge.tsx";
import { UnsavedForm } from "#app/cms/admin/kit/UnsavedForm.tsx";
import { useAnswer } from "#app/cms/admin/kit/use-answer.ts";
import { BulkNotice } from "#app/cms/admin/screens/bulk/BulkNotice.tsx";
import { FramedDay } from "#app/cms/fields/date/DayInput.tsx";
import { FramedInput } from "#app/cms/fields/FieldFrame.tsx";
import { Tick } from "#app/cms/fields/Tick.tsx";
import { LineInput } from "#app/kinds/shared/LineInput.tsx";
import type { HatchlingsAnswer, HatchlingsForm } from "./form.ts";
import { HatchlingRows } from "./HatchlingRows.tsx";
import type { HatchlingsPage } from "./page.server.ts";

interface Props {
  page: HatchlingsPage;
  outcome: BulkOutcome | "gone" | "twice" | null;
  day: string | undefined;
  answer: HatchlingsAnswer | undefined;
}

export function HatchlingsScreen({ page, outcome, day, answer: returned }: Props) {
  const { id, title, parents, made } = page;
  const answer = useAnswer(returned);
  const [sire, dam] = parents;
  return (
    <>
      <PageHeading
        title="卵・ハッチの記録と個体の作成"
        lead={
          <>
            <Link to={`/admin/breeds/${id}`}>{title}</Link>（父 {sire ?? "未設定"}・母 {dam ?? "未設定"}）
          </>
        }
      />
      {outcome === "twice" && !answer ? <Message tone="done">同じ内容が、すでに保存されています。</Message> : null}
      {answer || outcome === "twice" ? null : (
        <BulkNotice outcome={outcome} path={`/admin/breeds/${page.id}/hatchlings`} day={day} />
      )}
      <Problem>
        {answer?.problems.length
          ? `入力を確かめてください（${answer.problems.length}件）。まだ何も保存していません。`
          : null}
      </Problem>
      {answer && answer.problems.length === 0 && answer.seen ? (
        <Message tone="warning" first>
          下の{Object.keys(answer.doubts).length}か所を確かめてください。まだ何も保存していません。
          このままでよければ、もう一度押してください。
        </Message>
      ) : null}
      <Stack gap="6">
        {made.length > 0 ? <Made made={made} /> : null}
        <Clutch key={`${page.count} ${page.first} ${made.length}`} page={page} answer={answer} />
      </Stack>
    </>
  );
}

function Made({ made }: Pick<HatchlingsPage, "made">) {
  return (
    <Panel title={`この記録から生まれた個体（${made.length}匹）`}>
      <chakra.ul display="flex" flexWrap="wrap" columnGap="5" rowGap="2">
        {made.map((snake) => (
          <li key={snake.id}>
            <Link to={editPath("ball", snake.id)}>{snake.title}</Link> <StageBadge stage={snake.stage} />
          </li>
        ))}
      </chakra.ul>
    </Panel>
  );
}

type Error = (path: string) => string | undefined;

/** Part of the main form, so that typed rows are submitted as well. */
function HowMany({ typed, error }: { typed: HatchlingsForm; error: Error }) {
  const count = { id: "hatch-count", label: "匹数", error: error("wanted") };
  const first = { id: "hatch-first", label: "最初の個体番号", hint: "続きの番号を自動で付けます" };
  return (
    <Panel title="ハッチ（今回）">
      <Flex gap="4" wrap="wrap" align="start">
        <Day name="hatched" label="ハッチ日" value={typed.hatched} error={error("hatched")} />
        <chakra.div width="6rem">
          <FramedInput frame={count} name="wanted" inputMode="numeric" defaultValue={typed.wanted} />
        </chakra.div>
        <chakra.div width="14rem">
          <FramedInput frame={first} name="first" autoComplete="off" defaultValue={typed.first} />
        </chakra.div>
        <Button type="submit" name="do" value="rows" variant="outline" mt={{ base: "0", md: "7" }}>
          行を作り直す
        </Button>
      </Flex>
    </Panel>
  );
}

function Day({
  name,
  label,
  value,
  error,
}: Record<"name" | "label" | "value", string> & { error: string | undefined }) {
  return (
    <chakra.div flex="1 1 16rem" maxWidth="26rem">
      <FramedDay
        frame={{ id: `hatch-${name}`, label, error }}
        name={name}
        defaultValue={value}
        year={name === "hatched"}
      />
    </chakra.div>
  );
}

const eggBoxes = { eggs: "有精卵（個）", slugs: "無精卵（個）", lost: "新しく失った卵（個）" } as const;

function Eggs({ typed, clutch, error }: { typed: HatchlingsForm; clutch: string; error: Error }) {
  return (
    <Panel title="卵">
      <Flex gap="4" wrap="wrap" align="start">
        <Day name="laid" label="産卵日" value={typed.laid} error={error("laid")} />
        {(["eggs", "slugs", "lost"] as const).map((name) => (
          <chakra.div key={name} width="9.5rem">
            <FramedInput
              frame={{ id: `hatch-${name}`, label: eggBoxes[name], error: error(name) }}
              name={name}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={typed[name]}
            />
          </chakra.div>
        ))}
      </Flex>
      {clutch ? <chakra.p mt="3">{clutch}</chakra.p> : null}
    </Panel>
  );
}

function Offers({ offers: { looks, isAll, why } }: Pick<HatchlingsPage, "offers">) {
  if (why) return <chakra.p color="fg.muted">{why}</chakra.p>;
  return (
    <chakra.p color="fg.muted" fontSize="sm">
      両親から生まれる子の見た目は{looks.length}通り{isAll ? "" : "以上"}です。
      {isAll ? "" : "候補に並ぶのは確率の高いものです。まれなものは書いてください。"}
      欄を押すと、姿と確率を見て選べます。
    </chakra.p>
  );
}

function Clutch({ page, answer }: { page: HatchlingsPage; answer: HatchlingsAnswer | undefined }) {
  const mayPublish = useHasCapability("publish");
  const typed = answer?.typed ?? page.typed;
  const { weighed, weights, common, fillsUnseen, isPublished, rows } = typed;
  const error = (path: string) =>
    answer?.problems.find((problem) => problem.path === path)?.message ?? answer?.doubts[path];
  const list = {
    id: "hatch-weights",
    label: "体重をまとめて（g）",
    hint: "1匹目から順に、空白で区切って書きます（例：62 65 58）",
    error: error("weights"),
  };
  return (
    <UnsavedForm
      isTyped={answer !== undefined}
      action={`/admin/breeds/${page.id}/hatchlings`}
      noValidate
      aria-label="個体を作る"
    >
      {/* Enter presses the first button of a form, and must not make eight snakes of a half-typed line. */}
      <button type="submit" disabled hidden />
      <input type="hidden" name="count" value={rows.length} />
      <input type="hidden" name="seen" value={answer?.seen ?? ""} />
      <Stack gap="6">
        <Eggs typed={typed} clutch={page.clutch} error={error} />
        <HowMany typed={typed} error={error} />
        <Panel title="すべての個体に共通">
          <Flex gap="4" wrap="wrap" mb="4">
            <Day name="weighed" label="体重を量った日" value={weighed} error={error("weighed")} />
            <chakra.div flex="1 1 16rem" maxWidth="26rem">
              <FramedInput frame={list} name="weights" defaultValue={weights} autoComplete="off" />
            </chakra.div>
          </Flex>
          <LineInput
            name="common"
            label="すべての個体が持つ遺伝子"
            hint="例：パステル。1匹ずつの欄に書いたものと合わせます"
            typed={common}
            reading={answer?.readings.common}
            error={error("common")}
          />
          <chakra.label display="flex" alignItems="center" gap="2" minHeight="44px" mt="2">
            <input type="checkbox" name="unseen" defaultChecked={fillsUnseen} />
            見えない遺伝子（ヘテロ・ポスヘテの割合）を、両親と見た目から計算して書き込む
          </chakra.label>
        </Panel>
        <Offers offers={page.offers} />
        <HatchlingRows rows={rows} answer={answer} offers={page.offers.looks} sires={page.sires} />
        <Flex as="fieldset" columnGap="6" rowGap="2" wrap="wrap" align="center">
          <chakra.legend fontWeight="bold" mb="1">
            保存のしかた
          </chakra.legend>
          {[
            { value: "draft", label: "下書きとして作る" },
            ...(mayPublish ? [{ value: "published", label: "すぐ公開する" }] : []),
          ].map(({ value, label }) => (
            <Tick
              key={value}
              type="radio"
              name="as"
              value={value}
              defaultChecked={isPublished === (value === "published")}
            >
              {label}
            </Tick>
          ))}
          <Button type="submit" name="do" value="count" variant="outline">
            卵とハッチの数だけ記録する
          </Button>
          <Button type="submit">{answer?.seen ? "このまま作る" : `${rows.length}匹の個体を作る`}</Button>
        </Flex>
      </Stack>
    </UnsavedForm>
  );
}
