// What the law asks to be told of an animal on sale and nobody has entered yet: without it the animal is not put on sale.
// (動物愛護管理法と第一種動物取扱業者の基準: 品種等の名称、性成熟時の標準体重・体長、性別、生年月日、生産地等、所有者.) The name, the usual size and
// the sex always stand on the page (`page/law-facts.ts`); the owner only where it is somebody else.

import type { Problem } from "#app/cms/content/kind.ts";

interface Asked {
  hatched: string | null;
  origin: string | null;
}

const LAW = "販売中の個体に表示が必要な項目です（動物愛護管理法）";

export function lawProblems({ hatched, origin }: Asked): Problem[] {
  return [
    ...(hatched === null
      ? [
          {
            path: "fields.hatched",
            message: `生年月日がありません。${LAW}。日がわからないときは、年だけでも入力してください`,
          },
        ]
      : []),
    ...(origin === null
      ? [{ path: "fields.origin", message: `生産地がありません。${LAW}。「由来」を選んでください` }]
      : []),
  ];
}
