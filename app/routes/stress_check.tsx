// The stress check: one plain form, the result beside it, all of it in the address.

import { pageHead } from "#app/shell/head.ts";
import { answersPath, readAnswers } from "#app/tools/stress/answers.ts";
import { HistoryOnDevice } from "#app/tools/stress/HistoryOnDevice.tsx";
import styles from "#app/tools/stress/StressCheck.module.css";
import { StressForm } from "#app/tools/stress/StressForm.tsx";
import { StressResult } from "#app/tools/stress/StressResult.tsx";
import { score } from "#app/tools/stress/score.ts";
import { Breadcrumb } from "#app/ui/Breadcrumb.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import type { Route } from "./+types/stress_check";

export function loader({ url }: Route.LoaderArgs) {
  const read = readAnswers(url.searchParams);
  const { answers, flagged, ignored, sent } = read;
  const isAnswered = sent || Object.keys(answers).length > 0 || flagged.length > 0 || ignored.length > 0;
  return { ...read, isAnswered };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: "ストレスチェック",
    description:
      "ボールパイソンの環境と行動を26項目で見直すチェックです。点が引かれた理由、できること、出典を1つずつ示します。診断ではありません。",
    path: "/stress_check",
    noindex: loaderData?.isAnswered,
  });

export default function StressCheck({ loaderData }: Route.ComponentProps) {
  const { answers, flagged, name, ignored, isAnswered } = loaderData;
  const result = isAnswered ? score(answers, flagged) : null;
  const path = answersPath(loaderData);
  return (
    <>
      <Breadcrumb trail={[{ label: "ストレスチェック" }]} />
      <PageHead
        title="ストレスチェック"
        lead="1匹の環境とようすを26の質問で見直します。わからない質問は飛ばしてかまいません。点が引かれた理由と、今日からできることを、出典と一緒に示します。診断ではありません。"
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
