// Signs that need a vet, whatever the cage is like: where one is seen, there is no score.

import type { ArticleId } from "./articles.ts";

export interface RedFlag {
  id: string;
  sign: string;
  /** emergency: now; urgent: within a day; soon: within days. */
  urgency: "emergency" | "urgent" | "soon";
  /** What to do until the vet sees it, where that is more than to keep still. */
  until?: string;
  article: ArticleId;
}

/** Most urgent first. */
export const redFlags: readonly RedFlag[] = [
  {
    id: "prolapse",
    sign: "総排泄腔から何かが出ている、または出血している",
    urgency: "emergency",
    until:
      "自分で押し込まず、ぬるま湯で湿らせた清潔なガーゼで覆って、床材が付かないようにします。冷やさずに運んでください。",
    article: "not-a-diagnosis",
  },
  {
    id: "lethargy",
    sign: "触っても反応がない、体に力が入らない",
    urgency: "emergency",
    until:
      "いまの温度を測って電話で伝えます。暑すぎる所や冷えた所からは離しますが、急に熱したり冷やしたりはしません。餌と水を口に入れないでください。",
    article: "not-a-diagnosis",
  },
  {
    id: "eggbind",
    sign: "メスが産もうとして産めず、苦しそうにしている",
    urgency: "emergency",
    until:
      "腹を押したり、卵を引き出したりしないでください。静かで暖かい場所に置き、排卵と脱皮の日、産んだ数を控えて伝えます。",
    article: "gravid",
  },
  {
    id: "open-mouth",
    sign: "口を開けたまま息をする、息に音が混じる、泡や鼻水が出る",
    urgency: "urgent",
    until: "温度を保ち、床を乾いた紙に替えて、餌は与えません。30秒の動画があると診察の助けになります。",
    article: "respiratory",
  },
  {
    id: "discharge",
    sign: "口、鼻、目から液が出る、口の中が腫れたり白いかたまりが付いたりしている",
    urgency: "urgent",
    until: "口を開けさせたり、拭ったりしないでください。餌は与えません。",
    article: "respiratory",
  },
  {
    id: "stargazing",
    sign: "真上を見上げ続ける、裏返って戻れない、けいれんする",
    urgency: "urgent",
    until: "触らずに動画を撮り、ほかのヘビとは部屋と道具を分けます。",
    article: "quarantine",
  },
  {
    id: "regurg",
    sign: "2回以上、食べたものを吐き戻した",
    urgency: "urgent",
    until: "次の餌は与えず、水は切らしません。吐いたものを袋に入れて持っていってください。",
    article: "feeding",
  },
  {
    id: "burn",
    sign: "やけど、ただれ、潰瘍がある（腹の色が変わった場合も）",
    urgency: "urgent",
    until: "熱源の設定を確かめて下げ、床を清潔な紙に替えます。人の薬は塗りません。",
    article: "temperature",
  },
  {
    id: "weight10",
    sign: "元気だったころより、体重が10%以上軽い",
    urgency: "urgent",
    until: "体重と餌の記録、あれば新しい便を持っていってください。取り戻そうとして大きな餌を与えません。",
    article: "weight",
  },
  {
    id: "dehydration",
    sign: "目が落ちくぼむ、皮膚にしわが寄る",
    urgency: "urgent",
    until: "新しい水をいつでも飲めるようにします。口に流し込まないでください。",
    article: "humidity",
  },
  {
    id: "swelling",
    sign: "腹やあごが腫れた、急に膨らんだ",
    urgency: "urgent",
    until: "押したり、餌を与えたりしないでください。",
    article: "not-a-diagnosis",
  },
  {
    id: "trauma",
    sign: "噛まれた、落ちた、熱源に触れたなどのけががある",
    urgency: "urgent",
    until: "触るのは必要なときだけにして、床を清潔な紙に替えます。人の薬は塗りません。",
    article: "not-a-diagnosis",
  },
  {
    id: "mites",
    sign: "目の周りや水入れに、小さな黒い点（ダニ）がいる",
    urgency: "soon",
    until: "床を白い紙に替え、ほかのヘビとは部屋と道具を分けます。",
    article: "mites",
  },
  {
    id: "coldshock",
    sign: "停電などで、21℃を下回る時間が続いた",
    urgency: "soon",
    until: "24℃以上にゆっくり戻し、戻るまで餌を与えません。呼吸の音や鼻水、力のなさがあれば、すぐに連絡してください。",
    article: "winter",
  },
];
