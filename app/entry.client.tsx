import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reportBrowserFaults, reportFault } from "#app/ui/shell/browser-faults.ts";
import { recordNavigations } from "#app/ui/shell/build-watch.ts";

reportBrowserFaults();

/** Crawlers skip hydration, so that a script error cannot replace the server-rendered page with the error screen. */
const isCrawler = /(?<!\bcu)bot\b|crawler|spider|slurp/i.test(navigator.userAgent);

if (!isCrawler) {
  // React writes this text into a textarea that it hydrates: none here if something else was typed until then.
  for (const box of document.querySelectorAll("textarea"))
    Object.defineProperty(box, "textContent", { get: () => (box.value === box.defaultValue ? box.value : null) });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={reportFault} instrumentations={[recordNavigations]} />
      </StrictMode>,
    );
  });
}
