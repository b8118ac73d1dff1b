import { DEMO_ADMIN, DEMO_PASSWORD, DEMO_RECORDER, DEMO_VISITOR } from "./demo-users.ts";

export function printAddress(what: string, port: number): void {
  console.log(`
  ボルパ手帖${what}

    サイト      http://localhost:${port}/
    管理画面    http://localhost:${port}/admin

    管理者      ${DEMO_ADMIN}　　パスワード ${DEMO_PASSWORD}
    記録のみ    ${DEMO_RECORDER}　パスワード ${DEMO_PASSWORD}（公開や設定はできません）
    一般の人    ${DEMO_VISITOR}　パスワード ${DEMO_PASSWORD}（管理画面には入れません）

  Ctrl-C で終了します。
`);
}
