import { allelicGroups } from "@borupa/genetics";
import type { ValuesOf } from "#app/cms/content/field.ts";
import { defineKind, type Problem } from "#app/cms/content/kind.ts";
import { choice, choiceOrNone, optionsOf } from "#app/cms/fields/choice/field.ts";
import { flag } from "#app/cms/fields/flag/field.ts";
import { gallery } from "#app/cms/fields/gallery/field.ts";
import { longText } from "#app/cms/fields/long-text/field.ts";
import { number } from "#app/cms/fields/number/field.ts";
import { reference } from "#app/cms/fields/reference/field.ts";
import { requiredColumn, rows } from "#app/cms/fields/rows/field.ts";
import { text } from "#app/cms/fields/text/field.ts";
import { words } from "#app/cms/fields/words/field.ts";
import { genotypeColumns, genotypeLine } from "#app/kinds/shared/genotype-field.ts";
import { nameInSentence } from "#app/kinds/shared/name-in-sentence.ts";
import { searchWordsField } from "#app/kinds/shared/search-words-field.ts";
import { kanaOrder } from "#app/platform/search/kana-row.ts";
import {
  confidenceLabels,
  copiesLabels,
  evidenceLabels,
  homozygoteLabels,
  inheritanceLabels,
  pairLookLabels,
  sameGeneLabels,
  severityLabels,
} from "#app/ui/genetics/labels.ts";
import { byEyeLabels, sureLabels, typeLabels } from "./labels.ts";

export type MorphFields = ValuesOf<typeof morph.fields>;

const gene = { to: "morph", only: { key: "type", text: "gene" } };

