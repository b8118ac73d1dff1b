// For the answers that are neither "not here" nor a fault: not just now, or not like this.

import { PlainPage } from "#app/ui/kit/PlainPage.tsx";

export function Refused({ title, message }: { title: string; message: string }) {
  return (
    <PlainPage title={title}>
      <p>{message}</p>
      <p>
        <a href="/">トップページへ</a>
      </p>
    </PlainPage>
  );
}
