import { isAllowedUrl } from "#app/platform/richtext/safe-url.ts";
import { embedOfAddress } from "#app/platform/richtext/social/embed-address.ts";
import { socialScript } from "#app/platform/richtext/social/social-platforms.ts";
import { POSTS } from "#app/platform/richtext/social/social-posts.ts";
import { bodyOf } from "../html/inert.ts";

export function embedOf(text: string): string | null {
  const trimmed = text.trim();
  if (/^https?:\/\/\S+$/.test(trimmed)) return embedOfAddress(trimmed);
  if (!trimmed.startsWith("<")) return null;
  const pasted = bodyOf(trimmed);
  for (const element of pasted.querySelectorAll("style")) element.remove();
  const first = pasted.firstElementChild;
  if (first?.localName === "blockquote") return isPost(first) ? withoutForeignScripts(pasted, trimmed) : null;
  if (first?.localName === "iframe") return isFrame(first) ? trimmed : null;
  // Unwraps the frame, as the sanitiser drops its wrappers.
  const [inner, ...others] = pasted.querySelectorAll("iframe");
  return inner && others.length === 0 && isFrame(inner) && (pasted.textContent ?? "").trim() === ""
    ? inner.outerHTML
    : null;
}

function isPost(quote: Element): boolean {
  return quote.matches(POSTS);
}

/** Removes scripts that the sanitiser drops; the post shows without them. */
function withoutForeignScripts(pasted: HTMLElement, code: string): string {
  const foreign = Array.from(pasted.querySelectorAll("script")).filter(
    (script) => socialScript(script.getAttribute("src") ?? "") === null,
  );
  for (const script of foreign) script.remove();
  return foreign.length > 0 ? pasted.innerHTML.trim() : code;
}

function isFrame(frame: Element): boolean {
  const src = frame.getAttribute("src") ?? "";
  return /^(https?:)?\/\//.test(src) && isAllowedUrl("iframe", src);
}
