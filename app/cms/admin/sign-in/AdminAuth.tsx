// Loads the Firebase SDK on sign-in pages and syncs the sign-in state. The SDK persists nothing: all other admin pages
// rely on the session only. Renders nothing.

import { useEffect } from "react";
import { broadcastSignIn } from "#app/auth/browser/admin-auth-state.ts";
import { logAuthError } from "#app/auth/browser/browser-log.ts";
import type { PublicAuthConfig } from "#app/auth/public-config.server.ts";
import { setAdminHere } from "#app/platform/site/admin-path.ts";

interface AdminAuthProps {
  config: PublicAuthConfig | null;
  /** Login page: after signing out, or before signing in. */
  at?: "leaving" | "signing-in";
}

let isRunning = false;

export function AdminAuth({ config, at }: AdminAuthProps) {
  const settings = JSON.stringify(config);
  useEffect(() => {
    forgetStoredTokens();
    if (at !== "signing-in") {
      setAdminHere(at !== "leaving");
      broadcastSignIn(at === "leaving" ? "out" : "in");
    }
    const parsed: PublicAuthConfig | null = JSON.parse(settings);
    if (!parsed) return logAuthError("Firebase configuration is missing");
    if (!at && !isRunning) return;
    isRunning = true;
    return startAdminAuth(parsed, at === "leaving");
  }, [settings, at]);
  return null;
}

/** Returns a stop function; the SDK is loaded lazily. `leave`: also signs out of the SDK. */
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

/** Removes tokens stored by earlier versions of this site. */
function forgetStoredTokens(): void {
  try {
    for (const name of Object.keys(window.localStorage))
      if (name.startsWith("firebase:")) window.localStorage.removeItem(name);
  } catch {
    // If site data is blocked, none was stored.
  }
}
