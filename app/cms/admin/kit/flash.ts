// Messages after redirects, named in the URL.

import { useSearchParams } from "react-router";
import { formatDay, isDay } from "#app/platform/site/days.ts";

const sentences: Readonly<Record<string, string>> = {
  saved: "下書きを保存しました。",
  published: "公開しました。",
  scheduled: "公開を予約しました。",
  "change-scheduled": "差し替えを予約しました。その時刻までは、いまの内容が公開されたままです。",
  unscheduled: "予約を取り消しました。内容は下書きに残っています。",
  discarded: "下書きを捨てました。捨てた内容は、変更の履歴から下書きに戻せます。",
  ended: "公開終了にしました。",
  trashed: "ゴミ箱へ移しました。30日のあいだは戻せます。",
  restored: "ゴミ箱から戻しました。まだ公開されていません。",
  reverted: "選んだ版の内容を下書きにしました。公開中の内容と予約は、そのままです。",
  "links-ended": "これまでのプレビューのリンクを使えなくしました。",
  uploaded: "画像をアップロードしました。",
  deleted: "画像を削除しました。",
  emptied: "ゴミ箱を空にしました。",
  noted: "メモを保存しました。",
  stored: "保存しました。",
  sale: "販売状態と価格を保存しました。",
};

/** Reasons why nothing was stored, each with the next step. */
const refusals: Readonly<Record<string, string>> = {
  gone: "その記録はもうありません。いまの記録を確かめて、必要なら入力し直してください。",
  "in-trash": "ゴミ箱にあるため、何も保存していません。ゴミ箱から戻して、もう一度記録してください。",
  "no-pair": "父と母を、いまいる個体から選んでください。",
  "none-chosen": "何も選ばれていません。一覧で選んでから、もう一度押してください。",
};

/**
 * Returns the message named in the URL, with the recorded day, as 12/1 could be read as last year's. `until`: last of
 * several days. `own`: messages of this page.
 */
export function flashMessage(search: URLSearchParams, own: Readonly<Record<string, string>> = {}) {
  const name = search.get("flash") ?? "";
  // URLs may contain anything, such as "constructor".
  const known = [own, sentences, refusals].find((some) => Object.hasOwn(some, name));
  const sentence = known?.[name];
  if (!sentence) return null;
  const day = search.get("day") ?? "";
  const until = search.get("until") ?? "";
  const dates = `日付は${formatDay(day)}${isDay(until) && until > day ? `から${formatDay(until)}まで` : ""}です。`;
  const tone = known === refusals ? "error" : "done";
  return { name, tone, words: isDay(day) ? sentence + dates : sentence } as const;
}

/** Returns the message that the page's address names. */
export const useFlash = (own?: Readonly<Record<string, string>>) => flashMessage(useSearchParams()[0], own);
