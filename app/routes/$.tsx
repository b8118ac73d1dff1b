// Whatever no other route knows: 404, with the root's data and middleware.

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
