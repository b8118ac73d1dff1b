// Starts the provider's SDK where somebody signs in, and keeps the shared sign-in state in that document for as long as it is open.
// The SDK stores nothing: every other page of the admin has the session alone. Draws nothing.

import { useEffect } from "react";
import { tellSignIn } from "#app/auth/browser/admin-auth-state.ts";
import { logAuthError } from "#app/auth/browser/browser-log.ts";
import { forgetStoredTokens } from "#app/auth/browser/site-store.ts";
import type { PublicAuthConfig } from "#app/auth/public-config.ts";
import { setAdminHere } from "#app/platform/site/admin-path.ts";

interface AdminAuthProps {
  config: PublicAuthConfig | null;
  /** The login page: right after the session was ended, or for who is about to sign in. */
  at?: "leaving" | "signing-in";
}

/** Whether the SDK runs in this document: then it knows who signed in here. */
let isRunning = false;

export function AdminAuth({ config, at }: AdminAuthProps) {
  const settings = JSON.stringify(config);
  useEffect(() => {
    forgetStoredTokens();
    if (at !== "signing-in") {
      setAdminHere(at !== "leaving");
      tellSignIn(at === "leaving" ? "out" : "in");
    }
    const parsed: PublicAuthConfig | null = JSON.parse(settings);
    if (!parsed) return logAuthError("Firebase configuration is missing");
    if (!at && !isRunning) return;
    isRunning = true;
    return startAdminAuth(parsed, at === "leaving");
  }, [settings, at]);
  return null;
}

/** Gives what stops it. The SDK itself arrives later, as its own file. `leave`: sign it out as well. */
function startAdminAuth(config: PublicAuthConfig, leave: boolean): () => void {
  let stopped = false;
  let stop = () => {};
  async function start(): Promise<void> {
    const firebase = await import("#app/auth/browser/firebase.client.ts");
    stop = await firebase.watchSignIn(config, leave);
    if (stopped) stop();
  }
  start().catch((error) => logAuthError("The sign-in could not be started", error));
  return () => {
    stopped = true;
    stop();
  };
}
