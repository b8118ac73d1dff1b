// One form of the login page: by password, by mailed link, finishing such a link, or resetting the password.

import { Button, Heading, Input, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { hasErrors, type LoginFields, type LoginMode, readLogin } from "#app/auth/login-form.ts";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { ariaAttributes, FieldFrame } from "#app/cms/fields/FieldFrame.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import type { BrowserSignIn } from "./use-browser-sign-in.ts";

const words: Record<LoginMode, { heading: string; note?: string; button: string }> = {
  password: { heading: "パスワードでログイン", button: "ログイン" },
  link: {
    heading: "メールのリンクでログイン",
    note: "入力したメールアドレスに、ログイン用のリンクを送ります。パスワードは必要ありません。",
    button: "リンクを送る",
  },
  reset: {
    heading: "パスワードを忘れたとき",
    note: "入力したメールアドレスに、パスワードを再設定するためのメールを送ります。",
    button: "再設定のメールを送る",
  },
  finish: {
    heading: "メールのリンクでログイン",
    note: "リンクを送ったメールアドレスを確かめて、ログインを完了してください。",
    button: "ログインを完了する",
  },
};

interface LoginFormProps {
  mode: LoginMode;
  to: string;
  oobCode: string;
  email: string;
  errors: LoginFields["errors"];
  signIn: BrowserSignIn;
}

export function LoginForm({ mode, to, oobCode, email, errors, signIn }: LoginFormProps) {
  const [seen, setSeen] = useState(errors);
  const { heading, note, button } = words[mode];
  // Several of these forms are on one page.
  const emailFrame = { id: `${mode}-email`, label: "メールアドレス", error: seen.email };
  const passwordFrame = { id: `${mode}-password`, label: "パスワード", error: seen.password };

  const isMailed = mode === "link" || mode === "reset";

  /** With JavaScript the SDK signs in; mails are sent by the server, as without. */
  async function signInHere(data: FormData): Promise<boolean> {
    const fields = readLogin(data, mode);
    setSeen(fields.errors);
    if (hasErrors(fields.errors)) return true;
    return signIn.run(
      (firebase, config) =>
        mode === "finish"
          ? firebase.finishMailLink(config, fields.email, window.location.href)
          : firebase.signInWithPassword(config, fields.email, fields.password),
      mode,
      fields.email,
    );
  }

  return (
    <SendForm onSend={isMailed ? undefined : signInHere} noValidate aria-label={heading}>
      <input type="hidden" name="mode" value={mode} />
      <input type="hidden" name="to" value={to} />
      {mode === "finish" && <input type="hidden" name="oobCode" value={oobCode} />}
      <Stack gap="4">
        <Heading as="h2" size="md">
          {heading}
        </Heading>
        {note && <Text>{note}</Text>}
        {signIn.problem && <Message tone="error">{signIn.problem}</Message>}
        <FieldFrame {...emailFrame}>
          <Input
            {...ariaAttributes(emailFrame)}
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            aria-required
            defaultValue={email}
          />
        </FieldFrame>
        {mode === "password" && (
          <FieldFrame {...passwordFrame}>
            <Input
              {...ariaAttributes(passwordFrame)}
              name="password"
              type="password"
              autoComplete="current-password"
              aria-required
            />
          </FieldFrame>
        )}
        <Button type="submit">{button}</Button>
      </Stack>
    </SendForm>
  );
}
