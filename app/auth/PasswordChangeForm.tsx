// The form that changes one's password; the provider's rules are shown before and after a try.

import { Box, Button, Field, Heading, Input, Stack } from "@chakra-ui/react";
import type { AccountSaid } from "./account-view.ts";
import { Notice } from "./Notice.tsx";

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
        {said && <Notice tone="error">{said.message}</Notice>}
        <Field.Root required invalid={errors.current !== undefined}>
          <Field.Label>今のパスワード</Field.Label>
          <Input name="current" type="password" autoComplete="current-password" />
          <Field.ErrorText>{errors.current}</Field.ErrorText>
        </Field.Root>
        <Field.Root required invalid={errors.next !== undefined}>
          <Field.Label>新しいパスワード</Field.Label>
          <Input name="next" type="password" autoComplete="new-password" />
          <Field.HelperText as="div">
            <Box as="ul" paddingLeft="5" listStyleType="disc">
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </Box>
          </Field.HelperText>
          <Field.ErrorText>{errors.next?.join(" ")}</Field.ErrorText>
        </Field.Root>
        <Field.Root required invalid={errors.confirm !== undefined}>
          <Field.Label>新しいパスワード（確認）</Field.Label>
          <Input name="confirm" type="password" autoComplete="new-password" />
          <Field.ErrorText>{errors.confirm}</Field.ErrorText>
        </Field.Root>
        <Button type="submit" alignSelf="start">
          パスワードを変更する
        </Button>
      </Stack>
    </form>
  );
}
