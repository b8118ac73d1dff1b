// The content security policy of a page: hashes of its own inline scripts, so that cached bytes stay safe.

import { hash } from "node:crypto";

export interface PolicyNeeds {
  /** Bodies of the inline scripts that the page itself wrote. */
  inlineScripts: readonly (string | Buffer)[];
  /** Chakra writes its styles while it runs; public pages have static ones only. */
  inlineStyles: boolean;
  tagManager: boolean;
  /** Origins the sign-in page talks to. */
  connect?: readonly string[];
  frame?: readonly string[];
  script?: readonly string[];
  /** Pages of the site may frame this one: a preview in the editor. */
  framedBySite?: boolean;
  /** Visitors come by https, where a browser loads nothing by http anyway. */
  httpsOnly: boolean;
}

const TAG_MANAGER = "https://www.googletagmanager.com";

export function contentSecurityPolicy(needs: PolicyNeeds): string {
  const hashes = [...new Set(needs.inlineScripts.map(scriptHash))];
  const script = ["'self'", ...hashes, ...(needs.tagManager ? [TAG_MANAGER] : []), ...(needs.script ?? [])];
  const connect = [
    "'self'",
    ...(needs.tagManager ? [TAG_MANAGER, "https://*.google-analytics.com", "https://*.analytics.google.com"] : []),
    ...(needs.connect ?? []),
  ];
  const anySite = needs.httpsOnly ? ["https:"] : ["https:", "http:"];
  return [
    "default-src 'none'",
    `script-src ${script.join(" ")}`,
    `style-src 'self'${needs.inlineStyles ? " 'unsafe-inline'" : ""}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${anySite.join(" ")}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${connect.join(" ")}`,
    // Articles may frame any site (the sanitiser's table); the frames themselves are sandboxed.
    `frame-src ${[...anySite, ...(needs.frame ?? [])].join(" ")}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${needs.framedBySite ? "'self'" : "'none'"}`,
    "form-action 'self'",
  ].join("; ");
}

function scriptHash(body: string | Buffer): string {
  return `'sha256-${hash("sha256", body, "base64")}'`;
}

const OPEN = "<".charCodeAt(0);
const CLOSE = ">".charCodeAt(0);
const SCRIPT = Buffer.from("<script");
const SCRIPT_END = Buffer.from("</script>");
const SOURCE = Buffer.from(" src=");

/**
 * Takes the render's secret mark (an attribute only this render could write) off every tag that carries it, and gives
 * the bodies of the inline scripts that did.
 */
export function withoutNonce(page: Buffer, secret: string): { page: Buffer<ArrayBuffer>; inlineScripts: Buffer[] } {
  const pieces: Buffer[] = [];
  const inlineScripts: Buffer[] = [];
  const mark = Buffer.from(secret);
  let from = 0;
  for (let index = page.indexOf(mark); index !== -1; index = page.indexOf(mark, from)) {
    pieces.push(page.subarray(from, index));
    from = index + mark.length;
    const start = page.lastIndexOf(OPEN, index);
    const end = page.indexOf(CLOSE, from) + 1;
    const tag = page.subarray(start, end);
    if (tag.subarray(0, SCRIPT.length).equals(SCRIPT) && !tag.includes(SOURCE)) {
      inlineScripts.push(page.subarray(end, page.indexOf(SCRIPT_END, end)));
    }
  }
  pieces.push(page.subarray(from));
  return { page: Buffer.concat(pieces), inlineScripts };
}
