// What events are called, in the words admins read.

export const eventActions = {
  "sign-in": "ログイン",
  "sign-in-refused": "ログインを断った",
  "sign-out": "ログアウト",
  "sign-out-everywhere": "すべての端末でログアウト",
  "password-changed": "パスワードを変更",
  "password-refused": "パスワードの変更を断った",
  "admin-invited": "管理者に追加",
  "admin-removed": "管理者から外す",
  "trash-emptied": "ゴミ箱を空にする",
  "entry-purged": "完全に削除",
  "preview-links-ended": "プレビューのリンクを使えなくする",
  "picture-deleted": "画像を削除",
  "picture-replaced": "画像を差し替え",
  "care-noted": "飼育の記録を入力",
  "care-corrected": "飼育の記録を訂正",
  "care-removed": "飼育の記録を削除",
  "inquiry-answered": "問い合わせを返信済に",
  "inquiry-done": "問い合わせを対応済に",
  "inquiry-open": "問い合わせを未対応に",
  "inquiry-noted": "問い合わせにメモ",
  "inquiry-deleted": "問い合わせを削除",
} as const;

export type EventAction = keyof typeof eventActions;
