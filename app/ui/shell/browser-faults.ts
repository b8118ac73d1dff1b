// Reports browser errors to the server, where each is logged.

import { isRouteErrorResponse } from "react-router";

declare global {
  interface Window {
    /** Manifest of the build this page was rendered by. */
    __reactRouterManifest?: { version: string };
  }
}

/** One error often causes many: reports only the first few distinct ones. */
const REPORTS_MAX = 5;
const reported = new Set<string>();

/** Sends the error, path, build and stack, but nothing about the visitor. */
export function reportFault(error: unknown): void {
  // Server responses are already logged; aborts are not errors.
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

/** Reports errors outside the router: event handlers and unhandled rejections. Ignores extension scripts. */
export function reportBrowserFaults(): void {
  const isOurs = (error: unknown) => error instanceof Error && (error.stack ?? "").includes(window.location.origin);
  window.addEventListener("error", ({ error }) => isOurs(error) && reportFault(error));
  window.addEventListener("unhandledrejection", ({ reason }) => isOurs(reason) && reportFault(reason));
}
