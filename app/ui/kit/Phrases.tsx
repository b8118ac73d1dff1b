import { Fragment } from "react";
import { phrasesOf } from "#app/platform/richtext/phrases.ts";

export function Phrases({ text }: { text: string }) {
  return phrasesOf(text).map((phrase, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {phrase}
    </Fragment>
  ));
}
