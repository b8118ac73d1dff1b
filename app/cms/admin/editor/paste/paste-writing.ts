// Pasted writing as the box without scripts reads it. Its letters are there at once, what they mean as soon as the server has
// said it; an undo brings the letters back.

import { Slice } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { readBody } from "../body.ts";
import { ofItsOwn } from "../commands.ts";

export interface Reader {
  /** The writing as HTML; null where it cannot be had now. */
  read(text: string): Promise<string | null>;
  say(words: string): void;
  /** Hears of every change until what it gives is called. */
  follow(listener: (change: Transaction) => void): () => void;
}

export async function pasteWriting(view: EditorView, text: string, { read, say, follow }: Reader): Promise<void> {
  const before = view.state.selection.from;
  view.pasteText(text);
  let [from, to] = [before, view.state.selection.to];
  const letters = () => view.state.doc.textBetween(from, to, "\n");
  const pasted = letters();
  const unfollow = follow(({ mapping }) => {
    [from, to] = [mapping.map(from, 1), mapping.map(to, -1)];
  });
  const html = await read(text.trim());
  unfollow();
  // Who has gone on in the letters themselves wants them.
  if (view.isDestroyed || from >= to || letters() !== pasted) return;
  if (html === null) {
    say("サーバーにつながらないため、記号のまま貼り付けました。");
    return;
  }
  const { schema } = view.state;
  const blocks = readBody(schema, html).doc.children.filter((node) => node.content.size > 0 || node.isAtom);
  const [only] = blocks;
  const isLine = blocks.length === 1 && only?.type.name === "paragraph";
  const $from = view.state.doc.resolve(from);
  // A list's item and a table's cell hold words: blocks stay the letters they were written in.
  if (!only || (!isLine && $from.depth !== 1)) return;
  const tr = ofItsOwn(view.state);
  if (isLine) tr.replace(from, to, new Slice(only.content, 0, 0));
  else tr.replaceRange(from, to, new Slice(schema.node("doc", null, blocks).content, 0, 0));
  view.dispatch(tr.scrollIntoView());
}
