// Admin guard: middleware of the admin layout, so that no route inside can omit it.

import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
  type ServerBuild,
} from "react-router";
import { draftsOnlyRefusal } from "#app/cms/content/drafts-only.ts";
import { type Db, database, databasePlace } from "#app/platform/database/connection.server.ts";
import { type Trouble, troubleOf, unsavedReasons } from "#app/platform/database/trouble.server.ts";
import { formOf, withFormRead } from "#app/platform/forms/form-of.server.ts";
import { databaseTrouble, requestFacts } from "#app/platform/http/rendering.server.ts";
import { loggedNetworkOf } from "#app/platform/limits/address-network.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { type Capability, forbiddenMessage, hasCapability, isCapability, Viewer } from "./capabilities.ts";
import { providerAway } from "./messages.ts";
import { adminHome, safeAdminPath } from "./safe-admin-path.ts";
import { readSession } from "./session.server.ts";
import { hasSessionCookie, sessionClearCookie } from "./session-cookie.server.ts";
import { fieldsOf, UNSENT_FIELDS_MAX, type Unsaved, type UnsentForm } from "./unsent-form.ts";
import type { Admin } from "./who-is-admin.server.ts";

/** Set only by the guard. Has no default, so reading it elsewhere throws. */
export const adminContext = createContext<Admin>();

/** Returns the request's admin; throws outside the guard. */
export function currentAdmin(context: Readonly<RouterContextProvider>): Admin {
  return context.get(adminContext);
}

const notAnAdmin = "このアカウントには、管理画面を使う権限がありません。";

/** Admits admins, redirects others to the login page, and disables caching. `database` is called on the first request. */
export function requireAdmin(database: () => Db): MiddlewareFunction<Response> {
  return async ({ request, url, context }, next) => {
    const writes = isWrite(request);
    const session = await readSession(database(), request, { checkRevoked: writes }).catch(async (error: unknown) => {
      // During a database outage the typed form is returned, as after a failed save.
      const trouble = troubleOf(error, databasePlace());
      context.set(databaseTrouble, trouble ?? null);
      if (!trouble || !writes || !mayReturnForm(request, url.pathname)) throw error;
      throw unsavedAnswer(trouble, unsentForm(await formOf(request, { fieldsMax: UNSENT_FIELDS_MAX }), url));
    });
    if (session.kind === "admin") {
      context.set(adminContext, session.admin);
      const response = writes ? await returnFormOnFailure({ url, context }, next) : await next();
      response.headers.set("Cache-Control", "no-store");
      return response;
    }
    if (session.kind === "none") {
      const isReturned = writes && mayReturnForm(request, url.pathname);
      const unsent = isReturned ? unsentForm(await formOf(request, { fieldsMax: UNSENT_FIELDS_MAX }), url) : null;
      throw unsent ? data(unsent, { status: 401, headers: leaving(request) }) : toLogin(request, url);
    }
    if (session.kind === "visitor") {
      const network = loggedNetworkOf(context.get(requestFacts).address);
      log.warn({ uid: session.uid, path: url.pathname, method: request.method, network }, "refused: not an admin");
      throw data(notAnAdmin, { status: 403, headers: { "Cache-Control": "no-store" } });
    }
    throw data(providerAway, { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "30" } });
  };
}

function isWrite({ method }: Request): boolean {
  return !["GET", "HEAD"].includes(method);
}

/** Redirects to the login page, which leads back here. Clears an invalid cookie. */
function toLogin(request: Request, url: URL): Response {
  const back = safeAdminPath(url.pathname + url.search);
  return redirect(`/admin/login${back === adminHome ? "" : `?to=${encodeURIComponent(back)}`}`, {
    headers: leaving(request),
  });
}

function leaving(request: Request): Headers {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (hasSessionCookie(request)) headers.append("Set-Cookie", sessionClearCookie());
  return headers;
}

/** Pages with passwords, which are never returned, and pages without sign-in. The router ignores case. */
const OPEN_OR_SECRET = /^\/admin\/(?:account|login|logout)(?:[./]|$)/i;

/** Returns whether a form sent without a session is returned to its sender: only for document navigations. */
export function mayReturnForm(request: Request, pathname: string): boolean {
  const { headers } = request;
  // Safari before 16.4 does not send the first; only its navigations accept HTML.
  const destination = headers.get("Sec-Fetch-Dest") ?? (headers.get("Accept")?.includes("text/html") && "document");
  return destination === "document" && !OPEN_OR_SECRET.test(pathname);
}

