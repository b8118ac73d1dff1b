// A folded text that maps each folded character to its source position.

import { fold } from "./fold.ts";

/** Small kana that fold together with a preceding ヴ. */
const SMALL_KANA = /[ァィェォぁぃぇぉ]/;
/** Voicing marks: half-width, and combining ones as in file names from macOS. */
const VOICED = /[ﾞﾟ\u3099\u309a]/;

/** Folds lazily: most texts mention the query near the beginning. */
export class FoldedText {
  readonly text: string;
  folded = "";
  /** Source start of each folded character. */
  readonly places: number[] = [];
  /** Source end of each folded character. */
  readonly ends: number[] = [];
  upTo = 0;

  constructor(text: string) {
    this.text = text;
  }

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

  /** Returns the first folded index whose source is at or after `index`. */
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

const known: (string | undefined)[] = new Array(0x10000);

function foldedUnit(text: string, index: number): string {
  const unit = text.charCodeAt(index);
  const folded = known[unit] ?? fold(text.charAt(index));
  known[unit] = folded;
  return folded;
}

/** Returns how many units fold together: two for a surrogate pair or combining characters, else one. */
function lengthAt(text: string, index: number): 1 | 2 {
  const unit = text.charCodeAt(index);
  if (unit >= 0xd800 && unit < 0xdc00 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) return 2;
  // Only marks and kana can be second.
  const next = text.charCodeAt(index + 1);
  if (!(next >= 0x3041 && next <= 0x30a9) && next !== 0xff9e && next !== 0xff9f) return 1;
  const second = text.charAt(index + 1);
  return VOICED.test(second) || ((unit === 0x30f4 || unit === 0x3094) && SMALL_KANA.test(second)) ? 2 : 1;
}
