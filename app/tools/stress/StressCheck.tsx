// The stress check: one form with its result, all state in the URL.

import { memo, useCallback, useEffect, useId, useRef, useState } from "react";
import { Form, useLocation } from "react-router";
import { triageSigns } from "#app/kinds/shared/triage.ts";
import { mayHaveNotebook } from "#app/notebook/store/old-places.ts";
import { classes } from "#app/platform/site/classes.ts";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { Button } from "#app/ui/kit/Button.tsx";
import { TextInput } from "#app/ui/kit/Field.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import { createTaps } from "#app/ui/kit/taps.ts";
import { useLoaded } from "#app/ui/kit/use-loaded.ts";
import { answersPath, meantBy, NAME_MAX, type ReadAnswers, type StressPage, UNKNOWN } from "./answers.ts";
import { HistoryOnDevice } from "./HistoryOnDevice.tsx";
import { type Area, areas, type Question, questions } from "./questions.ts";
import stepListStyles from "./StepList.module.css";
import styles from "./StressCheck.module.css";
import formStyles from "./StressForm.module.css";
import { RESULT_ID, StressResult } from "./StressResult.tsx";
import { ENOUGH_ANSWERS, score } from "./score.ts";

export function StressCheck(page: StressPage) {
  const { answers, flagged, name, ignored, isAnswered } = page;
  const result = isAnswered ? score(answers, flagged) : null;
  const path = answersPath(page);
  return (
    <>
      <Breadcrumb trail={[{ label: "ストレスチェック" }]} />
      <PageHead
        title="ストレスチェック"
        lead={`1匹の環境と様子を${questions.length}の質問で見直します。分からない質問は飛ばしてかまいません。点が引かれた理由と今日からできることを、出典と一緒に示します。結果は診断ではありません。`}
      />
      {result ? (
        <p className={styles.jump}>
          <a href="#questions">答えを直す</a>
        </p>
      ) : null}
      <div className={result ? `${styles.columns} ${styles.both}` : styles.columns}>
        <div className={styles.answer}>
          {result ? <StressResult result={result} answers={answers} ignored={ignored} name={name} /> : null}
          <HistoryOnDevice result={result} name={name} path={path} key={path} />
        </div>
        <StressForm answers={answers} flagged={flagged} name={name} key={path} />
      </div>
    </>
  );
}

