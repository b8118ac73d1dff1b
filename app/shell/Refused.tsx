// For the two answers that are neither "not here" nor a fault: not yours to see, and not just now.

import { NotAnAdmin } from "#app/auth/NotAnAdmin.tsx";

export function Refused({ status, message }: { status: 403 | 503; message: string }) {
  if (status === 403) return <NotAnAdmin />;
  return (
    <main style={{ maxWidth: "32em", margin: "4rem auto", padding: "0 16px" }}>
      <h1>いまは開けません</h1>
      <p>{message}</p>
      <p>
        <a href="/">トップページへ</a>
      </p>
    </main>
  );
}
