// Sign-in with Google, in the provider's small window. Needs JavaScript, so it is drawn only where that runs.

import { Button } from "@chakra-ui/react";
import { useSyncExternalStore } from "react";
import type { BrowserSignIn } from "./use-browser-sign-in.ts";

const never = () => () => {};

export function GoogleButton({ signIn }: { signIn: BrowserSignIn }) {
  const hasJavaScript = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!hasJavaScript) return null;
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
