// A text with its folded form, and the way back from each folded character to its place in the text.

import { fold } from "./fold.ts";

/** The small kana after ヴ, which fold as one with it. */
const SMALL_KANA = /[ァィェォぁぃぇぉ]/;
/** Marks that a kana before them is voiced: of half width, and as macOS stores them apart in the names of files. */
const VOICED = /[ﾞﾟ\u3099\u309a]/;

/** Folded only as far as somebody has looked: most texts mention the query near their beginning. */
export class FoldedText {
  readonly text: string;
  folded = "";
  /** Of each folded character: where in the text it came from. */
  readonly places: number[] = [];
  /** And where that ended. */
  readonly ends: number[] = [];
  /** How much of the text is folded. */
  upTo = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Folds at least this much of the text. */
  reach(end: number): void {
    const to = Math.min(end, this.text.length);
    while (this.upTo < to) {
      const index = this.upTo;
      const length = lengthAt(this.text, index);
      const piece = length === 1 ? foldedUnit(this.text, index) : fold(this.text.slice(index, index + 2));
      this.folded += piece;
      for (let unit = 0; unit < piece.length; unit += 1) {
        this.places.push(index);
        this.ends.push(index + length);
      }
      this.upTo = index + length;
    }
  }

  /** The first folded character that comes from `index` or after it. */
  foldedAt(index: number): number {
    let low = 0;
    let high = this.places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.places[middle] ?? 0) < index) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** By its unit, each character folded alone: the same few thousand come again and again. */
const known: (string | undefined)[] = new Array(0x10000);

function foldedUnit(text: string, index: number): string {
  const unit = text.charCodeAt(index);
  const folded = known[unit] ?? fold(text.charAt(index));
  known[unit] = folded;
  return folded;
}

/** How many units at a place fold together: two of a surrogate pair or of characters that join, else one. */
function lengthAt(text: string, index: number): 1 | 2 {
  const unit = text.charCodeAt(index);
  if (unit >= 0xd800 && unit < 0xdc00 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) return 2;
  // Marks and kana alone can be the second of two.
  const next = text.charCodeAt(index + 1);
  if (!(next >= 0x3041 && next <= 0x30a9) && next !== 0xff9e && next !== 0xff9f) return 1;
  const second = text.charAt(index + 1);
  return VOICED.test(second) || ((unit === 0x30f4 || unit === 0x3094) && SMALL_KANA.test(second)) ? 2 : 1;
}
