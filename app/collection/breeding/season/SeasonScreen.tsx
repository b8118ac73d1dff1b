// Season page for keepers: quick recording or free text, the event log, and the pair.

import { Button, chakra } from "@chakra-ui/react";
import { Link } from "react-router";
import { Notice } from "#app/cms/admin/kit/Message.tsx";
import { editPath } from "#app/cms/admin/kit/navigation.ts";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import panel from "#app/cms/admin/kit/Panel.module.css";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { StageBadge } from "#app/cms/admin/kit/StageBadge.tsx";
import { useAnswer } from "#app/cms/admin/kit/use-answer.ts";
import { BulkNotice } from "#app/cms/admin/screens/bulk/BulkNotice.tsx";
import { optionsOf } from "#app/cms/fields/choice/field.ts";
import { OptionSelect } from "#app/cms/fields/OptionSelect.tsx";
import { AllSeasons } from "#app/collection/breeding/all-seasons/AllSeasons.tsx";
import { PairView } from "#app/collection/breeding/pair/PairView.tsx";
import {
  eventDays,
  eventWords,
  type SeasonEvent,
  type SeasonEventType,
  seasonEventLabels,
} from "#app/collection/season/season-event.ts";
import care from "#app/kinds/ball/care/Care.module.css";
import { LabelledDay, LabelledInput } from "#app/kinds/ball/care/LabelledInput.tsx";
import { SeasonTimeline } from "#app/kinds/breed/page/SeasonTimeline.tsx";
import type { OwnScreenProps } from "#app/kinds/shared/own-admin-page.ts";
import log from "#app/kinds/shared/RecordLog.module.css";
import { RecordLog } from "#app/kinds/shared/RecordLog.tsx";
import { withCount } from "#app/platform/site/with-commas.ts";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import styles from "./Season.module.css";
import type { SeasonAnswer, SeasonPage } from "./season-page.server.ts";

const sentences = {
  noted: "記録しました。",
  already:
    "同じ日の同じ記録があるので、追加していません。続けて起きたことなら、編集で数を直すか、メモを付けて記録してください。",
  answered: "選んだとおりに、記録を直しました。",
  corrected: "記録を直しました。",
  removed: "記録を削除しました。",
  created: "繁殖記録の下書きを作りました。",
};

export function SeasonScreen({ page, answer: returned }: OwnScreenProps<SeasonPage, SeasonAnswer>) {
  const answer = useAnswer(returned);
  const { id, title, state } = page;
  return (
    <>
      <PageHeading
        title={title}
        lead={
          <span className={styles.lead}>
            <StageBadge stage={state.stage} />
            <Link to={editPath("breed", id)}>編集</Link>
            <Link to={`/admin/breeds/${id}/hatchlings`}>卵・ハッチの記録と個体の作成</Link>
            <Link to="/admin/pairs">今夜のペア</Link>
          </span>
        }
      />
      <Notice
        own={sentences}
        problem={
          answer &&
          `${answer.form === "answer" ? `${answer.problem}。` : ""}入力を確かめてください。まだ記録していません。`
        }
      />
      {answer ? null : <BulkNotice outcome={page.outcome} path={`/admin/breeds/${id}`} />}
      {page.recorded.length > 0 && !answer ? (
        <ul className={styles.recorded}>
          {page.recorded.map((event) => (
            <li key={event.id}>{event.words}</li>
          ))}
        </ul>
      ) : null}
      <div className={styles.stack}>
        <Questions id={id} questions={page.questions} outcome={page.outcome} />
        <Panel title="シーズンの経過">
          <div className={styles.stack}>
            {page.clutch ? <p>{page.clutch}</p> : null}
            <SeasonTimeline
              steps={page.steps}
              locks={page.locks}
              countdown={page.countdown}
              calendar={state.isVisible ? `/breed/${id}.ics` : "/admin/pairs.ics"}
            />
          </div>
        </Panel>
      </div>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <NoteForm page={page} answer={answer} />
          <TextForm id={id} answer={answer} />
          <Panel title={withCount("記録", page.events.length, "件")}>
            <EventLog id={id} events={page.events} males={page.males} open={page.open} answer={answer} />
          </Panel>
        </div>
        <div className={styles.stack}>
          <PairView pair={page.pair} />
          {page.seasons ? <AllSeasons id={id} seasons={page.seasons} /> : null}
        </div>
      </div>
    </>
  );
}

