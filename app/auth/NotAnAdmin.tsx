// The 403 screen: someone is signed in, but the admin is not for them. Plain markup, for the document's error boundary.

export function NotAnAdmin() {
  return (
    <main style={{ maxWidth: "32em", margin: "4rem auto", padding: "0 16px" }}>
      <h1>管理画面を使う権限がありません</h1>
      <p>
        ログインしているアカウントは、このサイトの管理者ではありません。別のアカウントを使うときは、一度ログアウトしてください。
      </p>
      <form method="post" action="/admin/logout">
        <button type="submit">ログアウト</button>
      </form>
      <p>
        <a href="/">トップページへ</a>
      </p>
    </main>
  );
}
