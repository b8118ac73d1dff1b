// The link of a preview, carried along with the requests for its pictures: nobody else is shown those of a draft.

import { cookieAttributes } from "#app/auth/session-cookie.server.ts";
import { cookieIn } from "#app/platform/site/theme.ts";

const NAME = "preview";

export function previewSetCookie(token: string, until: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000));
  return `${NAME}=${token}; Max-Age=${seconds}; Path=/images; ${cookieAttributes()}`;
}

export function previewToken(request: Request): string | undefined {
  return cookieIn(request.headers.get("Cookie"), NAME);
}
