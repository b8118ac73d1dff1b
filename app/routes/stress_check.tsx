import { DeviceNote, useDevicePage } from "#app/pages/offline/DeviceNote.tsx";
import { answersQuery, type StressPage, stressPage } from "#app/tools/stress/answers.ts";
import { StressCheck } from "#app/tools/stress/StressCheck.tsx";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/stress_check";

const TITLE = "ストレスチェック";

export function loader({ url }: Route.LoaderArgs) {
  return stressPage(url.searchParams);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    title: TITLE,
    description:
      "ボールパイソンの環境と様子を26の質問で見直すチェックです。点が引かれた理由、できること、出典を1つずつ示します。結果は診断ではありません。",
    path: "/stress_check",
    query: loaderData?.isAnswered ? answersQuery(loaderData) : [],
    noindex: loaderData?.isAnswered,
  });

/** Offline the answers are evaluated on the device. */
const here = {
  isUnasked: (page: StressPage, search: URLSearchParams) => !page.isAnswered && stressPage(search).isAnswered,
  answer: stressPage,
  title: () => TITLE,
};

export default function StressCheckPage({ loaderData }: Route.ComponentProps) {
  const { page, state } = useDevicePage<StressPage>(loaderData, here);
  return (
    <>
      <DeviceNote state={state} />
      <StressCheck {...page} key={state} />
    </>
  );
}
