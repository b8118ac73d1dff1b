import { defineKind } from "#app/cms/content/kind.ts";
import { choice, choiceOrNone, optionsOf } from "#app/cms/fields/choice/field.ts";
import { date } from "#app/cms/fields/date/field.ts";
import { flag } from "#app/cms/fields/flag/field.ts";
import { longText } from "#app/cms/fields/long-text/field.ts";
import { number } from "#app/cms/fields/number/field.ts";
import { rows } from "#app/cms/fields/rows/field.ts";
import { text } from "#app/cms/fields/text/field.ts";
import { searchWordsField } from "#app/kinds/shared/search-words-field.ts";
import { amountProblems, periodLabels } from "./costs/costs.ts";
import { categoryLabels } from "./labels.ts";
import { topicLabels } from "./topics.ts";
import { VERDICT_MAX, verdicts } from "./verdicts.ts";

const yenColumn = (label: string) => number({ label, integer: true, min: 0, max: 9_999_999, unit: "円" });

export const info = defineKind({
  name: "info",
  segment: "infos",
  path: "/info",
  label: "お知らせ・飼育情報",
  titleLabel: "タイトル",
  hasPublicList: true,
  menu: { group: "読む", label: "お知らせ・飼育情報", place: 1 },
  search: {
    factor: 1.3,
    // Notices mention many topics without answering them.
    except: { key: "category", text: "notice", factor: 0.7 },
    list: {
      title: "お知らせ・飼育情報",
      summary: "温度・湿度・給餌・脱皮・病気のサインまで、飼い方を1つずつまとめています。",
      words: ["飼育情報", "飼育", "飼い方", "育て方", "飼育方法", "お知らせ"],
    },
  },
  fields: {
    category: choice({ label: "分類", options: optionsOf(categoryLabels) }),
    topic: choiceOrNone({
      label: "主題",
      options: optionsOf(topicLabels),
      none: "なし",
      hint: "トップページと一覧で、この主題の記事として案内します",
    }),
    seeVet: longText({
      label: verdicts.seeVet.label,
      max: VERDICT_MAX,
      hint: "どんなときに、待たずに診てもらうか。1〜2文で",
    }),
    mayWait: longText({
      label: verdicts.mayWait.label,
      max: VERDICT_MAX,
      hint: "どこまでなら、ふつうのことか。1〜2文で",
    }),
    doToday: longText({ label: verdicts.doToday.label, max: VERDICT_MAX, hint: "読んですぐにすること。1〜2文で" }),
    reviewed: date({ label: "内容を確かめた日", isPast: true, hint: "数字と出典を見直した日。記事のはじめに出ます" }),
    amounts: rows({
      label: "金額",
      item: "費目",
      columns: {
        name: text({ label: "費目", max: 60, required: true }),
        per: choice({ label: "いつ", options: optionsOf(periodLabels) }),
        from: yenColumn("下限"),
        to: yenColumn("上限"),
        basis: text({ label: "根拠", max: 120 }),
      },
      hint: "「費用と電気代」の記事（costs）に入れた金額が、「はじめて飼う」と販売中の個体のページにも出ます",
    }),
    amountsOn: date({ label: "金額を調べた日", isPast: true }),
    pinned: flag({ label: "先頭に固定する" }),
    words: searchWordsField(),
  },
  groups: [
    { legend: "分類", fields: ["category", "topic", "pinned", "words"] },
    {
      legend: "要点（目次の前に出ます。使わない欄は空欄のままにします）",
      fields: ["seeVet", "mayWait", "doToday", "reviewed"],
    },
    { legend: "費用", fields: ["amounts", "amountsOn"] },
  ],
  filters: [
    { name: "category", label: "分類", options: optionsOf(categoryLabels) },
    { name: "topic", label: "主題", options: optionsOf(topicLabels) },
  ],
  sorts: [
    {
      ...{ value: "newest", label: "新着順", by: "published", direction: "desc" },
      // Care articles come before notices.
      first: [
        { key: "pinned", text: "yes" },
        { key: "category", text: "care" },
      ],
    },
    { value: "latest", label: "公開日順", by: "published", direction: "desc" },
  ],
  check: ({ fields }) => amountProblems(fields.amounts),
  keys: ({ fields }) => [
    { name: "category", text: fields.category },
    { name: "pinned", text: fields.pinned ? "yes" : "no" },
    ...(fields.topic ? [{ name: "topic", text: fields.topic }] : []),
  ],
  names: ({ fields }) => fields.words,
  words: () => [],
  facts: ({ fields }) =>
    [categoryLabels[fields.category], fields.topic ? topicLabels[fields.topic] : "", fields.pinned ? "固定" : ""]
      .filter(Boolean)
      .join("・"),
  article: ({ fields }) => ({
    label: categoryLabels[fields.category],
    isPinned: fields.pinned,
    isNotice: fields.category === "notice",
    ...(fields.topic && { subject: topicLabels[fields.topic] }),
  }),
});
