// The browser takes over the page the server drew.

import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { tellFault, watchFaults } from "#app/shell/browser-faults.ts";

watchFaults();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={tellFault} />
    </StrictMode>,
  );
});
