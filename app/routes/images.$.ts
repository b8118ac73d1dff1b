// /images/{id}/{width}.webp. Non-public pictures are served to admins and holders of a preview link.

import { readAdmin } from "#app/auth/session.server.ts";
import { hasSessionCookie } from "#app/auth/session-cookie.server.ts";
import { previewToken } from "#app/cms/admin/editing/preview/preview.server.ts";
import { isLinkedPicture } from "#app/cms/admin/editing/preview/preview-link.server.ts";
import { deliver, findDelivery } from "#app/cms/library/delivery.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import type { Route } from "./+types/images.$";

function isLinked(request: Request, image: string): boolean | Promise<boolean> {
  const token = previewToken(request);
  return token !== undefined && isLinkedPicture(database(), token, image, currentTime());
}

export async function loader({ params, request }: Route.LoaderArgs) {
  const found = await findDelivery(database(), params["*"] ?? "", currentTime());
  const mayGo =
    found?.isPublic ||
    (found && ((await readAdmin(database(), request, { checkRevoked: false })) || (await isLinked(request, found.id))));
  const sent =
    found && mayGo
      ? await deliver(database(), found, {
          isOwn: hasSessionCookie(request),
          known: request.headers.get("If-None-Match"),
        })
      : undefined;
  return sent ?? new Response("Not Found", { status: 404, headers: { "Content-Type": "text/plain" } });
}
