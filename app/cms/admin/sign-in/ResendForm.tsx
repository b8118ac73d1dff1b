import { LOST_FILES, NOT_SAVED, type Unsaved, type UnsentForm } from "#app/auth/unsent-form.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { PlainPage } from "#app/ui/kit/PlainPage.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { SIGNED_OUT } from "#app/ui/shell/refusals.ts";

function ResendForm({ unsent }: { unsent: UnsentForm }) {
  return (
    <>
      {unsent.files > 0 ? (
        <p>選んだ画像{unsent.files}枚は、ここに残せません。送ったあとの編集画面で、もう一度選んでください。</p>
      ) : null}
      <SendForm action={unsent.action} encType="multipart/form-data">
        {unsent.fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand twice, and the list never changes
          <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
        ))}
        {unsent.files > 0 ? <input type="hidden" name={LOST_FILES} value={unsent.files} /> : null}
        <Button>同じ内容をもう一度送る</Button>
      </SendForm>
    </>
  );
}

// 401 page of a form posted after the session expired: keeps the input for resending.

export function SignedOut({ unsent }: { unsent: UnsentForm }) {
  return (
    <PlainPage title={SIGNED_OUT}>
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

// 503 page of a form the database could not store: shows the reason and keeps the input for resending.

export function NotSaved({ because, unsent }: Unsaved) {
  return (
    <PlainPage title={NOT_SAVED}>
      <p>{because}、送信された内容を保存できませんでした。公開中のページと、これまでに保存した内容はそのままです。</p>
      {unsent ? (
        <>
          <p>
            入力した内容は、このページに残っています。原因が解消してから、このページを閉じずに、下のボタンでもう一度送ってください。何度でも送れます。
          </p>
          <ResendForm unsent={unsent} />
        </>
      ) : (
        <p>ブラウザーの「戻る」で前のページに戻り、原因が解消してから、もう一度送ってください。</p>
      )}
      <p>サイトの運用担当者に知らせてください。詳しい原因は、サーバーのログにあります。</p>
    </PlainPage>
  );
}