interface AdminArgs {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

interface Declared {
  capability: Capability;
}

export function requireCapability<Wanted extends Capability>(
  { request, url, context }: AdminArgs,
  capability: Wanted,
): Viewer<Wanted> {
  const { role, uid } = currentAdmin(context);
  const viewer = Viewer.of(role, capability);
  if (viewer) return viewer;
  log.warn({ uid, path: url.pathname, method: request.method, capability }, "refused: lacks the capability");
  if (isWrite(request)) throw draftsOnlyRefusal();
  throw data(forbiddenMessage, { status: 403, headers: { "Cache-Control": "no-store" } });
}

/** Creates an admin loader, called with proof of the capability. */
export function adminLoader<Needed extends Capability, Args extends AdminArgs, Answer>(
  capability: Needed,
  load: (given: { db: Db; viewer: Viewer<Needed>; now: Date }, args: Args) => Answer,
): ((args: Args) => Promise<Awaited<Answer>>) & Declared {
  const loader = async (args: Args): Promise<Awaited<Answer>> =>
    await load({ viewer: requireCapability(args, capability), db: database(), now: currentTime() }, args);
  return Object.assign(loader, { capability });
}

/** Creates an admin action. The form is only read once the capability is checked. */
export function adminAction<Args extends AdminArgs, Answer>(
  capability: Capability,
  act: (sent: { db: Db; form: FormData; actor: ReturnType<typeof actorOf> }, args: Args) => Promise<Answer>,
  reading: Parameters<typeof formOf>[1] = {},
): ((args: Args) => Promise<Answer>) & Declared {
  const action = async (args: Args) => {
    requireCapability(args, capability);
    return act({ db: database(), form: await formOf(args.request, reading), actor: actorOf(args.context) }, args);
  };
  return Object.assign(action, { capability });
}

/** Returns the admin's e-mail address (or name), the current time, and whether they may only write drafts. */
export function actorOf(context: Readonly<RouterContextProvider>): { by: string; now: Date; draftsOnly: boolean } {
  const { email, name, role } = currentAdmin(context);
  return { by: email || name, now: currentTime(), draftsOnly: !hasCapability(role, "publish") };
}

const LAYOUT = "routes/admin";
/** Open to everyone: sign-in, sign-out, and the redirect to the dashboard. */
const OPEN = ["routes/admin_._index", "routes/admin_.login", "routes/admin_.logout"];

/** Returns the capabilities of all admin routes. Throws at startup if a route is outside the guard or declares none. */
export function declaredCapabilities({ routes }: Pick<ServerBuild, "routes">) {
  return Object.values(routes).flatMap((route) => {
    if (!route || !isOfAdmin(routes, route) || OPEN.includes(route.id)) return [];
    if (route.id !== LAYOUT && route.parentId !== LAYOUT) throw new Error(`${route.id} is not inside ${LAYOUT}`);
    const { loader, action } = route.module;
    return [{ id: route.id, loader: declaredBy(route.id, loader), action: declaredBy(route.id, action) }];
  });
}

function isOfAdmin(routes: Routes, { id, parentId, path }: NonNullable<Routes[string]>): boolean {
  const parent = routes[parentId ?? ""];
  return id.startsWith(LAYOUT) || /^admin(?:\/|$)/i.test(path ?? "") || (parent ? isOfAdmin(routes, parent) : false);
}

type Routes = ServerBuild["routes"];

function declaredBy(id: string, handler: unknown): Capability | null {
  if (handler === undefined) return null;
  if (typeof handler === "function" && "capability" in handler && isCapability(handler.capability))
    return handler.capability;
  throw new Error(`${id}: use adminLoader and adminAction, which declare the capability that is needed`);
}

function unsentForm(posted: FormData, url: URL): UnsentForm | null {
  const fields = OPEN_OR_SECRET.test(url.pathname) ? null : fieldsOf(posted);
  const files = [...posted.values()].filter((value) => value instanceof File && value.size > 0).length;
  return fields && { action: url.pathname + url.search, fields, files };
}

interface Write {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** Wraps admin writes: a database failure becomes a 503 with the reason and the typed form. */
async function returnFormOnFailure({ url, context }: Write, next: () => Promise<Response>): Promise<Response> {
  const [response, form] = await withFormRead(next);
  const trouble = context.get(databaseTrouble);
  if (response.status < 500 || !trouble) return response;
  throw unsavedAnswer(trouble, form ? unsentForm(form, url) : null);
}

function unsavedAnswer(trouble: Trouble, unsent: UnsentForm | null) {
  const unsaved: Unsaved = { because: unsavedReasons[trouble], unsent };
  return data(unsaved, { status: 503, headers: { "Cache-Control": "no-store" } });
}
