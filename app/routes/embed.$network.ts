// /embed/<network>: the frame without an origin for posts that their network has no frame for.

import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { postFrame } from "#app/platform/richtext/social/post-frame.server.ts";
import type { Route } from "./+types/embed.$network";

export const loader = cacheable(
  [],
  (_, { params }: Route.LoaderArgs) =>
    postFrame(params.network) ?? new Response("Not Found", { status: 404, headers: { "Content-Type": "text/plain" } }),
);
