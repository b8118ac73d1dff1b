// The form that changes one's password; the provider's rules are shown before and after a try.

import { Button, Input, Stack } from "@chakra-ui/react";
import type { AccountReply } from "#app/auth/account-view.ts";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { ariaAttributes, FieldFrame } from "#app/cms/fields/FieldFrame.tsx";

export function PasswordChangeForm({
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
    <form method="post" noValidate aria-label="パスワードの変更">
      {/* Password managers file the new password under this name. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
      <Stack gap="4">
        {reply && <Message tone="error">{reply.message}</Message>}
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
        {...ariaAttributes(whole)}
        name={name}
        type="password"
        autoComplete={name === "current" ? "current-password" : "new-password"}
        aria-required
      />
    </FieldFrame>
  );
}
