// Snake page for keepers: facts, log, growth, family, papers and changes.

import { Button, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { actionWords } from "#app/cms/admin/kit/action-words.ts";
import { Message, Notice } from "#app/cms/admin/kit/Message.tsx";
import { Moment } from "#app/cms/admin/kit/Moment.tsx";
import { revisionsPath } from "#app/cms/admin/kit/navigation.ts";
import panel from "#app/cms/admin/kit/Panel.module.css";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { useHasCapability } from "#app/cms/admin/kit/rights.ts";
import { StageBadge } from "#app/cms/admin/kit/StageBadge.tsx";
import { BulkNotice } from "#app/cms/admin/screens/bulk/BulkNotice.tsx";
import { writerName } from "#app/cms/content/actors.ts";
import type { PapersOfSnake } from "#app/collection/papers/papers.server.ts";
import care from "#app/kinds/ball/care/Care.module.css";
import { CareFields, MedicineFields, PreySizes, VisitField } from "#app/kinds/ball/care/CareFields.tsx";
import type { Meal } from "#app/kinds/ball/care/care.ts";
import { LabelledDay, LabelledInput, PublicTick } from "#app/kinds/ball/care/LabelledInput.tsx";
import { prefillLastMeal } from "#app/kinds/ball/care/read-care.ts";
import { readGrams } from "#app/kinds/ball/care/read-values.ts";
import { GrowthChart } from "#app/kinds/ball/page/GrowthChart.tsx";
import type { OwnScreenProps } from "#app/kinds/shared/own-admin-page.ts";
import log from "#app/kinds/shared/RecordLog.module.css";
import { withCommas, withCount } from "#app/platform/site/with-commas.ts";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { CareTimeline } from "./CareTimeline.tsx";
import type { Relative } from "./family.server.ts";
import type { TypedLine } from "./note-care.server.ts";
import type { SnakeAnswer, SnakePage, WeighAnswer } from "./own-page.server.ts";
import styles from "./Snake.module.css";
import { PaperLinks, SnakeTop } from "./SnakeTop.tsx";

const sentences = {
  weighed: "体重を記録しました。",
  noted: "記録しました。",
  corrected: "記録を直しました。",
  removed: "記録を削除しました。",
};

export function SnakeScreen({ page, answer }: OwnScreenProps<SnakePage, SnakeAnswer>) {
  const { state, today, shown, weights, chart, choices, family, offspring, revisions } = page;
  const { id } = state;
  const when = { today, shown };
  const isTrashed = state.stage === "trash";
  const mayPublish = useHasCapability("publish");
  return (
    <>
      {answer ? null : <Notice own={sentences} />}
      {answer ? null : <BulkNotice outcome={page.outcome} path={`/admin/balls/${id}`} />}
      {isTrashed ? (
        <Message tone="warning">
          ゴミ箱にあります。記録や販売は、{mayPublish ? <Link to="/admin/trash">ゴミ箱</Link> : "ゴミ箱"}
          から戻してからにしてください。
        </Message>
      ) : null}
      <SnakeTop page={page} />
      <div className={styles.columns}>
        <div className={styles.forms}>
          <Forms left={page.papers.left} isOpen={answer !== undefined} isHidden={isTrashed}>
            <WeighForm
              id={id}
              today={today}
              isPublic={choices.weights}
              answer={answer?.type === "weigh" ? answer : undefined}
            />
            <CareForm
              id={id}
              {...when}
              isPublic={choices.care}
              lastMeal={page.lastMeal}
              answer={answer?.type === "care" ? answer : undefined}
            />
            <HealthForm id={id} {...when} answer={answer?.type === "health" ? answer : undefined} />
          </Forms>
        </div>
        <div className={styles.side}>
          <Panel title="体重の推移">
            {weights.length > 0 ? <GrowthChart chart={chart} weights={weights} /> : <p>まだ記録はありません。</p>}
          </Panel>
          <Panel title="親">
            <Parents {...family} />
            {page.about.isProvable && mayPublish ? (
              <chakra.p mt="3">
                <Link to={`/admin/balls/${id}/prove`}>家族の遺伝子型を更新</Link>
              </chakra.p>
            ) : null}
          </Panel>
          <Panel title={withCount("子", offspring.length, "匹")} id="young">
            {offspring.length === 0 ? <p>記録はありません。</p> : null}
            <ul>
              {offspring.map((snake) => (
                <li key={snake.id}>
                  <Link to={`/admin/balls/${snake.id}`}>{snake.title}</Link> <StageBadge stage={snake.stage} />
                </li>
              ))}
            </ul>
          </Panel>
          <Papers id={id} papers={page.papers} isVisible={state.isVisible} />
          <Panel title="変更の履歴">
            <ul>
              {revisions.map((revision) => (
                <li key={revision.version}>
                  {actionWords[revision.action]}・<Moment at={revision.at} />・{writerName(revision.by)}
                </li>
              ))}
            </ul>
            <chakra.p mt="3">
              <Link to={revisionsPath("ball", id)}>履歴をすべて見る</Link>
            </chakra.p>
          </Panel>
        </div>
        <div className={styles.records}>
          <Panel title="記録">
            <CareTimeline
              id={id}
              records={page.records}
              more={page.more}
              open={page.open}
              answer={answer?.type === "record" ? answer : undefined}
            />
          </Panel>
        </div>
      </div>
    </>
  );
}

interface FormsProps {
  left: string | null;
  isOpen: boolean;
  isHidden: boolean;
  children: ReactNode;
}

/** Collapsed for snakes that left; missing records can still be added. */
function Forms({ left, isOpen, isHidden, children }: FormsProps) {
  if (isHidden) return null;
  if (!left) return children;
  return (
    <details open={isOpen} className={styles.left}>
      <summary>記録を足す（{left}）</summary>
      {children}
    </details>
  );
}

function Papers({ id, papers, isVisible }: { id: string; papers: PapersOfSnake; isVisible: boolean }) {
  return (
    <Panel title="書類">
      <ul className={panel.lines}>
        <PaperLinks papers={papers} as="li" words={(missing) => `足りないもの：${missing.join("、")}`} />
        {papers.explanation.shown.map((one) => (
          <li key={one.number}>
            <Link to={`${papers.explanation.to}/${one.number}`}>説明に使った説明書 第{one.number}号</Link>{" "}
            <span className={panel.quiet}>
              <Moment at={one.at} />
            </span>
          </li>
        ))}
        {isVisible ? (
          <li>
            <a href={`/ball/${id}/card`}>個体カード（印刷用）</a>
          </li>
        ) : null}
      </ul>
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

interface Props {
  id: string;
  today: string;
  isPublic: boolean;
  answer: WeighAnswer | undefined;
}

function WeighForm({ id, today, isPublic, answer }: Props) {
  const error = (path: string) => answer?.problems.find((problem) => problem.path === path)?.message;
  return (
    <Panel title="体重を記録する">
      <SendForm action={`/admin/balls/${id}`} noValidate className={log.form}>
        {answer?.doubt ? <Doubt doubt={answer.doubt} typed={answer.typed.grams} /> : null}
        <div className={log.boxes}>
          <LabelledDay id="weigh-date" label="日付" defaultValue={answer?.typed.date ?? today} error={error("date")} />
          <LabelledInput
            id="weigh-grams"
            label="体重（g）"
            name="grams"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={answer?.typed.grams ?? ""}
            error={error("grams")}
          />
        </div>
        <div className={log.line}>
          <PublicTick isPublic={answer?.typed.isPublic ?? isPublic} />
          <Button type="submit">体重を記録する</Button>
        </div>
      </SendForm>
    </Panel>
  );
}

function Doubt({ doubt, typed }: { doubt: string; typed: string }) {
  const grams = readGrams(typed);
  return (
    <Message tone="warning" first>
      <p>{doubt}</p>
      {grams.ok ? (
        <label className={care.tick}>
          <input type="checkbox" name="sure" value={grams.value} />
          {withCommas(grams.value)}gで記録する
        </label>
      ) : null}
    </Message>
  );
}

interface CareFormProps {
  id: string;
  today: string;
  shown: string;
  answer: TypedLine | undefined;
}

interface FormProps extends CareFormProps {
  intent: "care" | "health";
  words: string;
  tick?: ReactNode;
  children: ReactNode;
}

function LineForm({ id, today, shown, answer, intent, words, tick, children }: FormProps) {
  return (
    <Panel title={words} id={`${intent}-form`}>
      <SendForm action={`/admin/balls/${id}`} noValidate className={log.form}>
        <input type="hidden" name="shown" value={shown} />
        <LabelledDay
          id={`${intent}-date`}
          label="日付"
          defaultValue={answer?.date ?? today}
          error={answer?.problems.find(({ name }) => name === "date")?.message}
        />
        {children}
        {answer?.doubt ? (
          <Message tone="warning" first>
            {answer.doubt.question}
            <input type="hidden" name="seen" value={answer.doubt.seen} />
          </Message>
        ) : null}
        <div className={log.line}>
          {tick}
          <Button type="submit" name="do" value={intent}>
            {answer?.doubt ? answer.doubt.confirm : words}
          </Button>
        </div>
      </SendForm>
    </Panel>
  );
}

const ofFields = (answer: TypedLine | undefined) => answer?.problems.filter(({ name }) => name !== "date") ?? [];

function CareForm({ isPublic, lastMeal, ...props }: CareFormProps & { isPublic: boolean; lastMeal: Meal | null }) {
  const { answer } = props;
  const tick = <PublicTick isPublic={answer?.isPublic ?? isPublic} />;
  return (
    <LineForm {...props} intent="care" words="給餌・脱皮を記録する" tick={tick}>
      <CareFields typed={answer?.typed ?? prefillLastMeal(lastMeal)} problems={ofFields(answer)} />
      <PreySizes />
    </LineForm>
  );
}

/** Record form for keepers only: vet visits and medicines. */
function HealthForm(props: CareFormProps) {
  const parts = { typed: props.answer?.typed ?? prefillLastMeal(null), problems: ofFields(props.answer) };
  return (
    <LineForm {...props} intent="health" words="診察・投薬を記録する">
      <div className={care.health}>
        <VisitField {...parts} />
        <MedicineFields {...parts} />
        {parts.problems.length > 0 ? (
          <p className={care.error} id="care-error">
            {parts.problems.map(({ message }) => message).join("。")}
          </p>
        ) : null}
      </div>
    </LineForm>
  );
}
