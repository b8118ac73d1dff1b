// Dialog for the HTML of a new block, or of the one that is chosen.

import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { useState } from "react";
import { FramedTextarea } from "#app/cms/fields/FieldFrame.tsx";
import { insertBlock } from "../commands.ts";
import { inText } from "../focus-on.ts";
import { EditorDialog } from "./EditorDialog.tsx";

interface Props {
  editor: Editor;
  onClose(): void;
}

export const NewHtmlDialog = (props: Props) => <HtmlDialog {...props} isNew />;

export function HtmlDialog({ editor, isNew = false, onClose }: Props & { isNew?: boolean }) {
  const { selection } = editor.state;
  const node = !isNew && selection instanceof NodeSelection ? selection.node : null;
  const [html, setHtml] = useState<string>(node?.attrs.html ?? "");
  const frame = {
    id: "block-html",
    label: "HTML",
    hint: "使えないタグは表示のときに取り除かれます。空にするとブロックが消えます",
  };
  const submit = () => {
    const chain = inText(editor);
    if (!node && html.trim() !== "") insertBlock(editor, { type: "rawHtml", attrs: { html } });
    else if (node && html.trim() === "") chain.deleteSelection().run();
    else if (node) chain.updateAttributes("rawHtml", { html }).run();
    onClose();
  };
  return (
    <EditorDialog
      title="HTMLのブロック"
      submit={node ? "変更する" : "入れる"}
      onSubmit={submit}
      onClose={onClose}
      isWide
    >
      <FramedTextarea
        frame={frame}
        value={html}
        onChange={(event) => setHtml(event.target.value)}
        rows={12}
        spellCheck={false}
        fontFamily="var(--font-mono)"
        autoFocus
      />
    </EditorDialog>
  );
}
