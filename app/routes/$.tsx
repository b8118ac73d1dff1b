// Catch-all 404. A route, so that the root loader and middleware run.

import { notFound } from "#app/platform/site/not-found.ts";
import type { Route } from "./+types/$";

export function loader({ url }: Route.LoaderArgs) {
  throw notFound(url);
}

export function action({ url }: Route.ActionArgs) {
  throw notFound(url);
}

export default function Nothing() {
  return null;
}
