// Starts the provider's SDK in the browser and keeps the shared sign-in state. Draws nothing; in the admin layout and on the login page.

import { useEffect } from "react";
import { logAuthError } from "#app/auth/browser-log.ts";
import type { PublicAuthConfig } from "#app/auth/public-config.ts";

interface AdminAuthProps {
  config: PublicAuthConfig | null;
  /** Right after the session was ended: sign the SDK out as well, before anything could make a new session of its token. */
  leave?: boolean;
}

export function AdminAuth({ config, leave = false }: AdminAuthProps) {
  const settings = JSON.stringify(config);
  useEffect(() => startAdminAuth(JSON.parse(settings), leave), [settings, leave]);
  return null;
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