export const morph = defineKind({
  name: "morph",
  segment: "morphs",
  path: "/morph",
  label: "モルフ",
  titleLabel: "名前",
  hasPublicList: true,
  menu: { group: "見る", label: "モルフ図鑑", place: 2, inHeader: { label: "モルフ図鑑", place: 2 } },
  search: {
    factor: 1,
    titleWordsAreNames: true,
    list: {
      title: "モルフ図鑑",
      summary: "遺伝子とコンボの見分け方・遺伝・歴史・健康上の懸念を調べられます。",
      words: [
        "図鑑",
        "モルフ",
        "もるふいちらん",
        "モルフ一覧",
        "モルフの種類",
        "種類",
        "人気のモルフ",
        "かわいいモルフ",
        "きれいなモルフ",
        "新しいモルフ",
        "珍しいモルフ",
        "モルフを探す",
        "見た目で探す",
        "色で探す",
      ],
    },
  },
  fields: {
    type: choice({ label: "種類", options: optionsOf(typeLabels) }),
    featured: flag({ label: "おすすめにする（トップページと図鑑の先頭に出す）" }),
    english: text({ label: "英名", max: 80, required: true }),
    reading: text({ label: "よみ（ひらがな）", max: 80, kana: true, required: true, hint: "五十音順に並べます" }),
    aliases: words({ label: "別名", max: 80, hint: "1行に1つ" }),
    shortNames: words({
      label: "略称",
      max: 80,
      hint: "1行に1つ。計算の入力と検索で使えるようになります。ページには出ません",
    }),
    isCommonWord: flag({
      label: "ふつうの言葉と同じ名前（記事の中でリンクにせず、計算では単独で書かれたときだけ読む）",
    }),
    firstSyllables: words({
      label: "続けて書くときの短い形",
      max: 20,
      hint: "「バナパイ」の「パイ」のように、ほかの名前と続けて書かれる形。1行に1つ",
    }),
    labelPlace: number({
      label: "並べて書くときの順",
      integer: true,
      min: 1,
      max: 9999,
      hint: "数が小さいほど前に並びます。空欄なら、色の遺伝子と柄の遺伝子の間に並びます",
    }),
    nameIsReading: flag({ label: "カタカナ名は英名の読みを当てたもの（国内の呼び名を確かめていない）" }),
    inheritance: choiceOrNone({ label: "遺伝様式", options: optionsOf(inheritanceLabels), none: "なし（コンボ）" }),
    inheritanceConfidence: choiceOrNone({
      label: "遺伝様式の確かさ",
      options: optionsOf(confidenceLabels),
      none: "確か",
      hint: "確かさが低い遺伝子は、計算結果にもその旨を添えます",
    }),
    sameGene: rows({
      label: "同じ遺伝子の別名",
      item: "相手",
      columns: {
        with: requiredColumn(reference({ label: "相手の遺伝子", ...gene })),
        how: choice({ label: "計算", options: optionsOf(sameGeneLabels) }),
        source: longText({ label: "出典", max: 300, required: true }),
      },
      hint: "同じ遺伝子だと分かっているときは、計算に使うほうの遺伝子を選びます。この記事の名前とURLはそのまま使えます",
    }),
    group: text({
      label: "対立遺伝子の群",
      max: 64,
      hint: "同じ群の遺伝子は、同じ遺伝子座にあるものとして計算します",
      suggestions: [...allelicGroups.keys()],
    }),
    homozygote: choiceOrNone({ label: "2コピーの個体", options: optionsOf(homozygoteLabels), none: "未設定" }),
    superName: text({ label: "スーパー体の名前", max: 80 }),
    pairLook: choiceOrNone({
      label: "2つそろった姿",
      options: optionsOf(pairLookLabels),
      none: "その他",
      hint: "この遺伝子が2コピーのときの姿です。同じ群で同じ姿を選んだ遺伝子と1コピーずつそろったときも、この姿になります",
    }),
    pairExceptions: rows({
      label: "相手によって違う姿",
      item: "相手",
      columns: {
        with: requiredColumn(reference({ label: "相手の遺伝子（2コピーならこの遺伝子）", ...gene })),
        look: choice({ label: "姿", options: optionsOf(pairLookLabels) }),
      },
      hint: "上の姿にならない相手だけを入れます。2つの遺伝子のどちらか一方に書けば十分です",
    }),
    showsOnWhite: flag({ label: "白い個体でも見た目で分かる（色や柄ではなく、うろこなどに表れる）" }),
    recipe: rows({ label: "レシピ", item: "遺伝子", columns: genotypeColumns, line: genotypeLine }),
    words: searchWordsField(),
    tradeNames: words({ label: "流通名", max: 80, hint: "1行に1つ" }),
    confidence: choiceOrNone({
      label: "呼び名の確かさ",
      options: optionsOf(confidenceLabels),
      none: "確か",
      hint: "確かでない呼び名を計算に入力すると、どう読んだかを添えます",
    }),
    firstYear: number({ label: "作出・発見の年", integer: true, min: 1900, max: 2100, unit: "年" }),
    firstBy: text({ label: "作出・発見した人", max: 120 }),
    health: rows({
      label: "健康上の懸念",
      item: "懸念",
      columns: {
        what: text({ label: "内容", max: 200, required: true }),
        severity: choice({
          label: "程度",
          options: ([1, 2, 3] as const).map((value) => ({ value, label: severityLabels[value] })),
        }),
        copies: choice({ label: "コピー数", options: optionsOf(copiesLabels) }),
        with: reference({
          label: "相手の遺伝子",
          ...gene,
          hint: "ほかの遺伝子と重なって起きるとき。相手が2つ以上あれば、同じ内容の行を相手ごとに作ります",
        }),
        sex: choiceOrNone({
          label: "性別",
          options: optionsOf({ female: "メスだけ（産卵の危険）", male: "オスだけ" }),
          none: "どちらも",
        }),
        evidence: choice({ label: "根拠", options: optionsOf(evidenceLabels) }),
        source: text({ label: "出典", max: 300, required: true }),
      },
    }),
    sources: words({
      label: "出典",
      max: 300,
      hint: "1行に1つ。[タイトル](https://…) と書くとリンクになります",
    }),
    confusedWith: rows({
      label: "似ているモルフ",
      item: "モルフ",
      columns: {
        with: requiredColumn(reference({ label: "間違えやすい相手", to: "morph" })),
        byEye: choice({ label: "姿での見分け", options: optionsOf(byEyeLabels) }),
        sure: choice({ label: "確かさ", options: optionsOf(sureLabels) }),
        apart: longText({ label: "どこで見分けるか", max: 300, required: true }),
        source: longText({ label: "出典", max: 300, required: true }),
      },
      hint: "どちらか一方に書けば、両方のページに出ます。見分ける点には、両方の名前を入れて書いてください。出典は [タイトル](https://…) と書くとリンクになります",
    }),
    gallery: gallery({ label: "ギャラリー" }),
  },
  groups: [
    {
      legend: "名前",
      fields: [
        "type",
        "featured",
        "english",
        "reading",
        "nameIsReading",
        "aliases",
        "shortNames",
        "isCommonWord",
        "words",
      ],
    },
    {
      legend: "単一遺伝子のとき",
      fields: [
        "inheritance",
        "inheritanceConfidence",
        "sameGene",
        "group",
        "homozygote",
        "superName",
        "pairLook",
        "pairExceptions",
        "showsOnWhite",
        "firstSyllables",
        "labelPlace",
      ],
    },
    { legend: "コンボのとき", fields: ["recipe", "tradeNames", "confidence"] },
    { legend: "歴史", fields: ["firstYear", "firstBy"] },
    { legend: "健康", fields: ["health"] },
    { legend: "似ているモルフ", fields: ["confusedWith"] },
    { legend: "出典", fields: ["sources"] },
    { legend: "写真", fields: ["gallery"] },
  ],
  filters: [
    { name: "type", label: "種類", options: optionsOf(typeLabels) },
    { name: "inheritance", label: "遺伝様式", options: optionsOf(inheritanceLabels) },
    {
      name: "group",
      label: "コンプレックス",
      options: [...allelicGroups].map(([value, group]) => ({ value, label: group.name })),
    },
    {
      name: "health",
      label: "健康上の懸念",
      options: [
        { value: "yes", label: "あり" },
        { value: "no", label: "記載なし" },
      ],
    },
  ],
  sorts: [
    {
      ...{ value: "featured", label: "おすすめ順", key: "reading", by: "text", direction: "asc" },
      first: [{ key: "featured", text: "yes" }],
    },
    { value: "kana", label: "五十音順", key: "reading", by: "text", direction: "asc" },
    { value: "alphabet", label: "A–Z順", key: "english", by: "text", direction: "asc" },
    { value: "newest", label: "新着順", by: "published", direction: "desc" },
  ],
  keys: ({ fields }) => [
    { name: "type", text: fields.type },
    { name: "featured", text: fields.featured ? "yes" : "no" },
    { name: "reading", text: kanaOrder(fields.reading) },
    { name: "english", text: fields.english.toLowerCase() },
    { name: "health", text: fields.health.length > 0 ? "yes" : "no" },
    ...(fields.inheritance ? [{ name: "inheritance", text: fields.inheritance }] : []),
    ...(fields.group ? [{ name: "group", text: fields.group }] : []),
    ...fields.recipe.map((item) => ({ name: "ingredient", text: item.gene })),
  ],
  names: ({ fields }) => [
    fields.english,
    fields.reading,
    ...fields.aliases,
    ...fields.tradeNames,
    fields.superName ?? "",
    ...fields.words,
  ],
  words: ({ fields }) => [
    ...fields.shortNames,
    ...(fields.group ? [allelicGroups.get(fields.group)?.name ?? fields.group] : []),
  ],
  linkWords: ({ title, fields }) => (fields.isCommonWord ? [] : [nameInSentence(title)]),
  facts: ({ fields }) =>
    [fields.english, fields.inheritance ? inheritanceLabels[fields.inheritance] : typeLabels[fields.type]].join("・"),
  check({ fields }) {
    const problems: Problem[] = [];
    if (fields.type === "gene" && !fields.inheritance) {
      problems.push({ path: "fields.inheritance", message: "単一遺伝子は遺伝様式を選んでください" });
    }
    if (fields.type === "combo" && fields.recipe.length === 0) {
      problems.push({ path: "fields.recipe", message: "コンボは遺伝子を1つ以上入れてください" });
    }
    return problems;
  },
});
