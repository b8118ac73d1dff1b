// The 403 screen: someone is signed in, but the admin is not for them.

import { Button } from "#app/ui/kit/Button.tsx";
import { PlainPage } from "#app/ui/kit/PlainPage.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";

export function NotAnAdmin() {
  return (
    <PlainPage title="管理画面を使う権限がありません">
      <p>
        ログインしているアカウントは、このサイトの管理者ではありません。別のアカウントを使うときは、一度ログアウトしてください。
      </p>
      <SendForm action="/admin/logout">
        <Button>ログアウト</Button>
      </SendForm>
      <p>
        <a href="/">トップページへ</a>
      </p>
    </PlainPage>
  );
}