type Answer = SeasonAnswer | undefined;

/** Contradictory records, each resolved with one click. */
function Questions({ id, questions, outcome }: Pick<SeasonPage, "id" | "questions" | "outcome">) {
  if (questions.length === 0) return null;
  return (
    <Panel title={`確かめたいこと（${questions.length}件）`}>
      <SendForm action={`/admin/breeds/${id}`} className={log.form}>
        <input type="hidden" name="do" value="answer" />
        {outcome && outcome !== "gone" ? <input type="hidden" name="result" value={outcome.token} /> : null}
        {questions.map(({ words, answers }) => (
          <div key={words} className={styles.question}>
            <p>{words}</p>
            <div className={log.line}>
              {answers.map(({ value, label }) => (
                <Button
                  key={value}
                  type="submit"
                  name="answer"
                  value={value}
                  variant="outline"
                  whiteSpace="normal"
                  height="auto"
                  minHeight="38px"
                  py="1"
                >
                  {label}
                </Button>
              ))}
            </div>
          </div>
        ))}
      </SendForm>
    </Panel>
  );
}

function SireSelect({ page, value, error }: { page: SeasonPage; value: string; error: string | undefined }) {
  const own = { value: "", label: page.sireName ? `${page.sireName}（この記録の父）` : "この記録の父" };
  const others = page.males.map(({ id, label }) => ({ value: id, label }));
  return (
    <div className={styles.kind}>
      <label htmlFor="season-sire">相手のオス</label>
      <OptionSelect id="season-sire" name="sire" defaultValue={value} options={[own, ...others]} />
      {error ? <p className={care.error}>{error}</p> : null}
    </div>
  );
}

/** One tap per event, for today unless another date is chosen. */
function NoteForm({ page, answer }: { page: SeasonPage; answer: Answer }) {
  const own = answer?.form === "one" ? answer : undefined;
  const error = (name: string) => own?.problems.find((problem) => problem.name === name)?.message;
  const box = (name: "note" | "count" | "slugs" | "millimetres", label: string, inputMode?: "numeric" | "decimal") => (
    <LabelledInput
      id={`season-${name}`}
      label={label}
      name={name}
      inputMode={inputMode}
      autoComplete="off"
      defaultValue={own?.typed[name] ?? ""}
      error={error(name)}
    />
  );
  const buttons = (types: readonly SeasonEventType[]) => (
    <div className={log.line}>
      {types.map((type) => (
        <Button key={type} type="submit" name="do" value={type} variant="outline">
          {seasonEventLabels[type]}
        </Button>
      ))}
    </div>
  );
  return (
    <Panel title="記録する">
      <SendForm action={`/admin/breeds/${page.id}`} noValidate className={log.form}>
        {/* Enter presses a form's first button, and must not note a lock of a half-typed day. */}
        <button type="submit" disabled hidden />
        <input type="hidden" name="seen" value={own?.seen ?? ""} />
        <div className={log.boxes}>
          <LabelledDay
            id="season-date"
            label="日付"
            defaultValue={own?.typed.date ?? page.today}
            error={error("date")}
          />
          {box("note", "メモ")}
        </div>
        {buttons(["together", "lock", "apart", "ovulated", "preLayShed"])}
        {page.males.length > 0 ? (
          <details open={own !== undefined && own.typed.sire !== ""}>
            <summary>別のオスとのペアリング・ロックなら</summary>
            <SireSelect page={page} value={own?.typed.sire ?? ""} error={error("sire")} />
          </details>
        ) : null}
        <div className={log.boxes}>
          {box("count", "数（有精卵・ハッチ・失った卵）", "numeric")}
          {box("slugs", "無精卵（産卵だけ）", "numeric")}
        </div>
        {buttons(["laid", "hatched", "lost"])}
        <div className={log.boxes}>
          {box("millimetres", "卵胞の大きさ（mm）", "decimal")}
          <Button type="submit" name="do" value="follicles" variant="outline" className={styles.beside}>
            卵胞を記録
          </Button>
          <Button type="submit" name="do" value="note" variant="outline" className={styles.beside}>
            メモだけ記録
          </Button>
        </div>
      </SendForm>
    </Panel>
  );
}

