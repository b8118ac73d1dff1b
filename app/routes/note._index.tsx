import { redirect } from "react-router";
import { allPairs } from "#app/notebook/pairs/store.ts";
import { TodayPage } from "#app/notebook/screens/today/TodayPage.tsx";
import { allSnakes } from "#app/notebook/store/notebook.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/note._index";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  // Offline, the service worker only has this page and passes the requested one in the URL.
  const to = new URL(request.url).searchParams.get("go") ?? "";
  if (/^\/note\/[\w/?=&%-]+$/.test(to)) throw redirect(to);
  const [pairs, snakes] = await Promise.all([allPairs(), allSnakes()]);
  return { pairs, snakes };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: "手帖（自分の記録）",
    description:
      "飼っているボールパイソンの給餌、体重、脱皮を、1回押すだけで記録できる手帖。次の給餌日、食べていない日数、体重の減少をお知らせします。記録は端末の中だけに残ります。",
    path: "/note",
  });

export default function NoteToday({ loaderData }: Route.ComponentProps) {
  return <TodayPage {...loaderData} />;
}
