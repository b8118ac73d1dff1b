// Addresses that lead elsewhere now, as an admin writes them: one a line, the former and the new one.

import { withoutEndingSlashes } from "#app/platform/site/addresses.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import type { LineProblem } from "./settings.server.ts";

export interface FormerAddress {
  /** A path as browsers ask for it, decoded, without a slash at its end. */
  from: string;
  /** A path of this site with what follows it, or another site's address. */
  to: string;
}

const LINES_MAX = 2000;
const LENGTH_MAX = 2000;
const between = /\s*(?:→|->|=>|[\t,，])\s*|[\s　]+/;
const quotes = /^"|"$/g;
const RESERVED = /^\/(?:admin|api|images|assets|preview|healthz|readyz)(?:\/|$)/i;

/** A path in the one spelling that is looked for. */
export function plainPath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Compared literally: no other address can be meant.
  }
  return withoutEndingSlashes(decoded.normalize("NFC"));
}

/**
 * Each former address with where it leads in the end, in the order written; what cannot be is named by its line. A file may begin with
 * a heading; of what is typed every line counts.
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
    if (others.some((part) => part !== "")) problems.push({ line, message: "URLが3つ以上あります" });
    else if (from === null)
      problems.push({
        line,
        message: `前のURL「${former}」は、このサイトの / で始まるURLで書いてください（?の付いたもの、トップ、管理画面や画像のURLは使えません）`,
      });
    else if (now === "") problems.push({ line, message: "新しいURLがありません" });
    else if (to === null)
      problems.push({ line, message: `新しいURL「${now}」は、/ か https:// で始まるURLで書いてください` });
    else if (known && known.to !== to) problems.push({ line, message: `「${from}」は${known.line}行目にもあります` });
    else written.set(from, known ?? { to, line });
  }
  const addresses: FormerAddress[] = [];
  for (const [from, { to, line }] of written) {
    const end = endOf(from, to, written);
    if (end === null) problems.push({ line, message: `「${from}」は、案内をたどると自分に戻ります` });
    else addresses.push({ from, to: end });
  }
  return { addresses, problems: problems.sort((a, b) => a.line - b.line) };
}

/** They as text again. */
export function writtenAddresses(addresses: readonly FormerAddress[]): string {
  return addresses.map(({ from, to }) => `${writtenPath(from)} ${to}\n`).join("");
}

/** A decoded path so that it reads as itself: what parts a line or an address is encoded. */
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

/** Where one leads after all that lead on; null for a ring. */
function endOf(from: string, first: string, written: ReadonlyMap<string, { to: string }>): string | null {
  const seen = new Set([from]);
  let to = first;
  for (;;) {
    const path = plainPath(to.replace(/[?#].*$/s, ""));
    if (seen.has(path)) return null;
    const next = written.get(path);
    if (!next) return to;
    seen.add(path);
    to = next.to;
  }
}
