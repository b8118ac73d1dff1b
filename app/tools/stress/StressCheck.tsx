// The stress check: one plain form with its result, all of it in the address.

import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { answersPath, type StressPage } from "./answers.ts";
import { HistoryOnDevice } from "./HistoryOnDevice.tsx";
import { questions } from "./questions.ts";
import styles from "./StressCheck.module.css";
import { StressForm } from "./StressForm.tsx";
import { StressResult } from "./StressResult.tsx";
import { score } from "./score.ts";

export function StressCheck(page: StressPage) {
  const { answers, flagged, name, ignored, isAnswered } = page;
  const result = isAnswered ? score(answers, flagged) : null;
  const path = answersPath(page);
  return (
    <>
      <Breadcrumb trail={[{ label: "ストレスチェック" }]} />
      <PageHead
        title="ストレスチェック"
        lead={`1匹の環境とようすを${questions.length}の質問で見直します。わからない質問は飛ばしてかまいません。点が引かれた理由と、今日からできることを、出典と一緒に示します。診断ではありません。`}
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
