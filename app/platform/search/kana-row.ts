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

/** Returns the 五十音 row of a reading: "そ" gives "さ", other scripts "他". */
export function kanaRow(reading: string): string {
  const row = members.findIndex((kana) => kana.includes(reading.charAt(0)) && reading !== "");
  return kanaRows[row] ?? "他";
}
