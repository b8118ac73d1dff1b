// For the two answers that are neither "not here" nor a fault: not yours to see, and not just now.

import { PlainPage } from "#app/ui/PlainPage.tsx";
import { NotAnAdmin } from "./NotAnAdmin.tsx";

export function Refused({ status, message }: { status: 403 | 503; message: string }) {
  if (status === 403) return <NotAnAdmin />;
  return (
    <PlainPage title="いまは開けません">
      <p>{message}</p>
      <p>
        <a href="/">トップページへ</a>
      </p>
    </PlainPage>
  );
}
