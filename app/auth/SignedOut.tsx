// The 401 screen of a form that arrived after its sender was signed out: everything typed is still here, to be sent again.

import { Button } from "#app/ui/Button.tsx";
import { PlainPage } from "#app/ui/PlainPage.tsx";
import type { KeptForm } from "./kept-form.ts";

export function SignedOut({ kept }: { kept: KeptForm }) {
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
      {kept.files > 0 ? (
        <p>選んだ画像{kept.files}枚は、ここに残せません。送ったあとの編集画面で、もう一度選んでください。</p>
      ) : null}
      <form method="post" action={kept.action} encType="multipart/form-data">
        {kept.fields.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand twice, and the list never changes
          <input key={`${name} ${at}`} type="hidden" name={name} value={value} />
        ))}
        <Button>同じ内容をもう一度送る</Button>
      </form>
    </PlainPage>
  );
}