function StressForm({ answers, flagged, name }: Pick<ReadAnswers, "answers" | "flagged" | "name">) {
  const { form, step, go, before, after } = useSteps();
  const names = useOwnNames();
  const list = useId();
  const [progress, setProgress] = useState<ReturnType<typeof progressOf> | null>(null);
  // Progress while answering needs JavaScript.
  useEffect(() => setProgress(progressOf(new Map(Object.entries(answers)))), [answers]);

  return (
    <Form
      action={`/stress_check#${RESULT_ID}`}
      // Going back would show the form without its answers.
      replace
      className={formStyles.form}
      id="questions"
      ref={form}
      onChange={(event) => setProgress(progressOf(new FormData(event.currentTarget)))}
    >
      <StepList step={step} decided={progress?.decided} onGo={go} />
      <fieldset className={formStyles.flags} data-step="flags" hidden={step !== null && step !== "flags"}>
        <legend tabIndex={-1}>いまの様子（当てはまるものだけ）</legend>
        {triageSigns.map((flag) => (
          <label key={flag.id} className={formStyles.choice}>
            <input type="checkbox" name="flag" value={flag.id} defaultChecked={flagged.includes(flag.id)} />
            <span>
              <Phrases text={flag.sign} />
            </span>
          </label>
        ))}
      </fieldset>
      {(Object.keys(areas) as Area[]).map((area) => (
        <section
          key={area}
          className={formStyles.area}
          aria-labelledby={`area-${area}`}
          data-step={area}
          hidden={step !== null && step !== area}
        >
          <AreaQuestions area={area} answers={answers} />
        </section>
      ))}
      <div className={formStyles.send} hidden={after !== undefined}>
        <TextInput
          label="ヘビの名前（書かなくてもかまいません）"
          hint="結果の見出しに使います。答えと一緒にURLに入るので、共有すると相手にも見えます。"
          name="name"
          defaultValue={name}
          maxLength={NAME_MAX}
          autoComplete="off"
          list={names.length > 0 ? list : undefined}
        />
        <datalist id={list}>
          {names.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <p>答えはこのページのURLにだけ入り、このサイトには残りません。</p>
        <Button>結果を見る</Button>
      </div>
      {progress ? (
        <div className={formStyles.progress}>
          <progress value={progress.decided.size} max={questions.length} aria-label="答えた質問" />
          <span aria-live="polite">
            {questions.length}問中{progress.decided.size}問に回答
            {progress.scored < ENOUGH_ANSWERS
              ? `（点数が出るまで、あと${ENOUGH_ANSWERS - progress.scored}問）`
              : "（点数が出ます）"}
          </span>
          {before ? (
            <Button look="outline" onClick={() => go(before)}>
              前へ
            </Button>
          ) : null}
          {after ? <Button onClick={() => go(after)}>次へ：{stepLabels[after]}</Button> : null}
          <Button look={after ? "outline" : "primary"}>結果を見る</Button>
        </div>
      ) : null}
    </Form>
  );
}

/** Memoised: each answer and step renders the form again. */
const AreaQuestions = memo(function AreaQuestions({ area, answers }: { area: Area } & Pick<ReadAnswers, "answers">) {
  return (
    <>
      <h2 id={`area-${area}`} tabIndex={-1}>
        {areas[area]}
      </h2>
      {questions
        .filter((question) => question.area === area)
        .map((question) => (
          <fieldset key={question.id} className={formStyles.question} id={`question-${question.id}`}>
            <legend>{question.question}</legend>
            {choicesOf(question, answers[question.id]).map(({ value, label }) => (
              <label key={value} className={formStyles.choice}>
                <input type="radio" name={question.id} value={value} defaultChecked={answers[question.id] === value} />
                <span>
                  <Phrases text={label} />
                </span>
              </label>
            ))}
          </fieldset>
        ))}
    </>
  );
});

function useOwnNames(): readonly string[] {
  const [names] = useLoaded(async () => {
    const snakes = mayHaveNotebook() ? await (await import("#app/notebook/store/notebook.ts")).allSnakes() : [];
    return [...new Set(snakes.map(({ snake }) => snake.name))];
  });
  return names ?? [];
}

/** Returns a question's options plus わからない, and an old answer that may mean several options. */
function choicesOf({ id, options }: Question, given: string | undefined) {
  const meant = meantBy(id, given);
  const old =
    meant.length > 1 && given
      ? [{ value: given, label: `前の答え：「${meant.map(({ label }) => label).join("」または「")}」` }]
      : [];
  return [...options, ...old, { value: UNKNOWN, label: "分からない" }];
}

function progressOf(given: { get(id: string): unknown }) {
  const answered = questions
    .map(({ id }) => [id, given.get(id) ?? null] as const)
    .filter(([, value]) => value !== null);
  return {
    /** Ids of answered questions, including わからない. */
    decided: new Set(answered.map(([id]) => id)),
    scored: answered.filter(([, value]) => value !== UNKNOWN).length,
  };
}

// Navigation over the parts of the check, with progress.
interface Props {
  /** Null reserves the space until hydration, to avoid a layout shift. */
  step: Step | null;
  decided?: ReadonlySet<string> | undefined;
  onGo: (to: Step) => void;
}

function StepList({ step, decided, onGo }: Props) {
  return (
    <nav aria-label="チェックの段階" className={step === null ? stepListStyles.waiting : undefined}>
      <ol className={classes("no-print", stepListStyles.list)}>
        {steps.map((one) => (
          <li key={one}>
            <button
              type="button"
              className={stepListStyles.step}
              aria-current={one === step ? "step" : undefined}
              onClick={() => onGo(one)}
            >
              {stepLabels[one]}
              {one === "flags" ? null : <span className={stepListStyles.count}>{countIn(one, decided)}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function countIn(area: Area, decided?: ReadonlySet<string>): string {
  const own = questions.filter((question) => question.area === area);
  return `${own.filter(({ id }) => decided?.has(id)).length}/${own.length}`;
}

// Shows one part of the form at a time with JavaScript, everything without.

const steps = ["flags", ...(Object.keys(areas) as Area[])] as const;
type Step = (typeof steps)[number];

const stepLabels: Record<Step, string> = { flags: "いまの様子", ...areas };

/** `step`: null before hydration, when everything is shown. */
function useSteps() {
  const form = useRef<HTMLFormElement>(null);
  const [step, setStep] = useState<Step | null>(null);
  const { hash } = useLocation();

  useEffect(() => createTaps().watch(), []);
  useEffect(() => {
    const target = questions.find(({ id }) => hash === `#question-${id}`);
    setStep((now) => target?.area ?? now ?? "flags");
    if (target) requestAnimationFrame(() => document.getElementById(`question-${target.id}`)?.scrollIntoView());
  }, [hash]);

  const go = useCallback((to: Step) => {
    setStep(to);
    requestAnimationFrame(() => {
      form.current?.scrollIntoView();
      form.current?.querySelector<HTMLElement>(`[data-step="${to}"] [tabindex="-1"]`)?.focus({ preventScroll: true });
    });
  }, []);

  const place = step === null ? -1 : steps.indexOf(step);
  return { form, step, go, before: steps[place - 1], after: step === null ? undefined : steps[place + 1] };
}
