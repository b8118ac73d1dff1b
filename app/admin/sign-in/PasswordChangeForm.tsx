// The form that changes one's password; the provider's rules are shown before and after a try.

import { Button, Heading, Input, Stack } from "@chakra-ui/react";
import { Message } from "#app/admin/kit/Message.tsx";
import type { AccountSaid } from "#app/auth/account-view.ts";
import { FieldFrame, tiedTo } from "#app/fields/FieldFrame.tsx";

export function PasswordChangeForm({
  email,
  rules,
  said,
}: {
  email: string;
  rules: string[];
  said: AccountSaid | undefined;
}) {
  const errors = said?.errors ?? {};
  return (
    <form method="post" noValidate aria-label="パスワードの変更">
      {/* Password managers file the new password under this name. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
      <Stack gap="4">
        <Heading as="h2" size="md">
          パスワードの変更
        </Heading>
        {said && <Message tone="error">{said.message}</Message>}
        <Secret name="current" label="今のパスワード" error={errors.current} />
        <Secret name="next" label="新しいパスワード" error={errors.next?.join(" ")} hint={rules.join(" ")} />
        <Secret name="confirm" label="新しいパスワード（確認）" error={errors.confirm} />
        <Button type="submit" alignSelf="start">
          パスワードを変更する
        </Button>
      </Stack>
    </form>
  );
}

function Secret({ name, ...frame }: { name: string; label: string; error?: string; hint?: string }) {
  const whole = { id: name, ...frame };
  return (
    <FieldFrame {...whole}>
      <Input
        {...tiedTo(whole)}
        name={name}
        type="password"
        autoComplete={name === "current" ? "current-password" : "new-password"}
        aria-required
      />
    </FieldFrame>
  );
}
