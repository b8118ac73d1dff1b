/** For a session that expired or was ended; a removed admin is refused at the login page. */
export const SIGNED_OUT = "もう一度ログインしてください";

const TITLES: Readonly<Record<number, string>> = {
  400: "送信を受け取れませんでした",
  401: SIGNED_OUT,
  403: "権限がありません",
  405: "このURLには送信できません",
  413: "送信を受け取れませんでした",
  503: "いまは開けません",
};

/** Returns the title for a status; undefined for 404 and server errors, which show the not-found screen. */
export function refusalTitle(status: number): string | undefined {
  const isRefusal = status >= 400 && status < 500 && status !== 404;
  return TITLES[status] ?? (isRefusal ? "受け付けられませんでした" : undefined);
}
