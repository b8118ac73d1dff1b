import { Box, Button, Heading, Link, Stack, Text } from "@chakra-ui/react";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { logAuthError } from "#app/auth/browser/browser-log.ts";
import { refusalMessage, reportRefusal, requestSession } from "#app/auth/browser/request-session.ts";
import {
  hasErrors,
  type LoginFields,
  type LoginMode,
  type LoginReply,
  type LoginView,
  readLogin,
  signInMessage,
} from "#app/auth/login-form.ts";
import type { PublicAuthConfig } from "#app/auth/public-config.server.ts";
import { adminHome } from "#app/auth/safe-admin-path.ts";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { FramedInput } from "#app/cms/fields/FieldFrame.tsx";
import { addressOf } from "#app/platform/site/addresses.ts";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { useHasScript } from "#app/ui/kit/use-has-script.ts";
import { LogoMark } from "#app/ui/shell/SiteFrame.tsx";
import { AdminAuth } from "./AdminAuth.tsx";
import { SignOutForm } from "./SignOutForm.tsx";
import { useAdminUser } from "./use-admin-auth.ts";

// Signs in with the SDK in the browser, then requests a session and redirects to the admin.

type Firebase = typeof import("#app/auth/browser/firebase.client.ts");
type SignIn = (firebase: Firebase, config: PublicAuthConfig) => Promise<string | null>;

interface BrowserSignIn {
  busy: boolean;
  problem: string | null;
  /** Returns false if the SDK fails to load or fails without a reason; the form is then submitted to the server. */
  run(signIn: SignIn, mode: LoginMode | "google", email?: string): Promise<boolean>;
}

function useBrowserSignIn(config: PublicAuthConfig | null, to: string): BrowserSignIn {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const run = useCallback(
    async (signIn: SignIn, mode: LoginMode | "google", email = ""): Promise<boolean> => {
      if (!config) return false;
      setBusy(true);
      setProblem(null);
      try {
        const firebase = await import("#app/auth/browser/firebase.client.ts").catch((error) => {
          logAuthError("The sign-in could not be loaded", error);
        });
        if (!firebase) return false;
        const failure = await signIn(firebase, config);
        if (failure === "internal-error" && mode !== "google") return false;
        if (failure !== null && email !== "") reportRefusal(failure, email);
        const idToken = failure === null ? await firebase.currentIdToken(config) : null;
        if (idToken === null) {
          setProblem(signInMessage(failure ?? "user-token-expired", mode));
          return true;
        }
        const status = await requestSession(idToken);
        if (status >= 200 && status < 300) await navigate(to, { replace: true });
        else setProblem(refusalMessage(status));
        return true;
      } catch (error) {
        logAuthError("The session could not be updated", error);
        setProblem(refusalMessage(0));
        return true;
      } finally {
        setBusy(false);
      }
    },
    [config, navigate, to],
  );

  return { busy, problem, run };
}

