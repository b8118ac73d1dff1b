// Every question with its three answers and わからない, and the signs that need a vet. With JavaScript it says how far one is.

import { useEffect, useState } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/Button.tsx";
import { TextInput } from "#app/ui/Field.tsx";
import { NAME_MAX, type ReadAnswers } from "./answers.ts";
import { type Area, areas, questions, redFlags } from "./questions.ts";
import styles from "./StressForm.module.css";
import { RESULT_ID } from "./StressResult.tsx";
import { ENOUGH_ANSWERS } from "./score.ts";

const choices = ["0", "1", "2", "unknown"] as const;

export function StressForm({ answers, flagged, name }: Pick<ReadAnswers, "answers" | "flagged" | "name">) {
  const [progress, setProgress] = useState<{ decided: number; scored: number } | null>(null);
  // Only a browser that runs scripts can keep count while somebody answers.
  useEffect(() => setProgress(countOf(answers)), [answers]);

  return (
    <Form
      action={`/stress_check#${RESULT_ID}`}
      className={styles.form}
      id="questions"
      onChange={(event) => setProgress(progressOf(new FormData(event.currentTarget)))}
    >
      <fieldset className={styles.flags}>
        <legend>いまのようす（当てはまるものだけ）</legend>
        {redFlags.map((flag) => (
          <label key={flag.id} className={styles.choice}>
            <input type="checkbox" name="flag" value={flag.id} defaultChecked={flagged.includes(flag.id)} />
            {flag.sign}
          </label>
        ))}
      </fieldset>
      {(Object.keys(areas) as Area[]).map((area) => (
        <section key={area} className={styles.area} aria-labelledby={`area-${area}`}>
          <h2 id={`area-${area}`}>{areas[area]}</h2>
          {questions
            .filter((question) => question.area === area)
            .map((question) => (
              <fieldset key={question.id} className={styles.question} id={`question-${question.id}`}>
                <legend>{question.question}</legend>
                {choices.map((value, index) => (
                  <label key={value} className={styles.choice}>
                    <input
                      type="radio"
                      name={question.id}
                      value={value}
                      defaultChecked={String(answers[question.id] ?? "") === value}
                    />
                    {question.options[index] ?? "わからない"}
                  </label>
                ))}
              </fieldset>
            ))}
        </section>
      ))}
      <div className={styles.send}>
        <TextInput
          label="ヘビの名前（書かなくてもかまいません）"
          hint="結果の見出しに使います。答えと一緒にURLに入るので、共有すると相手にも見えます。"
          name="name"
          defaultValue={name}
          maxLength={NAME_MAX}
          autoComplete="off"
        />
        <p>答えはこのページのURLにだけ入り、このサイトには残りません。</p>
        <Button>結果を見る</Button>
      </div>
      {progress ? (
        <div className={styles.progress}>
          <progress value={progress.decided} max={questions.length} aria-label="答えた項目" />
          <span aria-live="polite">
            {questions.length}項目中{progress.decided}項目
            {progress.scored < ENOUGH_ANSWERS
              ? `（点数が出るまで、あと${ENOUGH_ANSWERS - progress.scored}項目）`
              : "（点数が出ます）"}
          </span>
          <Button>結果を見る</Button>
        </div>
      ) : null}
    </Form>
  );
}

function countOf(answers: ReadAnswers["answers"]): { decided: number; scored: number } {
  const given = Object.values(answers);
  return { decided: given.length, scored: given.filter((value) => value !== "unknown").length };
}

function progressOf(form: FormData): { decided: number; scored: number } {
  const given = questions.map(({ id }) => form.get(id)).filter((value) => value !== null);
  return { decided: given.length, scored: given.filter((value) => value !== "unknown").length };
}
