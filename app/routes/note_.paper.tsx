// Printable feeding and weight sheets; the part of the notebook that works without JavaScript.

import { PaperScreen, paperQuery, paperSheet } from "#app/notebook/paper/PaperScreen.tsx";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/note_.paper";

/** Not cacheable: depends on the date and may contain a name. */
export const loader = ({ url }: Route.LoaderArgs) => {
  const names: readonly string[] = paperQuery;
  const search = new URLSearchParams([...url.searchParams].filter(([name]) => names.includes(name)));
  return paperSheet(search, dayInJapan(currentTime()));
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: "給餌と体重の記録用紙",
    description:
      "ボールパイソンの給餌と体重を紙に書いて残すための、A4判1枚の記録用紙です。名前と間隔を入れて印刷できます。",
    path: "/note/paper",
    share: "/note",
  });

export default function NotePaper({ loaderData }: Route.ComponentProps) {
  return <PaperScreen sheet={loaderData} />;
}
