// Renders again whenever the editor's text or selection changes.

import type { Editor } from "@tiptap/core";
import { useEffect, useReducer } from "react";

export function useEditorVersion(editor: Editor): void {
  const [, raise] = useReducer((version: number) => version + 1, 0);
  useEffect(() => {
    const events = ["transaction", "focus", "blur"] as const;
    for (const event of events) editor.on(event, raise);
    return () => {
      for (const event of events) editor.off(event, raise);
    };
  }, [editor]);
}