function TextForm({ id, answer }: { id: string; answer: Answer }) {
  const own = answer?.form === "text" ? answer : undefined;
  const problem = own?.problems[0]?.message;
  return (
    <Panel title="まとめて書く">
      <SendForm action={`/admin/breeds/${id}`} noValidate className={log.form}>
        <input type="hidden" name="seen" value={own?.seen ?? ""} />
        <label htmlFor="season-text">日付と出来事</label>
        <chakra.textarea
          id="season-text"
          name="text"
          rows={3}
          defaultValue={own?.text ?? ""}
          className={styles.text}
          aria-invalid={problem ? true : undefined}
          autoFocus={problem ? true : undefined}
          aria-describedby={problem ? "season-text-error season-text-hint" : "season-text-hint"}
        />
        {problem ? (
          <p id="season-text-error" className={care.error}>
            {problem}
          </p>
        ) : null}
        <p id="season-text-hint" className={panel.quiet}>
          例：2/4、2/10-2/12、ロック2/4、卵胞 25mm 3/1、排卵 3/10（朝）、産卵 4/28 6個 無精卵1、ハッチ 6/25
          3匹。年を省くと、シーズンの年にします
        </p>
        <div>
          <Button type="submit" name="do" value="text">
            読み取って記録する
          </Button>
        </div>
      </SendForm>
    </Panel>
  );
}

type LogProps = Pick<SeasonPage, "id" | "events" | "males" | "open"> & { answer: Answer };

function EventLog({ id, events, males, open, answer }: LogProps) {
  const changed = answer?.form === "change" ? answer : undefined;
  const lines = events.map((event) => ({
    ...event,
    days: eventDays(event),
    label: seasonEventLabels[event.type],
    words: [
      eventWords(event),
      event.sire && `相手：${males.find((male) => male.id === event.sire)?.label ?? event.sire}`,
    ]
      .filter(Boolean)
      .join("　"),
  }));
  return (
    <RecordLog
      path={`/admin/breeds/${id}`}
      name="event"
      lines={lines}
      opened={changed?.id ?? open}
      version={changed?.version}
    >
      {(event) => <Boxes event={event} answer={changed} />}
    </RecordLog>
  );
}

function Boxes({ event, answer }: { event: SeasonEvent; answer: Extract<Answer, { form: "change" }> | undefined }) {
  const typed = answer?.typed ?? {
    date: event.date,
    until: event.until === event.date ? "" : event.until,
    millimetres: String(event.millimetres ?? ""),
    count: String(event.count ?? ""),
    slugs: String(event.slugs ?? ""),
    sire: event.sire ?? "",
    note: event.note,
  };
  const tied = (name: keyof typeof typed, label: string) => ({
    ...{ id: `event-${name}`, label, defaultValue: typed[name] },
    error: answer?.problems.find((problem) => problem.name === name)?.message,
  });
  const box = (name: keyof typeof typed, label: string, inputMode?: "numeric" | "decimal") => (
    <LabelledInput {...tied(name, label)} name={name} inputMode={inputMode} autoComplete="off" />
  );
  return (
    <div className={log.boxes}>
      <div className={styles.kind}>
        <label htmlFor="event-type">出来事</label>
        <OptionSelect
          id="event-type"
          name="type"
          defaultValue={answer?.type ?? event.type}
          options={optionsOf(seasonEventLabels)}
        />
      </div>
      <LabelledDay {...tied("date", "日付")} />
      {box("until", "終わりの日（期間なら）")}
      {box("millimetres", "卵胞（mm）", "decimal")}
      {box("count", "数（有精卵・ハッチ・失った卵）", "numeric")}
      {box("slugs", "無精卵", "numeric")}
      <input type="hidden" name="sire" value={typed.sire} />
      <input type="hidden" name="seen" value={answer?.seen ?? ""} />
      {box("note", "メモ")}
    </div>
  );
}
