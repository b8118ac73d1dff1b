// Who writes, as revisions and settings remember it.

import type { RouterContextProvider } from "react-router";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { currentAdmin } from "./guard.server.ts";

/** The admin of this request by e-mail address (one who has none, by name), and the time of writing. */
export function actorOf(context: Readonly<RouterContextProvider>): { by: string; now: Date } {
  const { email, name } = currentAdmin(context);
  return { by: email || name, now: currentTime() };
}
