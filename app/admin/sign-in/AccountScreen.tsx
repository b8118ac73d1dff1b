// The account page: who I am, my password, signing out here or everywhere.

import { Box, Heading, Stack, Text } from "@chakra-ui/react";
import { Message } from "#app/admin/kit/Message.tsx";
import type { AccountReply, AccountView } from "#app/auth/account-view.ts";
import { PasswordChangeForm } from "./PasswordChangeForm.tsx";
import { SignOutForm } from "./SignOutForm.tsx";

export function AccountScreen({ view, reply }: { view: AccountView; reply: AccountReply | undefined }) {
  return (
    <Stack gap="8" maxWidth="640px">
      <Heading as="h1" size="xl">
        アカウント
      </Heading>
      {view.changed && !reply && (
        <Message tone="done">パスワードを変更しました。ほかの端末では、ログインし直す必要があります。</Message>
      )}
      <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="6" rowGap="2">
        <dt>名前</dt>
        <dd>{view.name}</dd>
        <dt>メールアドレス</dt>
        <dd>{view.email || "登録されていません"}</dd>
        <dt>最後のログイン</dt>
        <dd>{view.lastSignIn ? <time dateTime={view.lastSignIn.iso}>{view.lastSignIn.text}</time> : "わかりません"}</dd>
      </Box>
      {view.hasPassword ? (
        <PasswordChangeForm email={view.email} rules={view.rules} reply={reply} />
      ) : (
        <Text>
          このアカウントはパスワードを使っていません。パスワードを決めるには、ログイン画面の「パスワードを忘れたとき」からメールを送ってください。
        </Text>
      )}
      <Stack as="section" gap="4" aria-label="ログアウト">
        <Heading as="h2" size="md">
          ログアウト
        </Heading>
        <Text>
          端末をなくしたときや、知らない端末でログインされているおそれがあるときは、すべての端末からログアウトしてください。
        </Text>
        <Stack direction={{ base: "column", sm: "row" }} gap="3">
          <SignOutForm label="この端末からログアウト" />
          <SignOutForm everywhere label="すべての端末からログアウト" />
        </Stack>
      </Stack>
    </Stack>
  );
}
