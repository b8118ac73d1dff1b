import { allowedAttributes, forbiddenAttributes, reservedIds, urlAttributes } from "./policy.ts";
import { isAllowedUrl, isScriptingUrl } from "./safe-url.ts";
import { socialScript } from "./social/social-platforms.ts";

// Inline style keeps type, colour and size, and drops anything that could cover the page, load a resource or start an event.
const properties = new Set(
  [
    "color background background-color opacity visibility",
    "font font-family font-size font-style font-variant font-weight font-feature-settings font-stretch line-height",
    "letter-spacing word-spacing word-break overflow-wrap word-wrap white-space line-break hyphens tab-size",
    "text-align text-align-last text-decoration text-decoration-line text-decoration-color text-decoration-style",
    "text-decoration-thickness text-underline-offset text-emphasis text-indent text-transform text-overflow text-wrap",
    "vertical-align direction unicode-bidi writing-mode text-orientation text-combine-upright ruby-align ruby-position",
    "width min-width max-width height min-height max-height aspect-ratio box-sizing object-fit object-position",
    "inline-size max-inline-size block-size max-block-size",
    "margin margin-top margin-right margin-bottom margin-left margin-block margin-inline",
    "margin-block-start margin-block-end margin-inline-start margin-inline-end",
    "padding padding-top padding-right padding-bottom padding-left padding-block padding-inline",
    "padding-block-start padding-block-end padding-inline-start padding-inline-end",
    "border border-color border-style border-width border-radius",
    ...["top", "right", "bottom", "left"].map((side) =>
      ["", "-color", "-style", "-width"].map((part) => `border-${side}${part}`).join(" "),
    ),
    "border-collapse border-spacing caption-side list-style list-style-type list-style-position",
    "float clear display overflow overflow-x overflow-y columns column-count column-gap break-inside",
    "flex flex-direction flex-wrap flex-grow flex-shrink flex-basis gap row-gap align-items align-self",
    "justify-content grid-template-columns position",
  ].flatMap((line) => line.split(" ")),
);

/** absolute, fixed and sticky could cover the page. */
const onlyValues: Record<string, RegExp> = { position: /^(static|relative)$/i };

/** Longer than any editor writes; checking takes quadratic time. */
const STYLE_MAX = 4_000;

const plainValue = /^[\p{L}\p{M}\p{N}\s.,%#+\-'"!()/_*]+$/u;
const functions = new Set(
  "rgb rgba hsl hsla hwb lab lch oklab oklch calc min max clamp var repeat minmax fit-content".split(" "),
);
const negativeSize = /(^|[\s,(/*+-])-\s*\.?\d/;
const sized = /^(margin|padding|text-indent|letter-spacing|word-spacing|text-underline-offset)/;

function isSafe(declaration: string): boolean {
  const colon = declaration.indexOf(":");
  const property = declaration.slice(0, colon).trim().toLowerCase();
  const value = declaration.slice(colon + 1).trim();
  if (colon < 0 || !properties.has(property) || !plainValue.test(value) || value.includes("/*")) return false;
  if (onlyValues[property]?.test(value) === false) return false;
  // Computed values may be negative and cover preceding content.
  if (sized.test(property) && (negativeSize.test(value) || value.includes("("))) return false;
  return Array.from(value.matchAll(/([\p{L}\p{N}_-]*)\s*\(/gu)).every((call) =>
    functions.has(call[1]?.toLowerCase() ?? ""),
  );
}

/** Returns the style without unsafe declarations; unchanged if all are safe, null if none is. */
export function safeStyle(style: string): string | null {
  if (style.length > STYLE_MAX) return null;
  const declarations = style.split(";").filter((declaration) => declaration.trim() !== "");
  const safe = declarations.filter(isSafe);
  if (safe.length === 0) return null;
  return safe.length === declarations.length ? style : safe.map((declaration) => declaration.trim()).join("; ");
}

const openEnded = /^[a-z][a-z0-9_.-]*$/;

function isListed(tag: string, name: string): boolean {
  const allowed = allowedAttributes[tag] ?? [];
  if (allowed.includes(name)) return true;
  if (allowed.includes("data-*") && name.startsWith("data-")) return openEnded.test(name);
  // "*": any ordinary name except event handlers and forbidden attributes.
  return allowed.includes("*") && !name.startsWith("on") && !forbiddenAttributes.has(name) && openEnded.test(name);
}

/** Returns the value to keep, or null to drop the attribute. `tag` and `name` in lower case. */
export function allowedValue(tag: string, name: string, value: string): string | null {
  if (!isListed(tag, name)) return null;
  if (tag === "script" && name === "src") return socialScript(value);
  if (name === "style") return safeStyle(value);
  if (name === "id") return reservedIds.has(value.trim()) || value.trim().startsWith("__") ? null : value;
  if (name === "tabindex") return /^\s*(0|-1)\s*$/.test(value) ? value : null;
  if (urlAttributes.has(name)) return isAllowedUrl(tag, value) ? value : null;
  // Scripts on the page may follow URLs in arbitrary attributes.
  const isOpen = !allowedAttributes[tag]?.includes(name);
  return isOpen && isScriptingUrl(value) ? null : value;
}
