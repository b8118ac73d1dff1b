import { Box, Button, Stack, Text } from "@chakra-ui/react";
import type { AccountReply, AccountView } from "#app/auth/account-view.ts";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { FramedInput } from "#app/cms/fields/FieldFrame.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { SignOutForm } from "./SignOutForm.tsx";

export function AccountScreen({ view, reply }: { view: AccountView; reply: AccountReply | undefined }) {
  return (
    <Box maxWidth="640px">
      <PageHeading title="アカウント" />
      <Stack gap="4">
        {view.changed && !reply && (
          <Message tone="done">パスワードを変更しました。ほかの端末では、ログインし直す必要があります。</Message>
        )}
        <Panel title="ログインしている人">
          <Box
            as="dl"
            display="grid"
            gridTemplateColumns="auto minmax(0, 1fr)"
            columnGap="6"
            rowGap="2"
            overflowWrap="anywhere"
          >
            <dt>名前</dt>
            <dd>{view.name}</dd>
            <dt>メールアドレス</dt>
            <dd>{view.email || "登録されていません"}</dd>
            <dt>最後のログイン</dt>
            <dd>
              {view.lastSignIn ? <time dateTime={view.lastSignIn.iso}>{view.lastSignIn.text}</time> : "分かりません"}
            </dd>
          </Box>
        </Panel>
        <Panel title="パスワードの変更">
          {view.hasPassword ? (
            <PasswordChangeForm email={view.email} rules={view.rules} reply={reply} />
          ) : (
            <Text>
              このアカウントはパスワードを使っていません。パスワードを決めるには、ログイン画面の「パスワードを忘れたとき」からメールを送ってください。
            </Text>
          )}
        </Panel>
        <Panel title="ログアウト">
          <Text mb="4">
            端末をなくしたときや、知らない端末でログインされているおそれがあるときは、すべての端末からログアウトしてください。
          </Text>
          <Stack direction={{ base: "column", sm: "row" }} gap="3">
            <SignOutForm label="この端末からログアウト" />
            <SignOutForm everywhere label="すべての端末からログアウト" />
          </Stack>
        </Panel>
      </Stack>
    </Box>
  );
}

function PasswordChangeForm({
  email,
  rules,
  reply,
}: {
  email: string;
  rules: string[];
  reply: AccountReply | undefined;
}) {
  const errors = reply?.errors ?? {};
  return (
    <SendForm noValidate aria-label="パスワードの変更">
      {/* Password managers file the new password under this name. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
      <Stack gap="4">
        {reply && <Message tone="error">{reply.message}</Message>}
        <Secret name="current" label="現在のパスワード" error={errors.current} />
        <Secret name="next" label="新しいパスワード" error={errors.next?.join(" ")} hint={rules.join(" ")} />
        <Secret name="confirm" label="新しいパスワード（確認）" error={errors.confirm} />
        <Button type="submit" alignSelf="start">
          パスワードを変更する
        </Button>
      </Stack>
    </SendForm>
  );
}

function Secret({ name, ...frame }: { name: string; label: string; error?: string; hint?: string }) {
  const whole = { id: name, ...frame };
  return (
    <FramedInput
      frame={whole}
      name={name}
      type="password"
      autoComplete={name === "current" ? "current-password" : "new-password"}
      aria-required
    />
  );
}
