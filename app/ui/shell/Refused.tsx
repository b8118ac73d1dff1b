import { Button } from "#app/ui/kit/Button.tsx";
import { PlainPage } from "#app/ui/kit/PlainPage.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";

interface Props {
  title: string;
  message: string;
  home: readonly [path: string, words: string];
}

export function Refused({ title, message, home: [path, words] }: Props) {
  return (
    <PlainPage title={title}>
      <p>{message}</p>
      <p>
        <a href={path}>{words}</a>
      </p>
    </PlainPage>
  );
}

// 403 screen for signed-in users who are not admins.

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

// Development error screen; visitors see the not-found screen without the cause.

export function FaultScreen({ error }: { error: Error }) {
  return (
    <PlainPage title="うまくいきませんでした">
      <p>{error.message}</p>
      <pre>{error.stack}</pre>
    </PlainPage>
  );
}
