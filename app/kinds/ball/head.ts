import type { Head } from "#app/ui/shell/head.ts";
import { sexLabels } from "./labels.ts";
import type { BallListData } from "./list.server.ts";
import type { BallPageData } from "./page.server.ts";

export function ballListHead(list: BallListData | undefined): Head {
  return {
    title: "個体一覧",
    description: "ボールパイソンの個体一覧です。モルフ・性別・ハッチ年・販売状態から探せます。",
    path: "/ball",
    feed: "/feed/ball.xml",
    query: list && Object.entries(list.query),
    page: list?.page,
  };
}

export function ballHead(id: string, snake: BallPageData | undefined): Head {
  return {
    title: snake && `${snake.title}（${snake.genotype}）`,
    description: snake && `${snake.title}：${snake.summary || `${snake.genotype}、${sexLabels[snake.sex]}。`}`,
    besides: ["ボールパイソンの個体の記録です。体重の推移と血統をまとめています。"],
    path: `/ball/${id}`,
    type: "article",
  };
}
