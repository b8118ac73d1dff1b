// Every question with its three answers and わからない, and the signs that need a vet.

import { Form } from "react-router";
import { Button } from "#app/ui/Button.tsx";
import { type Area, areas, questions, redFlags } from "./questions.ts";
import styles from "./StressForm.module.css";
import type { Answers } from "./score.ts";

export function StressForm({ answers, flagged }: { answers: Answers; flagged: readonly string[] }) {
  return (
    <Form action="/stress_check" className={styles.form}>
      <fieldset className={styles.flags}>
        <legend>いま、次のようすはありますか（あるものだけ選ぶ）</legend>
        {redFlags.map((flag) => (
          <label key={flag.id} className={styles.choice}>
            <input type="checkbox" name="flag" value={flag.id} defaultChecked={flagged.includes(flag.id)} />
            {flag.sign}
          </label>
        ))}
      </fieldset>
      {(Object.keys(areas) as Area[]).map((area) => (
        <section key={area} className={styles.area}>
          <h2>{areas[area]}</h2>
          {questions
            .filter((question) => question.area === area)
            .map((question) => (
              <fieldset key={question.id} className={styles.question}>
                <legend>{question.question}</legend>
                {[...question.options, "わからない"].map((label, at) => {
                  const value = at === 3 ? "unknown" : String(at);
                  return (
                    <label key={label} className={styles.choice}>
                      <input
                        type="radio"
                        name={question.id}
                        value={value}
                        defaultChecked={String(answers[question.id] ?? "") === value}
                      />
                      {label}
                    </label>
                  );
                })}
              </fieldset>
            ))}
        </section>
      ))}
      <div className={styles.send}>
        <Button>結果を見る</Button>
        <p>回答はこのページのURLにだけ入ります。サーバーには保存しません。</p>
      </div>
    </Form>
  );
}
