import { ToolsHub } from "#app/pages/home/ToolsHub.tsx";
import { StoredOnDevice } from "#app/pages/offline/StoredOnDevice.tsx";
import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { pageHead } from "#app/ui/shell/head.ts";
import type { Route } from "./+types/tools";

export const loader = cacheable([], () => null);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    path: "/tools",
    title: "道具",
    description:
      "遺伝計算、逆引き、ポスヘテ証明、モルフの比較、コンプレックスの地図、飼育者の天気、ストレスチェック。飼育と繁殖に使う道具の一覧です。",
  });

export default function ToolsPage() {
  return (
    <>
      <ToolsHub />
      <StoredOnDevice />
    </>
  );
}
