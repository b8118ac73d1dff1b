// The 503 screen of a form that the database could not take: why, and everything typed, to be sent again.

import { NOT_SAVED, type Unsaved } from "#app/auth/unsent-form.ts";
import { PlainPage } from "#app/ui/kit/PlainPage.tsx";
import { ResendForm } from "./ResendForm.tsx";

export function NotSaved({ because, unsent }: Unsaved) {
  return (
    <PlainPage title={NOT_SAVED}>
      <p>{because}、送信された内容を保存できませんでした。公開中のページと、これまでに保存した内容はそのままです。</p>
      {unsent ? (
        <>
          <p>
            入力した内容は、このページに残っています。原因が片付いてから、このページを閉じずに、下のボタンでもう一度送ってください。何度でも送れます。
          </p>
          <ResendForm unsent={unsent} />
        </>
      ) : (
        <p>ブラウザーの「戻る」で前のページに戻り、原因が片付いてから、もう一度送ってください。</p>
      )}
      <p>サーバーを管理している人に知らせてください。くわしい原因は、サーバーのログにあります。</p>
    </PlainPage>
  );
}
