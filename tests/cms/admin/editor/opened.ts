// Opens the editor over a textarea in jsdom; destroyed at the end of the test.

import "./dom.ts";
import { afterEach } from "vitest";
import { type BodyEditor, openEditor } from "#app/cms/admin/editor/use-body-editor.ts";
import { htmlOfWriting } from "#app/platform/richtext/markdown/writing.server.ts";

const opened: BodyEditor[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

/** `html`: the HTML of `text` if that is plain writing. `isAway`: the server cannot be reached. */
export function openOver(text: string, html = text, isAway = false) {
  const textarea = document.createElement("textarea");
  textarea.defaultValue = text;
  let inputs = 0;
  textarea.addEventListener("input", () => {
    inputs += 1;
  });
  const element = document.createElement("div");
  document.body.append(element);
  const said: string[] = [];
  const warned: string[] = [];
  const host = {
    say: (words: string) => said.push(words),
    warn: (words: string) => warned.push(words),
    read: async (text: string) => (isAway ? null : htmlOfWriting(text)),
    addFiles: () => {},
  };
  const made = openEditor({ element, textarea, html, attributes: {}, host, open: () => {} });
  opened.push(made);
  /** `inputs`: number of input events. `said`, `warned`: messages for the user. */
  return { ...made, textarea, inputs: () => inputs, said, warned };
}
