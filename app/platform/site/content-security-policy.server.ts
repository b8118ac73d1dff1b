// Content security policy with hashes of inline scripts, which unlike nonces can be cached.

import { hash } from "node:crypto";

export interface PolicyNeeds {
  inlineScripts: readonly (string | Buffer)[];
  /** Needed by Chakra, which injects styles at runtime; public pages have static styles only. */
  inlineStyles: boolean;
  tagManager: boolean;
  /** Origins used by the sign-in page. */
  connect?: readonly string[];
  frame?: readonly string[];
  script?: readonly string[];
  /** Allows framing by this site, for previews in the editor. */
  framedBySite?: boolean;
  /** Whether visitors use https, where browsers block http resources anyway. */
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
    // Articles may frame any site (sanitising table); the frames are sandboxed.
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

/** Removes the render's secret nonce attribute from all tags, and returns the bodies of the inline scripts that had it. */
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
