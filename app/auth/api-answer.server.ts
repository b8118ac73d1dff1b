// Responses of the auth API: JSON with a Japanese message on refusal, empty on success, never cached.

import { CROSS_SITE, passesCsrfCheck, WRONG_METHOD } from "#app/platform/http/refusal.server.ts";
import { parseJson } from "#app/platform/site/parse-json.ts";
import { providerMessage } from "./messages.ts";

export function refusal(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ message }, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

export function done(setCookie?: string): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (setCookie) headers.append("Set-Cookie", setCookie);
  return new Response(null, { status: 204, headers });
}

export function methodNotAllowed(allow: string): Response {
  return refusal(405, `${WRONG_METHOD}${allow}で送ってください。`, { Allow: allow });
}

export function tooMany(retryAfter: number): Response {
  return refusal(429, providerMessage("too-many-requests"), { "Retry-After": String(retryAfter) });
}

export function crossSiteRefusal(request: Request, url: URL): Response | undefined {
  return passesCsrfCheck(request.method, (name) => request.headers.get(name), url.origin)
    ? undefined
    : refusal(403, CROSS_SITE);
}

export function postRefusal(request: Request, url: URL): Response | undefined {
  return request.method === "POST" ? crossSiteRefusal(request, url) : methodNotAllowed("POST");
}

/** An ID token is under 4 KB. */
const bodyMax = 16 * 1024;

/** Returns the parsed JSON body; undefined if too large, null if invalid. */
export async function readJson(request: Request): Promise<unknown> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > bodyMax) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return parseJson(text + decoder.decode());
}
