// The dialog that is open, if one is.

import type { Editor } from "@tiptap/core";
import { AltDialog } from "./AltDialog.tsx";
import type { DialogName } from "./dialog-name.ts";
import { EmbedDialog } from "./EmbedDialog.tsx";
import { HtmlDialog } from "./HtmlDialog.tsx";
import { LinkDialog } from "./LinkDialog.tsx";
import { PictureDialog } from "./PictureDialog.tsx";
import { RubyDialog } from "./RubyDialog.tsx";

interface Props {
  name: DialogName | null;
  editor: Editor;
  onClose(): void;
}

export function EditorDialogs({ name, ...props }: Props) {
  switch (name) {
    case "link":
      return <LinkDialog {...props} />;
    case "ruby":
      return <RubyDialog {...props} />;
    case "picture":
      return <PictureDialog {...props} />;
    case "alt":
      return <AltDialog {...props} />;
    case "embed":
      return <EmbedDialog {...props} />;
    case "island":
      return <HtmlDialog {...props} isNew={false} />;
    case "html":
      return <HtmlDialog {...props} isNew />;
    default:
      return null;
  }
}
