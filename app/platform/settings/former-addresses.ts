// Parses redirects as entered by admins: one per line, the former address and the new one.

import { withoutEndingSlashes } from "#app/platform/site/addresses.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import type { LineProblem } from "./settings.server.ts";

export interface FormerAddress {
  /** Canonical form, see `plainPath`. */
  from: string;
  /** Path of this site with query and hash, or a URL of another site. */
  to: string;
}

const LINES_MAX = 2000;
const LENGTH_MAX = 2000;
const between = /\s*(?:→|->|=>|[\t,，])\s*|[\s　]+/;
const quotes = /^"|"$/g;
const RESERVED = /^\/(?:admin|api|images|assets|preview|healthz|readyz)(?:\/|$)/i;

/** Returns the canonical form used for lookups. Case is ignored, because capitals in this site's own URLs are, too. */
export function plainPath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Malformed encoding: compared literally.
  }
  return withoutEndingSlashes(decoded.toLowerCase().normalize("NFC"));
}

/**
 * Returns the redirects in order, with chains resolved, and a problem per invalid line. A file may start with a
 * heading; typed text may not.
 */
export function readFormerAddresses(
  text: string,
  { isFile = false } = {},
): { addresses: FormerAddress[]; problems: LineProblem[] } {
  const written = new Map<string, { to: string; line: number }>();
  const problems: LineProblem[] = [];
  const lines = text.replace(/^\u{feff}/u, "").split(/\r\n?|\n/);
  const count = lines.filter((line) => line.trim() !== "").length;
  if (count > LINES_MAX) {
    const message = `書けるのは${withCommas(LINES_MAX)}行までです（${withCommas(count)}行あります）`;
    return { addresses: [], problems: [{ line: 0, message }] };
  }
  for (const [place, raw] of lines.entries()) {
    const line = place + 1;
    const parts = raw
      .trim()
      .split(between)
      .map((part) => part.replace(quotes, ""));
    const [former = "", now = "", ...others] = parts;
    const isHeading = isFile && place === 0 && !/^(?:\/|https?:)/i.test(former);
    if (former === "" || isHeading) continue;
    const from = formerPath(former);
    const to = target(now);
    const known = from === null ? undefined : written.get(from);
    if (others.some((part) => part !== "")) problems.push({ line, message: "1行に書けるURLは2つです" });
    else if (from === null)
      problems.push({
        line,
        message: `前のURL「${former}」は、このサイトの / で始まるURLで書いてください（?の付いたもの、トップ、管理画面や画像のURLは使えません）`,
      });
    else if (now === "") problems.push({ line, message: "新しいURLも書いてください" });
    else if (to === null)
      problems.push({ line, message: `新しいURL「${now}」は、/ か https:// で始まるURLで書いてください` });
    else if (known && known.to !== to) problems.push({ line, message: `「${from}」は${known.line}行目にもあります` });
    else written.set(from, known ?? { to, line });
  }
  const addresses: FormerAddress[] = [];
  for (const [from, { to, line }] of written) {
    const end = endOf(from, to, written);
    if (end === null) problems.push({ line, message: `「${from}」は、たどると元に戻ります。別のURLにしてください` });
    else addresses.push({ from, to: end });
  }
  return { addresses, problems: problems.sort((a, b) => a.line - b.line) };
}

export function writtenAddresses(addresses: readonly FormerAddress[]): string {
  return addresses.map(({ from, to }) => `${writtenPath(from)} ${to}\n`).join("");
}

/** Encodes characters that would separate fields or parts of an address. */
export function writtenPath(path: string): string {
  return path.replace(/[\s%"?#\\,，→>]/g, encodeURIComponent);
}

function formerPath(typed: string): string | null {
  const path = /^https?:\/\/[^/]+(\/.*)$/i.exec(typed)?.[1] ?? typed;
  if (!/^\/[^/\\]/.test(path) || /[?#\\]/.test(path) || path.length > LENGTH_MAX || RESERVED.test(path)) return null;
  return plainPath(path);
}

function target(typed: string): string | null {
  const isPath = /^\/(?![/\\])/.test(typed);
  if (typed.length > LENGTH_MAX || !(isPath || /^https?:\/\//i.test(typed))) return null;
  const base = "https://own.invalid";
  if (!URL.canParse(typed, base)) return null;
  const url = new URL(typed, base);
  return url.origin === base ? url.pathname + url.search + url.hash : url.href;
}

/** Returns the canonical path of a new address, without query and hash. */
export function targetPath(to: string): string {
  return plainPath(to.replace(/[?#].*$/s, ""));
}

/** Resolves a chain of redirects; null for a cycle. */
function endOf(from: string, first: string, written: ReadonlyMap<string, { to: string }>): string | null {
  const seen = new Set([from]);
  let to = first;
  for (;;) {
    const path = targetPath(to);
    if (seen.has(path)) return null;
    const next = written.get(path);
    if (!next) return to;
    seen.add(path);
    to = next.to;
  }
}
