// Tonight's pairs by rack: one tap per pair, one submit for all.

import { Button } from "@chakra-ui/react";
import { Link } from "react-router";
import type { BulkOutcome } from "#app/cms/admin/editing/bulk/bulk.ts";
import { Message, Problem } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { useHasCapability } from "#app/cms/admin/kit/rights.ts";
import { UnsavedForm } from "#app/cms/admin/kit/UnsavedForm.tsx";
import { BulkNotice } from "#app/cms/admin/screens/bulk/BulkNotice.tsx";
import rows from "#app/collection/care/Collection.module.css";
import care from "#app/kinds/ball/care/Care.module.css";
import { LabelledDay, LabelledInput } from "#app/kinds/ball/care/LabelledInput.tsx";
import { formatDay } from "#app/platform/site/days.ts";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import styles from "./Pairs.module.css";
import type { PairsAnswer, PairsPage, RhythmAnswer, TonightPair } from "./pairs.server.ts";
import { moveWords, type PairState } from "./rotation.ts";

const PATH = "/admin/pairs";

interface Props {
  page: PairsPage;
  noted: number | null;
  outcome: BulkOutcome | "gone" | null;
  isRhythmSaved: boolean;
  answer: PairsAnswer | RhythmAnswer | undefined;
}

export function PairsScreen({ page, noted, outcome, isRhythmSaved, answer }: Props) {
  const { pairs, every, today } = page;
  const mayChange = useHasCapability("changeSettings");
  const rhythm = answer && "every" in answer ? answer : undefined;
  const night = answer && "chosen" in answer ? answer : undefined;
  const due = pairs.filter(({ isDue }) => isDue);
  const moves = due.length > 0 ? `今日までに動かすペアは${due.length}組です` : "今日までに動かすペアはありません";
  return (
    <>
      <PageHeading
        title="今夜のペア"
        lead={pairs.length > 0 && `棚の順に${pairs.length}組。${moves}（${every}日ごと）。`}
      />
      <BulkNotice outcome={answer ? null : outcome} path={PATH} day={page.date} />
      {noted !== null && outcome === null && !answer ? (
        <Message tone="note">
          {noted > 0
            ? `${noted}組の記録は、すでに同じ内容で保存されています。`
            : "選んだペアがなかったので、何も記録していません。"}
        </Message>
      ) : null}
      {isRhythmSaved && !answer ? <Message tone="done">移す間隔を「{every}日ごと」にしました。</Message> : null}
      <Problem>
        {answer && `${rhythm ? "何日ごとに移すか" : "日付"}：${answer.problem}。入力した内容は残っています。`}
      </Problem>
      {pairs.length === 0 ? (
        <p>
          いまペアリング中の繁殖記録はありません。父と母を決めた記録が、産卵の前までここに並びます。
          <Link to="/admin/pairs/new">ペアを考える</Link>
        </p>
      ) : (
        <Tonight page={page} answer={night} />
      )}
      <div className={styles.after}>
        <Panel title="移す間隔">
          {mayChange ? (
            <SendForm action={PATH} className={styles.rhythm} data-row noValidate>
              <input type="hidden" name="was" value={every} />
              <LabelledInput
                key={rhythm?.every ?? every}
                id="every"
                label="何日ごとに移すか"
                name="every"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={rhythm?.every ?? String(every)}
                error={rhythm?.problem}
              />
              <Button type="submit" name="do" value="rhythm" variant="outline">
                変える
              </Button>
            </SendForm>
          ) : null}
          <p className={rows.quiet}>
            オスは、いちばん長く待っているメスへ移ります。ほかの個体と一緒にした記録があれば、前のペアは離れたものとして数えます。やめたペアは、繁殖記録の編集で「やめた日」を入れると一覧から外れます。
          </p>
        </Panel>
        <Panel title="予定">
          <ul className={styles.plan}>
            {pairs
              .flatMap((pair) => (pair.next ? [{ pair, next: pair.next }] : []))
              .sort((a, b) => a.next.due.localeCompare(b.next.due))
              .map(({ pair, next }) => (
                <li key={pair.id}>
                  <time dateTime={next.due}>{next.due < today ? "今日" : formatDay(next.due)}</time>{" "}
                  {moveWords(pair, next)}
                </li>
              ))}
          </ul>
          <p>
            <a href="/admin/pairs.ics">予定をカレンダーに入れる（.ics）</a>
          </p>
          <p>
            <Link to="/admin/pairs/new">ペアを考える</Link>・
            <Link to="/admin/pairs/genes">遺伝子ごとの見込みと実際</Link>
          </p>
        </Panel>
      </div>
    </>
  );
}

function Tonight({ page, answer }: { page: PairsPage; answer: PairsAnswer | undefined }) {
  return (
    <UnsavedForm isTyped={answer !== undefined} action={PATH} aria-label="今夜のペア" noValidate>
      <input type="hidden" name="seen" value={answer?.seen ?? ""} />
      <div className={rows.head}>
        <LabelledDay id="date" label="日付" defaultValue={answer?.date ?? page.date} error={answer?.problem} />
      </div>
      <ul className={rows.rows}>
        {page.pairs.map((pair) => (
          <PairRow key={pair.id} pair={pair} chosen={answer?.chosen[pair.id] ?? ""} />
        ))}
      </ul>
      <div className={rows.bar}>
        <Button type="submit" name="do" value="note">
          まとめて記録する
        </Button>
      </div>
    </UnsavedForm>
  );
}

const choices = [
  { value: "", label: "—" },
  { value: "together", label: "一緒" },
  { value: "lock", label: "ロック" },
  { value: "apart", label: "離した" },
];

function PairRow({ pair, chosen }: { pair: TonightPair; chosen: string }) {
  const { id, title, shelf, sire, dam, state, next, isDue, tonight } = pair;
  return (
    <li id={`pair-${id}`} className={styles.pair}>
      <div className={styles.words}>
        <div className={rows.who}>
          {shelf ? <span className={rows.shelf}>{shelf}</span> : null}
          <Link to={`/admin/breeds/${id}`} aria-label={`${title}の経過`}>
            <b>
              {sire} × {dam}
            </b>
          </Link>
          <span className={rows.quiet}>{stateWords(state)}</span>
        </div>
        {next ? (
          <span className={isDue ? styles.due : rows.quiet}>
            {isDue ? "今日" : formatDay(next.due)}：{moveWords(pair, next)}
          </span>
        ) : null}
        {tonight.length > 0 ? <span className={rows.quiet}>この日の記録：{tonight.join("・")}</span> : null}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend cannot share a line with its controls */}
      <div role="group" aria-label={`${sire}と${dam}`} className={care.outcome}>
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={`pair.${id}`}
              value={value}
              defaultChecked={value === chosen}
              {...(value === "" && { "aria-label": "記録しない" })}
            />
            {label}
          </label>
        ))}
      </div>
    </li>
  );
}

function stateWords(state: PairState): string {
  const lock = state.lastLock ? `・最後のロック ${formatDay(state.lastLock)}` : "";
  if (state.is === "new") return "まだ一緒にしていません";
  return state.is === "together"
    ? `一緒（${formatDay(state.since)}から）${lock}`
    : `別々（${formatDay(state.since)}から）${lock}`;
}
