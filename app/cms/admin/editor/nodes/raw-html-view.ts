import type { NodeViewRenderer } from "@tiptap/core";
import { bodyOf } from "#app/cms/admin/editor/html/inert.ts";
import { allowedValue } from "#app/platform/richtext/attribute.ts";
import { allowedTags } from "#app/platform/richtext/policy.ts";
import styles from "./raw-html.module.css";

/** DOM event that opens the HTML dialog. */
export const EDIT_RAW_HTML = "borupa:edit-raw-html";

export const rawHtmlView: NodeViewRenderer = ({ node, editor, getPos }) => {
  let current = node;
  const dom = document.createElement("div");
  dom.className = styles.block ?? "";
  dom.contentEditable = "false";
  const edit = () => {
    const position = getPos();
    if (position === undefined) return;
    editor.commands.setNodeSelection(position);
    editor.view.dom.dispatchEvent(new CustomEvent(EDIT_RAW_HTML));
  };
  const draw = () => {
    const { name, address } = nameOf(current.attrs.html);
    // Keyboard users have the same button in the toolbar.
    const button = element("button", styles.action, "HTMLを編集");
    Object.assign(button, { type: "button", tabIndex: -1, ariaLabel: `${name}：HTMLを編集` });
    button.addEventListener("click", edit);
    const bar = element("div", styles.bar, element("strong", styles.name, name), button);
    const look = element("div", styles.look);
    look.append(lookOf(current.attrs.html));
    if (address !== "") look.append(element("p", styles.address, address));
    dom.replaceChildren(bar, look);
  };
  draw();
  return {
    dom,
    update(next) {
      if (next.type !== current.type) return false;
      const isSame = next.attrs.html === current.attrs.html;
      current = next;
      if (!isSame) draw();
      return true;
    },
    selectNode: () => dom.classList.add(styles.chosen ?? ""),
    deselectNode: () => dom.classList.remove(styles.chosen ?? ""),
    stopEvent: (event) => event.target instanceof HTMLButtonElement,
    ignoreMutation: () => true,
  };
};

function element(name: string, className: string | undefined, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.className = className ?? "";
  made.append(...children);
  return made;
}

// Renders raw HTML as the sanitiser would, without loading external resources.

const permitted = new Set(allowedTags);
const left = new Set("script style iframe template object embed video audio svg math head title noscript".split(" "));
/** Attributes safe in the admin page: no position, id or handler. */
const shown = new Set("href src alt width height colspan rowspan start".split(" "));

/** Returns inert nodes: links without a target, only pictures of this site. */
function lookOf(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  copy(bodyOf(html), fragment);
  return fragment;
}

function copy(from: Node, to: Node): void {
  for (const node of from.childNodes) {
    if (node.nodeType === 3) to.appendChild(document.createTextNode(node.nodeValue ?? ""));
    if (node.nodeType !== 1) continue;
    const element = node as Element; // by its type
    const name = element.localName;
    if (left.has(name) || (name === "img" && !isOwn(element.getAttribute("src") ?? ""))) continue;
    if (!permitted.has(name)) {
      copy(element, to);
      continue;
    }
    const made = document.createElement(name === "a" ? "span" : name);
    if (name === "a") made.className = "link";
    for (const { name: attribute, value } of element.attributes) {
      const allowed = name !== "a" && shown.has(attribute) ? allowedValue(name, attribute, value) : null;
      if (allowed !== null) made.setAttribute(attribute, allowed);
    }
    if (/^h[1-6]$/.test(name)) made.setAttribute("role", "presentation");
    copy(element, made);
    to.appendChild(made);
  }
}

function isOwn(src: string): boolean {
  return /^\/(?!\/)/.test(src) || src.startsWith("data:image/");
}

function nameOf(html: string): { name: string; address: string } {
  const body = bodyOf(html);
  const frame = body.querySelector("iframe")?.getAttribute("src") ?? null;
  if (frame !== null) {
    const is = (host: RegExp) => URL.canParse(frame, location.href) && host.test(new URL(frame, location.href).host);
    if (is(/(^|\.)youtube(-nocookie)?\.com$/)) return { name: "YouTubeの動画", address: frame };
    if (is(/(^|\.)google\.(com|co\.jp)$/) && frame.includes("/maps")) return { name: "Googleマップ", address: frame };
    return { name: "埋め込み", address: frame };
  }
  const link = body.querySelector("a:last-of-type")?.getAttribute("href") ?? "";
  if (html.includes("twitter-tweet")) return { name: "Xの投稿", address: link };
  const permalink = body.querySelector("[data-instgrm-permalink]")?.getAttribute("data-instgrm-permalink");
  if (html.includes("instagram-media")) return { name: "Instagramの投稿", address: permalink ?? link };
  const cited = body.querySelector("blockquote")?.getAttribute("cite");
  if (html.includes("tiktok-embed")) return { name: "TikTokの投稿", address: cited ?? link };
  const names: Record<string, string> = {
    table: "表",
    dl: "説明リスト",
    pre: "コード",
    details: "開閉する部分",
    figure: "図",
  };
  return { name: names[body.firstElementChild?.localName ?? ""] ?? "HTML", address: "" };
}
