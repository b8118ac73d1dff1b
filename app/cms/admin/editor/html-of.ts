// What stands in the textarea as HTML. Ordinary writing is read by the server, as it is when it is saved.

import { splitBody } from "./html/split.ts";

export async function htmlOf(text: string): Promise<string> {
  const isHtml = splitBody(text)?.blocks.every(({ isLoose }) => !isLoose);
  return isHtml ? text : ((await readWriting(text)) ?? text);
}

/** Ordinary writing as HTML; null where the server cannot be asked now. */
export async function readWriting(text: string): Promise<string | null> {
  try {
    const answer = await fetch("/admin/body-html", { method: "POST", body: new URLSearchParams({ body: text }) });
    const { html } = (await answer.json()) as { html: string };
    return html;
  } catch {
    return null;
  }
}
