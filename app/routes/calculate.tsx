// Genetics calculator; its state is in the URL.

import { DeviceNote, useDevicePage } from "#app/pages/offline/DeviceNote.tsx";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { yieldTurn } from "#app/platform/http/queue.server.ts";
import { addressOf } from "#app/platform/site/addresses.ts";
import { Calculator } from "#app/tools/calculator/Calculator.tsx";
import { calculatorPage } from "#app/tools/calculator/page.server.ts";
import type { CalculatorPage } from "#app/tools/calculator/page.ts";
import { calculatorQuery } from "#app/tools/calculator/query.ts";
import { type Head, pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/calculate.ts";

export const loader = cacheable(calculatorQuery, async ({ db, now }, { url }: Route.LoaderArgs) => {
  const page = await calculatorPage(db, url.searchParams, now);
  // Ten genes take long to calculate and render.
  await yieldTurn();
  return page;
});

const titles = { cross: "遺伝計算", prove: "ポスヘテ証明", plan: "逆引き" } as const;

const descriptions = {
  cross:
    "ボールパイソンの遺伝計算。ペアから生まれる子の見た目と遺伝子型の確率を、ポスヘテ・複対立・伴性・致死まで分数のまま正確に計算します。",
  prove: "ポスヘテのボールパイソンが本当にヘテロである確率を、これまでのクラッチから計算します。",
  plan: "ほしいモルフから逆引きして、公開中の個体のどのペアから生まれるかを確率の高い順に示します。",
} as const;

function titleOf(page: CalculatorPage): string {
  const pair = page.tool === "cross" && page.result ? `${page.result.sire} × ${page.result.dam}：` : "";
  return `${pair}${titles[page.tool]}`;
}

export const meta: Route.MetaFunction = ({ loaderData: page, matches, location }) => {
  const tool = page?.tool ?? "cross";
  return pageHead(matches, {
    title: page ? titleOf(page) : titles.cross,
    description: (page?.tool === "cross" && page.result?.headline) || descriptions[tool],
    ...placeOf(page, location.search),
    noindex: page ? !page.isBare : false,
  });
};

/** Crosses have a canonical URL; other parameters are kept. */
function placeOf(page: CalculatorPage | undefined, search: string): Pick<Head, "path" | "share"> {
  if (page?.tool === "cross" && page.result && page.links) return { path: page.links.share };
  const query = new URLSearchParams(search);
  const pairs = calculatorQuery.flatMap((name) => query.getAll(name).map((value) => [name, value] as const));
  return { path: addressOf("/calculate", pairs), share: "/calculate" };
}

/** Offline the calculator runs on the device. */
const here = {
  isUnasked: (page: CalculatorPage, search: URLSearchParams) =>
    page.isBare && calculatorQuery.some((name) => search.has(name)),
  answer: async (search: URLSearchParams) =>
    (await import("#app/pages/offline/calculate-on-device.ts")).calculateOnDevice(search),
  title: titleOf,
};

export default function CalculatePage({ loaderData }: Route.ComponentProps) {
  const { page, state } = useDevicePage<CalculatorPage>(loaderData, here);
  return (
    <>
      <DeviceNote state={state} />
      <Calculator key={state} page={page} />
    </>
  );
}
