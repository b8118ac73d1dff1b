// The verdict on one attribute of one element under the table.

import { allowedAttributes, forbiddenAttributes, reservedIds, urlAttributes } from "./policy.ts";
import { safeStyle } from "./safe-style.ts";
import { isAllowedUrl, isScriptingUrl } from "./safe-url.ts";
import { socialScript } from "./social-platforms.ts";

const openEnded = /^[a-z][a-z0-9_.-]*$/;

function isListed(tag: string, name: string): boolean {
  const allowed = allowedAttributes[tag] ?? [];
  if (allowed.includes(name)) return true;
  if (allowed.includes("data-*") && name.startsWith("data-")) return openEnded.test(name);
  // "All attributes": whatever is not a handler, not on the list of those that do something, and has an ordinary name.
  return allowed.includes("*") && !name.startsWith("on") && !forbiddenAttributes.has(name) && openEnded.test(name);
}

/** The value the attribute keeps, or null when it goes. `tag` and `name` in lower case. */
export function allowedValue(tag: string, name: string, value: string): string | null {
  if (!isListed(tag, name)) return null;
  if (tag === "script" && name === "src") return socialScript(value);
  if (name === "style") return safeStyle(value);
  if (name === "id") return reservedIds.has(value.trim()) || value.trim().startsWith("__") ? null : value;
  if (name === "tabindex") return /^\s*(0|-1)\s*$/.test(value) ? value : null;
  if (urlAttributes.has(name)) return isAllowedUrl(tag, value) ? value : null;
  // A widget or a highlighter may follow what it finds in an attribute that is open to any name.
  const isOpen = !allowedAttributes[tag]?.includes(name);
  return isOpen && isScriptingUrl(value) ? null : value;
}
