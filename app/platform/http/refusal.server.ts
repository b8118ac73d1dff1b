import type { IncomingMessage, ServerResponse } from "node:http";
import { data, type MiddlewareFunction } from "react-router";
import { databasePlace } from "#app/platform/database/connection.server.ts";
import { type Trouble, troubleOf } from "#app/platform/database/trouble.server.ts";
import { escapeText } from "#app/platform/richtext/clean-html.ts";
import { siteName } from "#app/platform/site/site-name.ts";
import { databaseTrouble } from "./rendering.server.ts";
import { INERT_POLICY } from "./security-headers.server.ts";
import { finish } from "./sending.server.ts";

// A temporary database outage is a 503; the listener adds Retry-After.
const PASSING: readonly (Trouble | null | undefined)[] = ["away", "refused", "busy"];
const AWAY = "ただいまデータベースにつながりません。しばらくしてから、もう一度開いてください。";

/** Root middleware: turns errors caused by a database outage into a 503. */
export const answerDatabaseOutage: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const response = await next();
  if (response.status !== 500 || !PASSING.includes(context.get(databaseTrouble))) return response;
  const isApi = url.pathname.startsWith("/api/");
  throw isApi ? Response.json({ message: AWAY }, { status: 503 }) : data(AWAY, { status: 503 });
};

export const refusalForError = (error: unknown): Refusal =>
  PASSING.includes(troubleOf(error, databasePlace())) ? { ...busy, message: AWAY } : failed;

export const WRONG_METHOD = "この送信方法（HTTPのメソッド）は使えません。";
export const CROSS_SITE = "ほかのサイトからは送信できません。このサイトのページを開いて、もう一度お試しください。";

export interface Refusal {
  status: number;
  message: string;
  headers?: Record<string, string>;
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

export const busy: Refusal = {
  status: 503,
  message: "混み合っています。少し待ってから、もう一度お試しください。",
  headers: { "Retry-After": "5" },
};
export function tooManyRequests(retryAfter: number): Refusal {
  return {
    status: 429,
    message: `お使いの回線から、短い間に多くのアクセスがありました。${retryAfter}秒ほど待ってから、もう一度お試しください。`,
    headers: { "Retry-After": String(retryAfter) },
  };
}
const failed: Refusal = { status: 500, message: "エラーが起きました。しばらくしてから、もう一度お試しください。" };
export const unreadable: Refusal = { status: 400, message: "URLを読み取れません。URLを確かめてください。" };

/**
 * Returns whether a write comes from this site's own pages or from no browser: the CSRF check of all routes. `header`
 * looks up a header by lower-case name.
 */
export function passesCsrfCheck(method: string, header: (name: string) => string | null, origin: string): boolean {
  if (method === "GET" || method === "HEAD" || method === "OPTIONS") return true;
  const source = header("origin") ?? refererOrigin(header("referer"));
  // Pages cannot forge Sec-Fetch-Site. "none" means user-initiated; then the origin, if sent, must match the host as well.
  const site = header("sec-fetch-site");
  if (site !== null)
    return (site === "same-origin" || site === "none") && (source === null || hostOf(source) === hostOf(origin));
  // Browsers always send one of these headers with a form post; without both, no victim's cookie is involved.
  return source === null || source === origin;
}

/** Returns undefined for "null" and invalid URLs. */
function hostOf(origin: string): string | undefined {
  return URL.parse(origin)?.host;
}

function refererOrigin(referer: string | null): string | null {
  if (referer === null) return null;
  return URL.parse(referer)?.origin ?? "null";
}

/** Returns the refusal due to the headers alone, if any. */
export function refusalOf(req: IncomingMessage, origin: string): Refusal | undefined {
  const { method = "GET", headers } = req;
  if (!METHODS.includes(method)) return { status: 405, message: `${WRONG_METHOD}ブラウザーで開き直してください。` };
  if (method === "GET" || method === "HEAD") return undefined;
  if (headers["transfer-encoding"] !== undefined)
    return { status: 411, message: "送信の長さが分かりません。Content-Length を付けて送ってください。" };
  if (!passesCsrfCheck(method, (name) => headers[name]?.toString() ?? null, origin))
    return { status: 403, message: CROSS_SITE };
  return undefined;
}

/** Turns a plain-text error of a page-less route into a refusal page for a form submitted by a person. */
export async function plainTextOf(req: IncomingMessage, made: Response): Promise<Refusal | undefined> {
  const isBare = made.status >= 400 && made.headers.get("Content-Type")?.startsWith("text/plain");
  const isPerson = req.method === "POST" && req.headers.accept?.includes("text/html");
  return isBare && isPerson ? { status: made.status, message: escapeText(await made.text()) } : undefined;
}

/** Sends the refusal: JSON for API requests, else a small page. `common`: headers of every response. */
export function refuse(
  req: IncomingMessage,
  res: ServerResponse,
  { status, message, headers }: Refusal,
  common: Record<string, string>,
): void {
  const isApi = req.url?.startsWith("/api/");
  const body = isApi ? JSON.stringify({ message }) : pageOf(status, message);
  const all = {
    ...common,
    "Content-Security-Policy": INERT_POLICY.replace("form-action", "style-src-attr 'unsafe-inline'; form-action"),
    "Content-Type": isApi ? "application/json" : "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    Connection: "close",
    ...headers,
  };
  for (const [name, value] of Object.entries(all)) res.setHeader(name, value);
  finish(req, res, status, Buffer.from(body));
}

function pageOf(status: number, message: string): string {
  const name = escapeText(siteName());
  const link =
    "display:inline-block;padding:.6em 1.2em;border:1px solid;border-radius:8px;color:inherit;font-weight:700;text-decoration:none";
  return `<!doctype html><html lang="ja"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><meta name="viewport" content="width=device-width"><title>${status} | ${name}</title><body style="max-width:32em;margin:0 auto;padding:4em 1em;font:16px/1.7 sans-serif"><main><p style="margin:0">${name}</p><h1 style="margin:.6em 0 1.2em;font-size:1.25em;line-height:1.6;text-wrap:pretty;word-break:auto-phrase">${message}</h1><a href="/" style="${link}">トップページへ</a></main>`;
}
