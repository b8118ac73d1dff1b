import { defaultSchemes, schemesByTag } from "./policy.ts";

// Browsers skip control characters and spaces inside a scheme, so "java script:" runs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const skipped = /[\u0000-\u0020\u007f-\u00a0\u00ad\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/g;

const scheme = /^([a-z][a-z0-9+.-]*):/i;
const bitmap = /^data:image\/(png|jpe?g|gif|webp|avif)[;,]/i;

function schemeOf(value: string): string | null {
  return scheme.exec(value.replace(skipped, ""))?.[1]?.toLowerCase() ?? null;
}

/** Returns whether following the URL would run a script or create a document. */
export function isScriptingUrl(value: string): boolean {
  return /^(javascript|vbscript|livescript|mocha|data|blob|filesystem)$/.test(schemeOf(value) ?? "");
}

/** Returns whether the element may have this URL: an allowed scheme, or none. */
export function isAllowedUrl(tag: string, value: string): boolean {
  const found = schemeOf(value);
  if (found === null) return true;
  if (!(schemesByTag[tag] ?? defaultSchemes).includes(found)) return false;
  return found !== "data" || bitmap.test(value.replace(skipped, ""));
}
