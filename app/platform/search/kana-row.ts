// The 五十音 row a reading is in.

export const kanaRows = ["あ", "か", "さ", "た", "な", "は", "ま", "や", "ら", "わ"] as const;

const members = [
  "あいうえおぁぃぅぇぉゔ",
  "かきくけこがぎぐげごゕゖ",
  "さしすせそざじずぜぞ",
  "たちつてとだぢづでどっ",
  "なにぬねの",
  "はひふへほばびぶべぼぱぴぷぺぽ",
  "まみむめも",
  "やゆよゃゅょ",
  "らりるれろ",
  "わをんゎ",
];

/** "そ" for そうざい…: the row's head, "他" for anything that is not hiragana. */
export function kanaRow(reading: string): string {
  const row = members.findIndex((kana) => kana.includes(reading.charAt(0)) && reading !== "");
  return kanaRows[row] ?? "他";
}
