// Places uploaded pictures in a text: each at the next [画像] line, with the words given there, or at the end.

import { figureOfCode, pictureCode } from "./picture-code.ts";

export interface PictureInText {
  image: string;
  /** Stored alt text, used if the place has none. */
  alt: string;
}

const place = String.raw`[[［]画像[:：]?[ 　]*(?:[|｜]([^|｜\]］\n]*))?(?:[|｜]([^\]］\n]*))?[\]］]`;
const aloneOnLine = new RegExp(`^[ 　]*${place}[ 　]*$`);
const paragraph = new RegExp(`^[ 　]*<p>[ 　]*${place}[ 　]*</p>[ 　]*$`);

/** Inserts the pictures. `isHtml`: the text consists of block elements, so an added picture must be one too. */
export function withPicturesPlaced(text: string, pictures: readonly PictureInText[], isHtml: boolean): string {
  const left = [...pictures];
  const lines = text.split(/\r\n?|\n/).map((line) => {
    const found = placeIn(line);
    const next = found && left.shift();
    return found && next ? codeOf(next, found, isHtml) : line;
  });
  const rest = left
    .filter(({ image }) => !text.includes(image))
    .map((one) => codeOf(one, { alt: "", caption: "" }, isHtml));
  const written = lines.join("\n").trimEnd();
  return rest.length === 0 ? lines.join("\n") : [...(written === "" ? [] : [written]), ...rest].join("\n\n");
}

export function countEmptyPlaces(text: string): number {
  return text.split(/\r\n?|\n/).filter((line) => placeIn(line) !== null).length;
}

function placeIn(line: string): { alt: string; caption: string } | null {
  const found = aloneOnLine.exec(line) ?? paragraph.exec(line);
  return found && { alt: found[1]?.trim() ?? "", caption: found[2]?.trim() ?? "" };
}

function codeOf({ image, alt }: PictureInText, words: { alt: string; caption: string }, isHtml: boolean): string {
  const code = pictureCode(image, words.alt || alt, words.caption);
  return (isHtml ? figureOfCode(code) : null) ?? code;
}
