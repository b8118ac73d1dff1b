// Sign-in with Google, in the provider's small window. Needs JavaScript, so it is drawn only where that runs.

import { Button } from "@chakra-ui/react";
import { useHasScript } from "#app/cms/library/use-has-script.ts";
import type { BrowserSignIn } from "./use-browser-sign-in.ts";

export function GoogleButton({ signIn }: { signIn: BrowserSignIn }) {
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
