// Starts the provider's SDK in the browser and keeps the shared sign-in state. Draws nothing; in the admin layout and on the login page.

import { useEffect } from "react";
import { complain } from "./browser-log.ts";
import type { PublicAuthConfig } from "./public-config.ts";

export function AdminAuth({ config }: { config: PublicAuthConfig | null }) {
  const settings = JSON.stringify(config);
  useEffect(() => startAdminAuth(JSON.parse(settings)), [settings]);
  return null;
}

/** Gives what stops it. The SDK itself arrives later, as its own file. */
function startAdminAuth(config: PublicAuthConfig | null): () => void {
  if (!config) {
    complain("Firebase configuration is missing");
    return () => {};
  }
  let stopped = false;
  let stop = () => {};
  import("./firebase.client.ts").then(
    (firebase) => {
      if (!stopped) stop = firebase.watchSignIn(config);
    },
    (error) => complain("The sign-in could not be loaded", error),
  );
  return () => {
    stopped = true;
    stop();
  };
}
