// Hydrates the page that the server rendered.

import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reportBrowserFaults, reportFault } from "#app/ui/shell/browser-faults.ts";
import { noteNavigations } from "#app/ui/shell/build-watch.ts";

reportBrowserFaults();

/** A crawler reads the page as the server rendered it: a fault of a script must not put the error screen in its place. */
const isCrawler = /(?<!\bcu)bot\b|crawler|spider|slurp/i.test(navigator.userAgent);

if (!isCrawler) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={reportFault} instrumentations={[noteNavigations]} />
      </StrictMode>,
    );
  });
}
