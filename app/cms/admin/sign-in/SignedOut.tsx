// The 401 screen of a form that arrived after its sender was signed out: everything typed is still here, to be sent again.

import type { UnsentForm } from "#app/auth/unsent-form.ts";
import { PlainPage } from "#app/ui/kit/PlainPage.tsx";
import { ResendForm } from "./ResendForm.tsx";

export function SignedOut({ unsent }: { unsent: UnsentForm }) {
  return (
    <PlainPage title="ログインの期限が切れています">
      <p>
        送信された内容は、まだ保存していません。失われてもいません。このページを開いたまま、次の順に進めてください。
      </p>
      <ol>
        <li>
          <a href="/admin/login" target="_blank" rel="noopener">
            新しいタブでログインする
          </a>
        </li>
        <li>ログインできたら、このページに戻って、下のボタンで同じ内容をもう一度送る</li>
      </ol>
      <ResendForm unsent={unsent} />
    </PlainPage>
  );
}
