// Each way of inheritance in two sentences, for a keeper's first evening.

import type { Inheritance } from "#app/content/fields-of-kinds.ts";

export const inheritanceExplained: Record<Inheritance, string> = {
  recessive:
    "両親から1コピーずつ、あわせて2コピー受け継いだ個体に表現が出ます。1コピーだけの個体はヘテロと呼ばれ、見た目はノーマルと区別できないのがふつうです。",
  "incomplete-dominant":
    "1コピーで表現が出て、2コピーになると別の表現（スーパー体）になります。流通では「共優性」と呼ばれることが多い遺伝様式です。",
  dominant: "1コピーで表現が出ます。2コピーの個体は1コピーの個体と見分けがつかないか、確認されていません。",
  "sex-linked":
    "性染色体の上にある遺伝子です。父親がどちらの性染色体に持つかで、子のオスとメスに伝わる割合が偏ります。組換えが起こるため、偏りは完全にはなりません。",
  polygenic: "いくつもの遺伝子が少しずつ関わる特徴です。1つの遺伝子のように割合を計算することはできません。",
};
