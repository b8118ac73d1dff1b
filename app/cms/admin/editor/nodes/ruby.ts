import { Node } from "@tiptap/core";
import { bodyOf } from "../html/inert.ts";

const parts = new Set(["RB", "RT", "RP", "RTC"]);

function isPlain(ruby: Element): boolean {
  return Array.from(ruby.querySelectorAll("*")).every(
    ({ nodeName, attributes }) => parts.has(nodeName) && !attributes.length,
  );
}

export const Ruby = Node.create({
  name: "ruby",
  group: "inline",
  inline: true,
  atom: true,
  selectable: true,
  addAttributes() {
    return { html: { default: "", parseHTML: (element) => element.innerHTML, rendered: false } };
  },
  parseHTML() {
    return [{ tag: "ruby", getAttrs: (element) => (isPlain(element) ? null : false) }];
  },
  renderHTML({ node, HTMLAttributes }) {
    const dom = document.createElement("ruby");
    for (const [name, value] of Object.entries(HTMLAttributes)) dom.setAttribute(name, String(value));
    // Safe: checked by isPlain, or typed in the dialog.
    dom.append(...Array.from(bodyOf(node.attrs.html).childNodes, (child) => document.importNode(child, true)));
    return { dom };
  },
  renderText: ({ node }) => rubyWords(node.attrs.html).base,
});

export function rubyWords(html: string): { base: string; reading: string } {
  const body = bodyOf(html);
  const reading = Array.from(body.querySelectorAll("rt"), (rt) => rt.textContent ?? "").join("");
  for (const other of body.querySelectorAll("rt, rp, rtc")) other.remove();
  return { base: body.textContent ?? "", reading };
}

export function rubyHtml(base: string, reading: string): string {
  const body = bodyOf("<rp>（</rp><rt></rt><rp>）</rp>");
  body.prepend(base);
  const rt = body.querySelector("rt");
  if (rt) rt.textContent = reading;
  return body.innerHTML;
}
