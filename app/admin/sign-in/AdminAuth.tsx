// Keeps the shared sign-in state, and starts the provider's SDK for it: at once on the login page, in the admin when it is needed.
// Draws nothing.

import { useEffect } from "react";
import { logAuthError } from "#app/auth/browser-log.ts";
import { whenNeeded } from "#app/auth/kept-sign-in.ts";
import type { PublicAuthConfig } from "#app/auth/public-config.ts";
import { siteStore } from "#app/auth/site-store.ts";

interface AdminAuthProps {
  config: PublicAuthConfig | null;
  /** Right after the session was ended: sign the SDK out as well, before anything could make a new session of its token. */
  leave?: boolean;
  /** Somebody is about to sign in: the SDK is fetched before it is asked for. */
  atOnce?: boolean;
}

export function AdminAuth({ config, leave = false, atOnce = false }: AdminAuthProps) {
  const settings = JSON.stringify(config);
  useEffect(() => {
    const parsed: PublicAuthConfig | null = JSON.parse(settings);
    const start = () => startAdminAuth(parsed, leave);
    if (!parsed || leave || atOnce) return start();
    return whenNeeded(parsed, { store: siteStore(), onChange, now: Date.now }, start);
  }, [settings, leave, atOnce]);
  return null;
}

function onChange(hear: (name: string | null) => void): () => void {
  const listen = ({ key }: StorageEvent) => hear(key);
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}

/** Gives what stops it. The SDK itself arrives later, as its own file. */
function startAdminAuth(config: PublicAuthConfig | null, leave: boolean): () => void {
  if (!config) {
    logAuthError("Firebase configuration is missing");
    return () => {};
  }
  let stopped = false;
  let stop = () => {};
  async function start(settings: PublicAuthConfig): Promise<void> {
    const firebase = await import("#app/auth/firebase.client.ts");
    stop = await firebase.watchSignIn(settings, leave);
    if (stopped) stop();
  }
  start(config).catch((error) => logAuthError("The sign-in could not be started", error));
  return () => {
    stopped = true;
    stop();
  };
}
