// The pages that are no kind's, as search knows them: no entry stands for them, so the words keepers use for them stand here.

import type { SitePage } from "#app/content/search/words.ts";

export const sitePages: readonly SitePage[] = [
  {
    to: "/calculate",
    title: "遺伝計算",
    summary:
      "2匹の親から生まれる子の見た目と遺伝子型の確率を計算します。ポスヘテの証明と、ほしい子からの逆引きもできます。",
    words: [
      ...["遺伝計算機", "遺伝計算ツール", "モルフ計算", "モルフ計算機", "交配計算", "掛け合わせ", "計算", "計算機"],
      ...[
        "組み合わせの確率",
        "モルフの組み合わせの確率",
        "遺伝の組み合わせ",
        "子の確率",
        "カリキュレーター",
        "カルキュレーター",
        "モルフカリキュレーター",
        "ポスヘテ証明",
        "逆引き",
        "確率",
        "遺伝の確率",
        "ポスヘテの計算",
        "ヘテロの計算",
        "生まれる子の計算",
        "シミュレーター",
        "遺伝シミュレーション",
      ],
      ...["calculator", "morph calculator", "genetic calculator", "genetics calculator"],
    ],
  },
  {
    to: "/tools",
    title: "道具",
    summary: "遺伝計算、ストレスチェック、飼育者の天気。3つの道具の入り口です。",
    words: ["ツール", "道具一覧", "便利ツール", "tool", "tools"],
  },
  {
    to: "/stress_check",
    title: "ストレスチェック",
    summary:
      "環境と行動を見直すチェックです。点が引かれた理由、できること、出典を1つずつ示します。診断ではありません。",
    words: ["ストレス", "ストレス診断", "ストレスサイン", "健康チェック", "飼育チェック", "stress", "stress check"],
  },
  {
    to: "/weather-forecast",
    title: "飼育者の天気",
    summary: "気象庁の予報をもとに、冷え込み・乾燥・暑さ・移動に向く日を、飼育者の目で読みます。",
    words: ["天気", "天気予報", "予報", "気温の予報", "明日の天気", "週間天気", "気温", "weather", "forecast"],
  },
  {
    to: "/reading",
    title: "読みものの入口",
    summary: "困りごとから、ことばから、店の日々から。保存したページもここにあります。",
    words: ["あとで読む", "保存したページ", "保存した記事", "しおり", "ブックマーク", "お気に入り", "bookmarks"],
  },
  {
    to: "/shop",
    title: "ショップ",
    summary: "ご案内できる個体と、見学・お引き渡しまでの流れ、第一種動物取扱業の表示をまとめています。",
    words: [
      "販売",
      "販売個体",
      "購入",
      "買う",
      "値段",
      "価格",
      "見学",
      "お店",
      "お店の場所",
      "アクセス",
      "営業時間",
      "営業日",
      "定休日",
      "引き渡し",
      "予約",
      "問い合わせ",
      "お問い合わせ",
      "連絡先",
      "shop",
    ],
  },
  {
    to: "/morph/compare",
    title: "モルフを並べて比べる",
    summary: "2つか3つのモルフを並べて、柄、色、頭、目、腹の縁と、遺伝のしかたの違いを見比べます。",
    words: ["比べる", "比較", "モルフ比較", "モルフを比べる", "違い", "見分け方", "compare"],
  },
  {
    to: "/morph/complexes",
    title: "コンプレックスの地図",
    summary: "同じ遺伝子座の遺伝子を並べ、2つがそろったときの姿と名前をたどれます。",
    words: ["コンプレックス", "複合", "対立遺伝子の地図", "コンプレックス一覧", "complex", "complexes"],
  },
  {
    to: "/api",
    title: "プログラムから使う（API）",
    summary: "遺伝計算の結果をJSONで、新着をAtomで、繁殖シーズンの日程をiCalendarで読むための説明です。",
    words: ["API", "JSON", "OpenAPI", "フィード", "RSS", "Atom", "カレンダー", "ics", "プログラム", "開発者"],
  },
  {
    to: "/policy",
    title: "外部送信とプライバシー",
    summary: "この端末に保存するものと、外部に送信するものを説明しています。",
    words: [
      ...["プライバシー", "プライバシーポリシー", "個人情報", "個人情報の取り扱い", "cookie", "クッキー"],
      ...["アクセス解析", "広告", "利用規約", "外部送信"],
    ],
  },
];
