// Hydrates the page that the server rendered.

import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reportBrowserFaults, reportFault } from "#app/ui/shell/browser-faults.ts";
import { noteNavigations } from "#app/ui/shell/build-watch.ts";

reportBrowserFaults();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={reportFault} instrumentations={[noteNavigations]} />
    </StrictMode>,
  );
});
