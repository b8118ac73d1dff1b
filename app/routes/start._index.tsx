import { StartPage } from "#app/pages/start/StartPage.tsx";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/start._index";

export const loader = cacheable([], () => null);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    path: "/start",
    title: "はじめて飼う",
    description:
      "ボールパイソンをはじめて飼う人のための8つの短いページ。必要なもの、費用、選び方、法律、最初の夜、最初のごはん、最初の脱皮、病院へ行くとき。",
  });

export default function Start() {
  return <StartPage />;
}
