// Reports faults in a visitor's browser to the server, where each is one line in the operator's log.

import { isRouteErrorResponse } from "react-router";

declare global {
  interface Window {
    /** The framework's manifest of the build this page came from. */
    __reactRouterManifest?: { version: string };
  }
}

/** One fault often brings many: a page reports its first few, each once. */
const REPORTS_MAX = 5;
const reported = new Set<string>();

/** Says nothing of who the visitor is: what broke, on which page, of which build, and where in its code. */
export function reportFault(error: unknown): void {
  // An answer of the server is in its log already; what was called off is no fault.
  if (isRouteErrorResponse(error) || !(error instanceof Error) || error.name === "AbortError") return;
  const message = `${error.name}: ${error.message}`.slice(0, 500);
  if (reported.has(message) || reported.size >= REPORTS_MAX) return;
  reported.add(message);
  const fault = {
    message,
    path: window.location.pathname.slice(0, 500),
    build: window.__reactRouterManifest?.version ?? "",
    stack: (error.stack ?? "").slice(0, 4_000),
  };
  navigator.sendBeacon("/api/browser-fault", new Blob([JSON.stringify(fault)], { type: "application/json" }));
}

/** Faults outside the router: an event handler, an unhandled rejection. Scripts of extensions are ignored. */
export function reportBrowserFaults(): void {
  const isOurs = (error: unknown) => error instanceof Error && (error.stack ?? "").includes(window.location.origin);
  window.addEventListener("error", ({ error }) => isOurs(error) && reportFault(error));
  window.addEventListener("unhandledrejection", ({ reason }) => isOurs(reason) && reportFault(reason));
}
