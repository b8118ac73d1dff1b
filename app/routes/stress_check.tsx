// The stress check: one plain form, the result above it, all of it in the address.

import { pageHead } from "#app/site/head.ts";
import { StressForm } from "#app/stress/StressForm.tsx";
import { StressResult } from "#app/stress/StressResult.tsx";
import { readAnswers, score } from "#app/stress/score.ts";
import { Breadcrumb } from "#app/ui/Breadcrumb.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import type { Route } from "./+types/stress_check";

export function loader({ url }: Route.LoaderArgs) {
  const { answers, flagged, ignored } = readAnswers(url.searchParams);
  const isAnswered = Object.keys(answers).length > 0 || flagged.size > 0 || ignored.length > 0;
  return { answers, flagged: [...flagged], ignored, isAnswered };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: "ストレスチェック",
    description: "ボールパイソンの環境と行動を26項目で見直すチェックです。理由・対策・出典つきで、診断ではありません。",
    path: "/stress_check",
    noindex: loaderData?.isAnswered,
  });

export default function StressCheck({ loaderData }: Route.ComponentProps) {
  const { answers, flagged, ignored, isAnswered } = loaderData;
  return (
    <>
      <Breadcrumb trail={[{ label: "ストレスチェック" }]} />
      <PageHead
        title="ストレスチェック"
        lead="1匹の環境と行動を26項目で見直します。わからない項目は採点から外れます。これは診断ではありません。検証済みの質問票は存在せず、基準は福祉の指針・論文・獣医師の資料をまとめた当サイトの目安です。"
      />
      {isAnswered ? <StressResult result={score(answers, new Set(flagged))} ignored={ignored} /> : null}
      <StressForm answers={answers} flagged={flagged} key={JSON.stringify([answers, flagged])} />
    </>
  );
}
