// How a body was read, in words: the same in the form and in its preview.

import type { BodyReading } from "#app/cms/admin/editing/form/form-view.ts";

export function formatSentence({ format }: Pick<BodyReading, "format">): string {
  return format === "html"
    ? "本文は、全体がタグの中にあるので「HTML」として読みました。"
    : "本文は「ふつうの文章」として読みました（タグの外に文字があるため）。";
}

/** Null where everything will be shown. */
export function droppedSentence({ dropped }: Pick<BodyReading, "dropped">): string | null {
  return dropped.length > 0
    ? `${dropped.map((name) => `<${name}>`).join("・")} は使えないため、表示のときに取り除かれます。`
    : null;
}
