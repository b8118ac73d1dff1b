// /embed/<network>: sandboxed frame for posts of networks without a frame.

import { cacheable } from "#app/platform/cache/cacheable.server.ts";
import { postFrame } from "#app/platform/richtext/social/post-frame.server.ts";
import type { Route } from "./+types/embed.$network";

export const loader = cacheable(
  [],
  (_, { params }: Route.LoaderArgs) =>
    postFrame(params.network) ?? new Response("Not Found", { status: 404, headers: { "Content-Type": "text/plain" } }),
);
