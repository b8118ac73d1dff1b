// Keys and presses that open a dialog, or lead to the toolbar.

import type { EditorProps } from "@tiptap/pm/view";
import { isConverting } from "#app/cms/admin/kit/converting.ts";
import type { DialogName } from "./dialogs/dialog-name.ts";

const dialogs: Readonly<Record<string, DialogName>> = { ruby: "ruby", figure: "alt", island: "island" };

export function openProps(open: (dialog: DialogName) => void): EditorProps {
  return {
    handleKeyDown(view, event) {
      if (isConverting(event)) return false;
      if (event.key === "F10" && event.altKey) {
        const bar = view.dom
          .closest("[data-body-editor]")
          ?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]');
        bar?.focus();
        return bar !== undefined;
      }
      if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
        open("link");
        return true;
      }
      const { selection } = view.state;
      const chosen =
        "node" in selection ? dialogs[(selection.node as { type: { name: string } }).type.name] : undefined;
      if (event.key === "Enter" && chosen) {
        open(chosen);
        return true;
      }
      return false;
    },
    handleDoubleClickOn(_, __, node) {
      const dialog = dialogs[node.type.name];
      if (dialog === undefined) return false;
      open(dialog);
      return true;
    },
  };
}
