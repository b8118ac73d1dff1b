// Signing in with the provider's SDK in the browser, then asking for the session and going on to the admin.

import { useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { logAuthError } from "#app/auth/browser/browser-log.ts";
import { refusalMessage, reportRefusal, requestSession } from "#app/auth/browser/request-session.ts";
import { type LoginMode, signInMessage } from "#app/auth/login-form.ts";
import type { PublicAuthConfig } from "#app/auth/public-config.ts";

type Firebase = typeof import("#app/auth/browser/firebase.client.ts");
type SignIn = (firebase: Firebase, config: PublicAuthConfig) => Promise<string | null>;

export interface BrowserSignIn {
  busy: boolean;
  problem: string | null;
  /** False where the SDK cannot be had, or does not say why it failed: then the form goes to the server as it is. */
  run(signIn: SignIn, mode: LoginMode | "google", email?: string): Promise<boolean>;
}

export function useBrowserSignIn(config: PublicAuthConfig | null, to: string): BrowserSignIn {
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
