import { Extension } from "@tiptap/core";
import { type EditorState, Plugin, Selection, type Transaction } from "@tiptap/pm/state";
import { canJoin, findWrapping } from "@tiptap/pm/transform";
import type { EditorView } from "@tiptap/pm/view";
import { isAllowedUrl } from "#app/platform/richtext/safe-url.ts";
import { embedOfAddress } from "#app/platform/richtext/social/embed-address.ts";
import { ownUndoStep } from "../commands.ts";

/** Delay until browser and editor have settled after an IME conversion. */
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
  /** Line text before a pending IME conversion. */
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
        // Converts the line before Enter leaves it. keyCode 229 belongs to the IME.
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

// Enter after a URL alone on a line: embeds or links it.

/** Returns true if the line became an embed; a linked line still gets its line break. */
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
    const tr = ownUndoStep(state).replaceWith(position, $from.after(), [rawHtml.create({ html }), paragraph.create()]);
    dispatch(tr.setSelection(Selection.near(tr.doc.resolve(position + 2))).scrollIntoView());
    return true;
  }
  if (link) dispatch(state.tr.addMark($from.start(), $from.end(), link.create({ href: address })));
  return false;
}

// Markers of lists, headings and quotes, as parsed by the plain text format.

export type TypedSign = { length: number } & (
  | { type: "bullet" | "quote" }
  | { type: "number"; start: number }
  | { type: "heading"; level: number }
);

const bullet = /^(?:[・･](?![・･])|[-*+][ 　])[ 　]*/;
const quote = /^(?:>[ 　]|＞(?:[ 　]|(?=[^ 　＞＜])))[ 　]*/;
// With ．the text may follow without a space; 3.5 and ３．５ are decimals.
const number = /^([0-9０-９]{1,3})(?:[.)．）][ 　]|[．）](?=[^0-9０-９ 　．）]))[ 　]*/;
const heading = /^([#＃]{1,6})[ 　]+/;

/** Returns the marker of a line; null if there is none or it is incomplete. */
export function typedSign(line: string): TypedSign | null {
  const point = bullet.exec(line);
  if (point) return { type: "bullet", length: point[0].length };
  const sign = quote.exec(line);
  if (sign) return { type: "quote", length: sign[0].length };
  const [counted, figures = ""] = number.exec(line) ?? [];
  if (counted) return { type: "number", length: counted.length, start: Number(figures.normalize("NFKC")) };
  const [titled, signs = ""] = heading.exec(line) ?? [];
  // h1 is the page title.
  return titled ? { type: "heading", length: titled.length, level: Math.min(signs.length + 1, 4) } : null;
}

/** Returns the current paragraph's text, one character per position; null elsewhere. */
function lineText({ selection: { $from, empty } }: EditorState): string | null {
  if (!empty || $from.parent.type.name !== "paragraph") return null;
  return $from.parent.textBetween(0, $from.parent.content.size, null, "\u{fffc}");
}

/** Returns the conversion as one undo step; null if there is no marker or it does not apply here. */
function intoBlock(state: EditorState): Transaction | null {
  const sign = typedSign(lineText(state) ?? "");
  const { $from } = state.selection;
  if (!sign || $from.parentOffset < sign.length) return null;
  const tr = ownUndoStep(state).delete($from.start(), $from.start() + sign.length);
  const holder = $from.node(-1);
  if (holder.type.name === "listItem") return continuesList(state, sign) ? tr : null;
  if (holder.type.name !== "doc" && holder.type.name !== "blockquote") return null;
  return change(tr, sign) ? tr.scrollIntoView() : null;
}

/** Returns whether the marker only repeats the list it is typed in. */
function continuesList({ selection: { $from } }: EditorState, { type }: TypedSign): boolean {
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
