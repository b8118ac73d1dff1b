// How a block of HTML is shown in the text: its name, what can be done with it, and what it shows.

import type { Editor, NodeViewRenderer } from "@tiptap/core";
import { moveBlock } from "../commands.ts";
import { inText } from "../focus-on.ts";
import { lookOf, nameOf } from "../html/look.ts";
import styles from "./island.module.css";

/** Where the dialog for its HTML is opened by whoever draws the editor. */
export const EDIT_ISLAND = "borupa:edit-island";

export const islandView: NodeViewRenderer = ({ node, editor, getPos }) => {
  let current = node;
  const dom = document.createElement("div");
  dom.className = styles.island ?? "";
  dom.contentEditable = "false";
  const select = () => {
    const position = getPos();
    if (position !== undefined) editor.commands.setNodeSelection(position);
    return position !== undefined;
  };
  const act = (does: (editor: Editor) => void) => () => {
    if (select()) does(editor);
  };
  const actions: [string, () => void][] = [
    ["HTMLを編集", act(() => editor.view.dom.dispatchEvent(new CustomEvent(EDIT_ISLAND)))],
    ["上へ", act(() => moveBlock(editor, -1))],
    ["下へ", act(() => moveBlock(editor, 1))],
    ["削除", act(() => inText(editor).deleteSelection().run())],
  ];
  const draw = () => {
    const { name, address } = nameOf(current.attrs.html);
    const bar = element("div", styles.bar, element("strong", styles.name, name));
    for (const [label, run] of actions) {
      const button = element("button", styles.action, label);
      button.setAttribute("type", "button");
      // From the keyboard the toolbar has the same for the chosen block.
      button.tabIndex = -1;
      button.ariaLabel = `${name}: ${label}`;
      button.addEventListener("click", run);
      bar.append(button);
    }
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
