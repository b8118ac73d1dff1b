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

const COLUMNS = [
  "あかさたなはまやらわ",
  "いきしちにひみりゐ",
  "うくすつぬふむゆる",
  "えけせてねへめれゑ",
  "おこそとのほもよろを",
];
const SMALL = "ぁぃぅぇぉっゃゅょゎ";
const LARGE = "あいうえおつやゆよわ";
const VOICING_MARKS = /[\u3099\u309a]/g;

/**
 * Returns the sort key of a reading in the order of Japanese dictionaries (JIS X 4061): ー counts as the vowel before it; voicing marks and
 * small kana decide only between otherwise equal readings.
 */
export function kanaOrder(reading: string): string {
  let plain = "";
  for (const kana of reading.normalize("NFD").replaceAll(VOICING_MARKS, "")) {
    const vowel = COLUMNS.find((column) => column.includes(plain.slice(-1)))?.charAt(0);
    plain += kana === "ー" ? (vowel ?? kana) : LARGE.charAt(SMALL.indexOf(kana)) || kana;
  }
  return `${plain} ${reading}`;
}

export function compareReadings(one: string, other: string): number {
  const [a, b] = [kanaOrder(one), kanaOrder(other)];
  return a < b ? -1 : Number(a > b);
}
