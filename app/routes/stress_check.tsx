// The stress check.

import { pageHead } from "#app/shell/head.ts";
import { stressPage } from "#app/tools/stress/answers.ts";
import { StressCheck } from "#app/tools/stress/StressCheck.tsx";
import type { Route } from "./+types/stress_check";

export function loader({ url }: Route.LoaderArgs) {
  return stressPage(url.searchParams);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: "ストレスチェック",
    description:
      "ボールパイソンの環境と行動を26項目で見直すチェックです。点が引かれた理由、できること、出典を1つずつ示します。診断ではありません。",
    path: "/stress_check",
    noindex: loaderData?.isAnswered,
  });

export default function StressCheckPage({ loaderData }: Route.ComponentProps) {
  return <StressCheck {...loaderData} />;
}
