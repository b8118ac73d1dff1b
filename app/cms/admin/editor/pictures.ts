import type { Editor } from "@tiptap/core";
import { sendFile } from "#app/cms/library/use-uploads.ts";
import { pictureUrl } from "#app/platform/images/image.ts";

const WIDEST = 1280;

interface Shown {
  id: string;
  width: number;
  height: number;
}

/** Returns a figure node, at most as wide as the stored picture. */
export function figureOf({ id, width, height }: Shown, alt: string, caption = "") {
  const shown = Math.min(width, WIDEST);
  return {
    type: "figure",
    attrs: {
      src: pictureUrl(id, WIDEST),
      alt,
      width: String(shown),
      height: String(Math.round((height * shown) / Math.max(1, width))),
    },
    ...(caption === "" ? {} : { content: [{ type: "text", text: caption }] }),
  };
}

/** Uploads files one by one and inserts each below the last; maps the position through concurrent edits. */
export async function addFiles(editor: Editor, files: readonly File[], position: number, say: (words: string) => void) {
  let place = position;
  const follow = ({ transaction }: { transaction: { mapping: { map(position: number): number } } }) => {
    place = transaction.mapping.map(place);
  };
  editor.on("transaction", follow);
  const problems: string[] = [];
  for (const [index, file] of files.entries()) {
    say(`画像を送っています（${index + 1}/${files.length}）…`);
    const result = await sendFile(file, () => {});
    if (editor.isDestroyed) return;
    if (result.ok) place = putBelow(editor, place, figureOf(result, result.alt));
    else problems.push(`${result.name}：${result.message}`);
  }
  editor.off("transaction", follow);
  const done = files.length - problems.length;
  const words = done > 0 ? [`画像${done}枚を入れました。画像を選んで、代替テキストを書いてください。`] : [];
  say([...words, ...problems].join(" "));
}

function putBelow(editor: Editor, position: number, figure: ReturnType<typeof figureOf>): number {
  const { doc, schema } = editor.state;
  const $at = doc.resolve(Math.min(position, doc.content.size));
  const isEmptyLine = $at.depth === 1 && $at.parent.type.name === "paragraph" && $at.parent.childCount === 0;
  const from = $at.depth === 0 ? $at.pos : isEmptyLine ? $at.before(1) : $at.after(1);
  const node = schema.nodeFromJSON(figure);
  editor.view.dispatch(editor.state.tr.insert(from, node).scrollIntoView());
  return from + node.nodeSize;
}
