import { Fragment } from "react";
import { phrasesOf, WHOLE } from "#app/platform/richtext/phrases.ts";

/** Renders text that breaks between phrases, and not inside dates and identifiers such as BP-2019-006. */
export function Phrases({ text }: { text: string }) {
  return phrasesOf(text).map((phrase, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      <Unbroken text={phrase} />
    </Fragment>
  ));
}

function Unbroken({ text }: { text: string }) {
  return text.split(WHOLE).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
      <span key={index} style={{ whiteSpace: "nowrap" }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
