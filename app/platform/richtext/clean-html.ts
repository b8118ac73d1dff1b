// Tokenises sanitised HTML. The sanitiser's output is regular (lower-case names, double quotes, no comments, no raw
// text), so a single regular expression suffices, and the joined pieces equal the input.

export type Piece =
  | { type: "text"; source: string }
  | { type: "open"; source: string; name: string }
  | { type: "close"; source: string; name: string };

const piece = /<(\/?)([a-z][a-z0-9]*)((?:\s[^\s"'<>=]+(?:="[^"]*")?)*)>|[^<]+/g;
const attribute = /\s([^\s"'<>=]+)(?:="([^"]*)")?/g;

export const voidElements: ReadonlySet<string> = new Set(["br", "col", "hr", "img", "wbr"]);

export function piecesOf(cleanHtml: string): Piece[] {
  return Array.from(cleanHtml.matchAll(piece), ([source, slash, name]): Piece => {
    if (name === undefined) return { type: "text", source };
    return { type: slash === "/" ? "close" : "open", source, name };
  });
}

/** Returns whether the HTML has the sanitiser's regular form. */
export function isRegular(html: string): boolean {
  return html.replace(piece, "") === "";
}

export function depthOf(cleanHtml: string): number {
  let depth = 0;
  let deepest = 0;
  for (const one of piecesOf(cleanHtml)) {
    if (one.type === "open" && !voidElements.has(one.name)) depth += 1;
    if (one.type === "close") depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** Returns an opening tag's attributes by name, decoded. */
export function attributesOf(tag: string): Map<string, string> {
  const inside = tag.slice(tag.search(/\s|>/), -1);
  return new Map(Array.from(inside.matchAll(attribute), ([, name = "", value = ""]) => [name, decode(value)]));
}

export function withAttributes(tag: string, changes: Record<string, string | undefined>): string {
  const name = tag.slice(1, tag.search(/\s|>/));
  const all = attributesOf(tag);
  for (const [key, value] of Object.entries(changes)) value === undefined ? all.delete(key) : all.set(key, value);
  return `<${name}${Array.from(all, ([key, value]) => ` ${key}="${escapeAttribute(value)}"`).join("")}>`;
}

const characters: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": "\u00a0",
};

/** Decodes the only five references in sanitised HTML. */
function decode(source: string): string {
  return source.replace(/&(?:amp|lt|gt|quot|nbsp);/g, (reference) => characters[reference] ?? reference);
}

export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("\u00a0", "&nbsp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

export function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', "&quot;");
}
