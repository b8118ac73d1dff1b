import { expect, test } from "vitest";
import { kanaOrder } from "#app/platform/search/kana-row.ts";

test("readings are in dictionary order: long vowels, voicing marks and small kana do not separate words", () => {
  const inOrder = [
    ...["かいせん", "がいとう", "かんき", "きゃりこ", "けーじ", "げっけい", "けんえき", "けんせい"],
    ...["すーぱー", "ずかん", "はーふ", "はいぶりっど", "ばなな", "ぱなま", "はん", "ばん"],
  ];
  const order = (a: string, b: string) => (kanaOrder(a) < kanaOrder(b) ? -1 : 1);
  expect(inOrder.toReversed().sort(order)).toEqual(inOrder);
});
