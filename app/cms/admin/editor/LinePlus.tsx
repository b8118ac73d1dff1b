// The plus beside an empty line.

import type { Editor } from "@tiptap/core";
import { emptyLine } from "./line.ts";
import styles from "./RichEditor.module.css";
import { Icon } from "./toolbar/icons.tsx";
import { useEditorVersion } from "./toolbar/use-editor-version.ts";

interface Props {
  editor: Editor;
  holder: React.RefObject<HTMLElement | null>;
  onOpen(): void;
}

export function LinePlus({ editor, holder, onOpen }: Props) {
  useEditorVersion(editor);
  const line = editor.isFocused ? emptyLine(editor, holder.current) : null;
  if (!line) return null;
  return (
    <button
      type="button"
      className={styles.plus}
      style={{ top: (line.top + line.bottom) / 2 - 18 }}
      aria-label="この行に挿入"
      title="この行に挿入（/）"
      // From the keyboard it is the slash, or the toolbar.
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
    >
      <Icon name="plus" />
    </button>
  );
}
