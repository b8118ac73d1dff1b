import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import { Policy } from "#app/ui/shell/Policy.tsx";
import type { Route } from "./+types/policy";

/** No loader data, so the query is ignored. */
export const loader = cacheable([], () => null);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: "外部送信とプライバシー",
    description:
      "このサイトがお使いの端末に保存するものと、外部に送信するもの、問い合わせでいただいた情報の扱いについて説明します。",
    path: "/policy",
  });

export default function PolicyPage() {
  return <Policy />;
}
