import type { RevisionAction } from "#app/cms/admin/editing/entry/revisions.server.ts";

export const actionWords: Record<RevisionAction, string> = {
  save: "下書き保存",
  publish: "公開",
  schedule: "公開時刻の予約",
  unschedule: "予約の取り消し",
  end: "公開終了",
  trash: "ゴミ箱へ",
  restore: "ゴミ箱から戻す",
  revert: "前の版を下書きに",
  discard: "下書きを捨てる",
};
