// Signs typed at the beginning of a line, by keys or in a conversion. A conversion that goes on is left alone.

import { Extension } from "@tiptap/core";
import { type EditorState, Plugin, Selection, type Transaction } from "@tiptap/pm/state";
import { canJoin, findWrapping } from "@tiptap/pm/transform";
import type { EditorView } from "@tiptap/pm/view";
import { isAllowedUrl } from "#app/platform/richtext/safe-url.ts";
import { embedOfAddress } from "#app/platform/richtext/social/embed-address.ts";
import { ofItsOwn } from "../commands.ts";

/** After a conversion the browser and the editor settle what was typed. */
const SETTLED_MS = 60;

export const Typing = Extension.create({
  name: "typing",
  priority: 1000,
  addProseMirrorPlugins: () => [typing()],
  addKeyboardShortcuts() {
    return { Enter: ({ editor: { state, view } }) => addressLine(state, view.dispatch) };
  },
});

function typing(): Plugin {
  /** Text of the line before the conversion that has not been handled yet. */
  let before: string | null = null;
  const convert = (view: EditorView) => {
    if (view.isDestroyed || view.composing || before === null) return;
    const isNew = typedSign(before) === null;
    before = null;
    const change = isNew ? intoBlock(view.state) : null;
    if (change) view.dispatch(change);
  };
  return new Plugin({
    props: {
      handleTextInput(view, from, to, text) {
        const line = view.composing ? null : lineText(view.state);
        if (line === null || typedSign(line)) return false;
        const { $from } = view.state.selection;
        const typed = line.slice(0, from - $from.start()) + text + line.slice(to - $from.start());
        if (!typedSign(typed)) return false;
        view.dispatch(view.state.tr.insertText(text, from, to));
        const change = intoBlock(view.state);
        if (change) view.dispatch(change);
        return true;
      },
      handleKeyDown(view, event) {
        // A line that is left is converted first. 229 is a conversion's own key.
        if (event.key === "Enter" && event.keyCode !== 229) convert(view);
        return false;
      },
      handleDOMEvents: {
        compositionstart(view) {
          before ??= lineText(view.state);
        },
        compositionend(view) {
          setTimeout(() => convert(view), SETTLED_MS);
        },
      },
    },
  });
}

// An address alone on a line, and Enter: what it shows, or a link.

/** True where the line became what its address shows; a link's line is ended as any other. */
function addressLine(state: EditorState, dispatch: (tr: Transaction) => void): boolean {
  const address = (lineText(state) ?? "").trim();
  const { $from } = state.selection;
  const { rawHtml, paragraph } = state.schema.nodes;
  const { link } = state.schema.marks;
  const isLinked = link && state.doc.rangeHasMark($from.start(), $from.end(), link);
  const isAlone = $from.parentOffset === $from.parent.content.size && !isLinked;
  if (!/^https?:\/\/[^\s<>]+$/.test(address) || !isAlone || !isAllowedUrl("a", address)) return false;
  const html = $from.depth === 1 ? embedOfAddress(address) : null;
  if (html !== null && rawHtml && paragraph) {
    const position = $from.before();
    const tr = ofItsOwn(state).replaceWith(position, $from.after(), [rawHtml.create({ html }), paragraph.create()]);
    dispatch(tr.setSelection(Selection.near(tr.doc.resolve(position + 2))).scrollIntoView());
    return true;
  }
  if (link) dispatch(state.tr.addMark($from.start(), $from.end(), link.create({ href: address })));
  return false;
}

// Signs at the beginning of a line that mean a list, a heading or a quote, as the box without scripts reads them.

export type TypedSign = { length: number } & (
  | { type: "bullet" | "quote" }
  | { type: "number"; start: number }
  | { type: "heading"; level: number }
);

const bullet = /^(?:[・･](?![・･])|[-*+][ 　])[ 　]*/;
const quote = /^(?:>[ 　]|＞(?:[ 　]|(?=[^ 　＞＜])))[ 　]*/;
// ．is followed by words in one conversion; 3.5 and ３．５ are numbers.
const number = /^([0-9０-９]{1,3})(?:[.)．）][ 　]|[．）](?=[^0-9０-９ 　．）]))[ 　]*/;
const heading = /^([#＃]{1,6})[ 　]+/;

/** The sign a line begins with; null where it has none, or not yet all of it. */
export function typedSign(line: string): TypedSign | null {
  const point = bullet.exec(line);
  if (point) return { type: "bullet", length: point[0].length };
  const sign = quote.exec(line);
  if (sign) return { type: "quote", length: sign[0].length };
  const [counted, figures = ""] = number.exec(line) ?? [];
  if (counted) return { type: "number", length: counted.length, start: Number(figures.normalize("NFKC")) };
  const [titled, signs = ""] = heading.exec(line) ?? [];
  // The page's own title is the first heading.
  return titled ? { type: "heading", length: titled.length, level: Math.min(signs.length + 1, 4) } : null;
}

// A line that begins with a sign becomes what the sign means.

/** The text of the paragraph the cursor is in, a letter for each place; null elsewhere. */
function lineText({ selection: { $from, empty } }: EditorState): string | null {
  if (!empty || $from.parent.type.name !== "paragraph") return null;
  return $from.parent.textBetween(0, $from.parent.content.size, null, "\u{fffc}");
}

/** The change as one step of undo; null where the line has no sign, or the sign no meaning where it is. */
function intoBlock(state: EditorState): Transaction | null {
  const sign = typedSign(lineText(state) ?? "");
  const { $from } = state.selection;
  if (!sign || $from.parentOffset < sign.length) return null;
  const tr = ofItsOwn(state).delete($from.start(), $from.start() + sign.length);
  const holder = $from.node(-1);
  if (holder.type.name === "listItem") return goesOn(state, sign) ? tr : null;
  if (holder.type.name !== "doc" && holder.type.name !== "blockquote") return null;
  return change(tr, sign) ? tr.scrollIntoView() : null;
}

/** Returns whether the sign only continues the list it is typed in. */
function goesOn({ selection: { $from } }: EditorState, { type }: TypedSign): boolean {
  const list = $from.node(-2).type.name;
  return (
    $from.index(-1) === 0 &&
    ((type === "bullet" && list === "bulletList") || (type === "number" && list === "orderedList"))
  );
}

const names = { bullet: "bulletList", number: "orderedList", quote: "blockquote", heading: "heading" } as const;

function change(tr: Transaction, sign: TypedSign): boolean {
  const { $from } = tr.selection;
  const type = tr.doc.type.schema.nodes[names[sign.type]];
  if (!type) return false;
  if (sign.type === "heading") {
    tr.setBlockType($from.pos, $from.pos, type, { level: sign.level, extra: $from.parent.attrs.extra });
    return true;
  }
  const range = $from.blockRange();
  const attrs = sign.type === "number" && sign.start !== 1 ? { start: sign.start } : null;
  const wrapping = range && findWrapping(range, type, attrs);
  if (!wrapping) return false;
  const edge = range.start;
  const above = tr.doc.resolve(edge).nodeBefore;
  tr.wrap(range, wrapping);
  const next = sign.type === "number" ? Number(above?.attrs.start ?? 1) + (above?.childCount ?? 0) : null;
  const belongs = above?.type === type && (sign.type !== "number" || sign.start === next);
  if (belongs && canJoin(tr.doc, edge)) tr.join(edge);
  return true;
}