export function LoginScreen({ view, reply }: { view: LoginView; reply: LoginReply | undefined }) {
  const { config, visitor, signedOut } = view;
  const signIn = useBrowserSignIn(config, view.to);
  const user = useAdminUser();
  const mode = reply?.mode ?? view.mode;

  return (
    <Box as="main" maxWidth="420px" marginX="auto" paddingX="4" paddingY="12">
      <AdminAuth config={config} at={signedOut === null ? "signing-in" : "leaving"} />
      <Stack gap="6">
        <Stack direction="row" align="center" gap="3">
          <LogoMark size={40} />
          <Heading as="h1" size="xl">
            {view.siteName} 管理画面
          </Heading>
        </Stack>
        {signedOut && !reply && !signIn.problem && <Message tone={signedOut.tone}>{signedOut.message}</Message>}
        {reply && <Message tone={reply.tone}>{reply.message}</Message>}
        {view.unavailable && <Message tone="error">{refusalMessage(503)}</Message>}
        {visitor !== null && (
          <Message tone="error">
            {visitor || "ログイン中のアカウント"}{" "}
            には、管理画面を使う権限がありません。別のアカウントを使うときは、一度ログアウトしてください。
          </Message>
        )}
        {visitor !== null && <SignOutForm label="ログアウト" />}
        {config === null ? (
          <NotConfigured />
        ) : (
          <>
            <Stack gap="4" borderWidth="1px" borderColor="border" borderRadius="8px" padding={{ base: "4", sm: "6" }}>
              <LoginForm
                key={mode}
                mode={mode}
                to={view.to}
                oobCode={view.oobCode}
                email={reply?.email ?? view.email}
                errors={reply?.errors ?? {}}
                signIn={signIn}
              />
              {config.google && mode !== "reset" && <GoogleButton signIn={signIn} />}
            </Stack>
            {signIn.problem && user && (
              <Stack gap="3">
                <Text>{user.email} でログインしています。別のアカウントを使うときは、一度ログアウトしてください。</Text>
                <SignOutForm label="ログアウト" />
              </Stack>
            )}
            <OtherWays mode={mode} to={view.to} />
          </>
        )}
        <Text>
          <Link href="/">サイトのトップページへ</Link>
        </Text>
      </Stack>
    </Box>
  );
}

function NotConfigured() {
  return (
    <Message tone="note">
      このサイトには、まだログインの設定（Firebase）がありません。公開ページはそのまま使えます。運用担当者は、環境変数
      FIREBASE_API_KEY、FIREBASE_PROJECT_ID、FIREBASE_SERVICE_ACCOUNT を設定して、サーバーを起動し直してください。
    </Message>
  );
}

const ways: readonly { mode: LoginMode; label: string }[] = [
  { mode: "password", label: "パスワードでログイン" },
  { mode: "link", label: "メールのリンクでログイン" },
  { mode: "reset", label: "パスワードを忘れたとき" },
];

function OtherWays({ mode, to }: { mode: LoginMode; to: string }) {
  return (
    <Stack as="nav" aria-label="ほかのログイン方法" gap="2">
      {ways
        .filter((way) => way.mode !== mode)
        .map((way) => (
          <Link key={way.mode} href={loginPath(way.mode, to)}>
            {way.label}
          </Link>
        ))}
    </Stack>
  );
}

function loginPath(mode: LoginMode, to: string): string {
  const query = { mode: mode === "password" ? "" : mode, to: to === adminHome ? "" : to };
  return addressOf("/admin/login", Object.entries(query));
}

// Google sign-in popup; rendered on the client only, as it needs JavaScript.
function GoogleButton({ signIn }: { signIn: BrowserSignIn }) {
  const hasScript = useHasScript();
  if (!hasScript) return null;
  return (
    <Button
      type="button"
      variant="outline"
      aria-busy={signIn.busy}
      onClick={() => signIn.run((firebase, config) => firebase.signInWithGoogle(config), "google")}
    >
      Googleでログイン
    </Button>
  );
}

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

function LoginForm({ mode, to, oobCode, email, errors, signIn }: LoginFormProps) {
  const [seen, setSeen] = useState(errors);
  const { heading, note, button } = words[mode];
  // The page has several of these forms.
  const emailFrame = { id: `${mode}-email`, label: "メールアドレス", error: seen.email };
  const passwordFrame = { id: `${mode}-password`, label: "パスワード", error: seen.password };

  const isMailed = mode === "link" || mode === "reset";

  /** Signs in with the SDK; e-mails are always sent by the server. */
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
        <FramedInput
          frame={emailFrame}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          aria-required
          defaultValue={email}
        />
        {mode === "password" && (
          <FramedInput
            frame={passwordFrame}
            name="password"
            type="password"
            autoComplete="current-password"
            aria-required
          />
        )}
        <Button type="submit">{button}</Button>
      </Stack>
    </SendForm>
  );
}
