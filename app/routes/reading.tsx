import { ReadingHub } from "#app/pages/home/ReadingHub.tsx";
import { reading } from "#app/pages/home/reading.server.ts";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/reading";

export const loader = cacheable([], ({ db, now }) => reading(db, now));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    path: "/reading",
    title: "読みもの",
    description: "ボールパイソンの飼育情報、用語集、ブログの一覧です。困りごとや用語から探せます。",
  });

export default function Reading({ loaderData }: Route.ComponentProps) {
  return <ReadingHub {...loaderData} />;
}
