import "#app/collection/registry/kinds.server.ts";
import { randomUUID } from "node:crypto";
import createCache, { type EmotionCache } from "@emotion/cache";
import { isbot } from "isbot";
import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { declaredCapabilities } from "#app/auth/guard.server.ts";
import { authConnectSources } from "#app/auth/sources.server.ts";
import { EmotionCacheContext } from "#app/cms/admin/kit/emotion.ts";
import { databasePlace } from "#app/platform/database/connection.server.ts";
import { isLasting } from "#app/platform/database/health.server.ts";
import { troubleOf } from "#app/platform/database/trouble.server.ts";
import { type DevMiddleware, listen } from "#app/platform/http/listener.server.ts";
import { yieldTurn } from "#app/platform/http/queue.server.ts";
import { databaseTrouble, requestFacts } from "#app/platform/http/rendering.server.ts";
import { contentSecurityPolicy, withoutNonce } from "#app/platform/site/content-security-policy.server.ts";
import { environment } from "#app/platform/site/environment.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { setSiteName } from "#app/platform/site/site-name.ts";
import { themeOf } from "#app/platform/site/theme.ts";
import { RequestTheme } from "#app/ui/shell/ThemeToggle.tsx";
import { housekeeping } from "./housekeeping.server.ts";

export function startServer(build: ServerBuild, devMiddleware?: DevMiddleware): ReturnType<typeof listen> {
  declaredCapabilities(build);
  return listen(build, housekeeping, devMiddleware);
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  // React Router's 405 for pages without an action lacks Allow.
  if (status === 405 && !headers.has("Allow")) headers.set("Allow", "GET, HEAD");
  if (routerContext.staticHandlerContext.errors && isCrawler(request.headers.get("User-Agent"))) {
    // Crawlers only need the status; the error screen is for people.
    headers.set("Content-Type", "text/plain; charset=utf-8");
    headers.set("X-Robots-Tag", "noindex, nofollow");
    return new Response(`${status}\n`, { status, headers });
  }

  // Identifies the page's own scripts: markup injected by an article gets no hash.
  const nonce = randomUUID();
  const isAdmin = routerContext.staticHandlerContext.matches.some((match) => match.route.id.startsWith("routes/admin"));
  // Previews are public pages in a frame next to the editor.
  const isPreview = routerContext.staticHandlerContext.matches.some((match) => match.route.id === PREVIEW);
  const cache = isAdmin ? createCache({ key: "css" }) : null;
  if (cache) cache.compat = true;
  const handoff = await handoffScripts(routerContext, nonce);
  // Lets pending responses be sent first.
  await yieldTurn();
  setSiteName(environment().SITE_NAME);
  const drawn = renderToString(
    <RequestTheme value={themeOf(request.headers.get("Cookie"))}>
      <EmotionCacheContext value={cache}>
        <ServerRouter context={onlyMatches(routerContext)} url={request.url} nonce={nonce} />
      </EmotionCacheContext>
    </RequestTheme>,
  );
  const mark = ` nonce="${nonce}"`;
  // Styles are requested first, on the open connection, and pictures before scripts.
  const ranked = drawn
    .replace(/(<meta name="viewport"[^>]*>)(.*?)((?:<link[^>]* rel="stylesheet"[^>]*>)+)/s, "$1$3$2")
    .replaceAll('<link rel="modulepreload"', '$& fetchPriority="low"');
  const end = routerContext.renderMeta?.didRenderScripts ? ranked.lastIndexOf("</body>") : -1;
  const whole = end === -1 ? ranked : ranked.slice(0, end) + handoff + ranked.slice(end);
  const { page, inlineScripts } = withoutNonce(Buffer.from(`<!DOCTYPE html>${whole}`), mark);
  const html = cache ? withStyles(page, cache) : page;
  const auth = isAdmin ? authConnectSources(environment()) : undefined;
  headers.set(
    "Content-Security-Policy",
    contentSecurityPolicy({
      inlineScripts,
      inlineStyles: isAdmin || import.meta.env.DEV,
      tagManager: !isAdmin && environment().GTM_ID !== undefined,
      // In development Vite injects styles and uses a websocket.
      connect: [...(auth?.connect ?? []), ...(import.meta.env.DEV ? ["ws:"] : [])],
      frame: auth?.frame,
      framedBySite: isPreview || import.meta.env.DEV,
      script: auth?.script,
      httpsOnly: environment().SITE_URL?.startsWith("https:") ?? false,
    }),
  );
  return new Response(html, { status, headers });
}

const PREVIEW = "routes/admin.$kind.$id.preview";

/** Limits the router context to matched routes, because rendering all is wasted work. The data is sent separately (`handoffScripts`). */
function onlyMatches(context: EntryContext): EntryContext {
  const all = context.manifest.routes;
  const ids = context.staticHandlerContext.matches.map((match) => match.route.id);
  const routes = Object.fromEntries(ids.map((id) => [id, all[id]]));
  return { ...context, manifest: { ...context.manifest, routes }, serverHandoffStream: undefined };
}

/**
 * Returns the scripts that hand the loader data to the browser's router, as React Router would stream them. All data is
 * complete, so rendering in one pass takes half the time.
 */
async function handoffScripts({ serverHandoffStream }: EntryContext, nonce: string): Promise<string> {
  let scripts = "";
  const decoder = new TextDecoder();
  const reader = serverHandoffStream?.getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    const text = JSON.stringify(decoder.decode(piece.value, { stream: true })).replace(UNSAFE_IN_SCRIPT, escaped);
    scripts += `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${text});</script>`;
  }
  return `${scripts}<script nonce="${nonce}">window.__reactRouterContext.streamController.close();</script>`;
}

const UNSAFE_IN_SCRIPT = /[&<>\u2028\u2029]/g;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Inlines the admin UI kit's styles at the end of the head. */
function withStyles(page: Buffer, cache: EmotionCache): Buffer<ArrayBuffer> {
  const head = page.indexOf("</head>");
  const styles = Object.values(cache.inserted).filter((style) => typeof style === "string");
  const element = `<style data-emotion="css ${Object.keys(cache.inserted).join(" ")}">${styles.join("")}</style>`;
  return Buffer.concat([page.subarray(0, head), Buffer.from(element), page.subarray(head)]);
}

/** Listed as bots, although their users want to see the page. */
const TOOLS = /^(?:curl|wget|node|undici|python|go-http-client)|HeadlessChrome/i;

function isCrawler(userAgent: string | null): boolean {
  return isbot(userAgent) && !TOOLS.test(userAgent ?? "");
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const { id } = context.get(requestFacts);
  const { pathname } = new URL(request.url);
  // Client errors (such as unsupported methods) are in the request log; responses of routes never reach this.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const trouble = troubleOf(error, databasePlace());
  context.set(databaseTrouble, trouble ?? null);
  // Database outages are logged by the health check.
  if (isLasting(trouble)) return;
  log.error({ id, path: pathname, err: error }, "unhandled error");
};
