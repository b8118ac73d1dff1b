/** The answers that are neither "not here" nor a fault, by status. */
export const refusals: Readonly<Record<number, string>> = {
  400: "送信を受け取れませんでした",
  401: "ログインの期限が切れています",
  403: "権限がありません",
  413: "送信を受け取れませんでした",
  503: "いまは開けません",
};
