// The sentence for what the last form did, named in the address it led to.

const sentences: Readonly<Record<string, string>> = {
  saved: "下書きを保存しました。",
  published: "公開しました。",
  scheduled: "公開を予約しました。",
  ended: "公開終了にしました。",
  trashed: "ゴミ箱へ移しました。30日のあいだは戻せます。",
  restored: "ゴミ箱から戻しました。",
  reverted: "選んだ版を下書きに戻しました。公開するまで、公開中の内容は変わりません。",
  uploaded: "画像をアップロードしました。",
  deleted: "画像を削除しました。",
  emptied: "ゴミ箱を空にしました。",
  stored: "保存しました。",
};

/** `own`: the sentences of the page that asks, beside those of every page. */
export function flashMessage(search: URLSearchParams, own: Readonly<Record<string, string>> = {}): string | null {
  const name = search.get("flash") ?? "";
  return own[name] ?? sentences[name] ?? null;
}
