// Shows a node of raw HTML in the text: its name, what can be done with it, and how it looks.

import type { NodeViewRenderer } from "@tiptap/core";
import { lookOf, nameOf } from "../html/look.ts";
import styles from "./raw-html.module.css";

/** Event that asks the editor's frame for the dialog of its HTML. */
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
    // From the keyboard the toolbar has the same for the chosen block.
    const button = element("button", styles.action, "HTMLを編集");
    Object.assign(button, { type: "button", tabIndex: -1, ariaLabel: `${name}: HTMLを編集` });
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
