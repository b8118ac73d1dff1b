// Signing in with the provider's SDK in the browser, then asking for the session and going on to the admin.

import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { logAuthError } from "#app/auth/browser-log.ts";
import { type LoginMode, signInMessage } from "#app/auth/login-form.ts";
import type { PublicAuthConfig } from "#app/auth/public-config.ts";
import { refusalMessage, reportRefusal, requestSession } from "#app/auth/request-session.ts";
import { useAdminAuth } from "./use-admin-auth.ts";

type Firebase = typeof import("#app/auth/firebase.client.ts");
type SignIn = (firebase: Firebase, config: PublicAuthConfig) => Promise<string | null>;

/** A sign-in older than this makes no session, so none is asked for. */
const freshMs = 300_000;

export interface BrowserSignIn {
  busy: boolean;
  problem: string | null;
  /** False where the SDK cannot be had, or does not say why it failed: then the form goes to the server as it is. */
  run(signIn: SignIn, mode: LoginMode | "google", email?: string): Promise<boolean>;
}

/** `resume`: go on by oneself where the browser still knows a fresh sign-in, for example after the page was reloaded. */
export function useBrowserSignIn(config: PublicAuthConfig | null, to: string, resume: boolean): BrowserSignIn {
  const navigate = useNavigate();
  const { user } = useAdminAuth();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const begun = useRef(false);

  const run = useCallback(
    async (signIn: SignIn, mode: LoginMode | "google", email = ""): Promise<boolean> => {
      begun.current = true;
      if (!config) return false;
      setBusy(true);
      setProblem(null);
      try {
        const firebase = await import("#app/auth/firebase.client.ts").catch((error) => {
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

  const signedInAt = Date.parse(user?.lastSignInTime ?? "");
  useEffect(() => {
    if (!resume || begun.current || !(Date.now() - signedInAt < freshMs)) return;
    void run(async () => null, "password");
  }, [resume, signedInAt, run]);

  return { busy, problem, run };
}
