// The 403 screen: someone is signed in, but the admin is not for them.

import { Button } from "#app/ui/kit/Button.tsx";
import { PlainPage } from "#app/ui/kit/PlainPage.tsx";

export function NotAnAdmin() {
  return (
    <PlainPage title="管理画面を使う権限がありません">
      <p>
        ログインしているアカウントは、このサイトの管理者ではありません。別のアカウントを使うときは、一度ログアウトしてください。
      </p>
      <form method="post" action="/admin/logout">
        <Button>ログアウト</Button>
      </form>
      <p>
        <a href="/">トップページへ</a>
      </p>
    </PlainPage>
  );
}
