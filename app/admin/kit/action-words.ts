// What a revision's action is called.

import type { RevisionAction } from "#app/admin/editing/revisions.server.ts";

export const actionWords: Record<RevisionAction, string> = {
  save: "下書き保存",
  publish: "公開",
  schedule: "公開予約",
  end: "公開終了",
  trash: "ゴミ箱へ",
  restore: "ゴミ箱から戻す",
  revert: "前の版に戻す",
};
