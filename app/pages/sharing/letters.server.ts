// Words as outlines, from a font that comes along: a server without any Japanese font draws the same picture.

import { createRequire } from "node:module";
import type { Font } from "fontkit";

const FONT = "@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf";

let opened: Font | undefined;

/** Opened, and its reader loaded, when the first picture is requested. */
function font(): Font {
  if (opened) return opened;
  const require = createRequire(import.meta.url);
  const { openSync } = require("fontkit") as typeof import("fontkit");
  const file = openSync(require.resolve(FONT));
  if (!("glyphForCodePoint" in file)) throw new Error(`${FONT} is no single font`);
  opened = file;
  return file;
}

/** Characters without a glyph in the font (emoji, control characters) are left out. */
export function drawable(text: string): string {
  const known = [...text.normalize("NFC")].filter((letter) => font().hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  return known.join("").replace(/\s+/g, " ").trim();
}

export function widthOf(text: string, size: number): number {
  const units = [...text].reduce((sum, letter) => sum + glyphOf(letter).advanceWidth, 0);
  return (units * size) / font().unitsPerEm;
}

/** One line as an SVG path, its baseline beginning at x and y. */
export function outline(
  text: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string {
  const scale = size / font().unitsPerEm;
  let advance = 0;
  const letters = [...text].map((letter) => {
    const glyph = glyphOf(letter);
    const path = glyph.path.toSVG();
    const moved = path && `<path transform="translate(${advance} 0)" d="${path}"/>`;
    advance += glyph.advanceWidth;
    return moved;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${letters.join("")}</g>`;
}

function glyphOf(letter: string) {
  return font().glyphForCodePoint(letter.codePointAt(0) ?? 0);
}

const words = new Intl.Segmenter("ja", { granularity: "word" });
/** Characters that no line begins with; a particle stays with its word. */
const CLOSING = /^(?:[ぁ-ん]+$|[、。，．・：；？！）」』】〕〉》ー々っゃゅょッャュョ…％%)\],.:;!?])/;
/** A single kanji stays with the adjacent one: 拒食 and 脱皮後 are not broken where the segmenter sees two words. */
const HAN = /^\p{Script=Han}$/u;
/** Characters that no line ends with. */
const OPENING = /[（「『【〔〈《(["]$/;

/**
 * The text in lines no wider than `width`, broken between words and of about the same length; the last ends in "…" where
 * there is more.
 */
export function lines(text: string, { width, size, most }: { width: number; size: number; most: number }): string[] {
  const found = broken(text, width, size);
  if (found.length > most) {
    const shown = found.slice(0, most);
    shown[most - 1] = cut(shown[most - 1] ?? "", width, size);
    return shown;
  }
  let even = found;
  for (let narrower = width - size; narrower > width / 2; narrower -= size) {
    const tried = broken(text, narrower, size);
    if (tried.length > found.length) break;
    even = tried;
  }
  return even;
}

function broken(text: string, width: number, size: number): string[] {
  const found: string[] = [];
  let line = "";
  for (const piece of piecesOf(drawable(text), width, size)) {
    if (line !== "" && widthOf(line + piece, size) > width) {
      found.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  if (line !== "") found.push(line.trimEnd());
  return found;
}

/** Words with the marks that belong to them; one that is wider than a line, letter by letter. */
function piecesOf(text: string, width: number, size: number): string[] {
  const pieces: string[] = [];
  for (const { segment } of words.segment(text)) {
    const before = pieces.at(-1);
    if (before !== undefined && (CLOSING.test(segment) || OPENING.test(before) || isOneWord(before, segment)))
      pieces[pieces.length - 1] += segment;
    else pieces.push(segment);
  }
  return pieces.flatMap((piece) => (widthOf(piece, size) > width ? [...piece] : [piece]));
}

function isOneWord(before: string, segment: string): boolean {
  const isBeside = HAN.test(before.at(-1) ?? "") && HAN.test(segment.charAt(0));
  return isBeside && (HAN.test(before) || HAN.test(segment));
}

function cut(line: string, width: number, size: number): string {
  const letters = [...line];
  while (letters.length > 1 && widthOf(`${letters.join("")}…`, size) > width) letters.pop();
  return `${letters.join("")}…`;
}
