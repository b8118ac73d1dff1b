// Hiragana in Hepburn letters, plain enough for a URL: long vowels as they are written, no apostrophes.

const rows: Record<string, string> = {
  あいうえお: "a i u e o",
  かきくけこ: "ka ki ku ke ko",
  がぎぐげご: "ga gi gu ge go",
  さしすせそ: "sa shi su se so",
  ざじずぜぞ: "za ji zu ze zo",
  たちつてと: "ta chi tsu te to",
  だぢづでど: "da ji zu de do",
  なにぬねの: "na ni nu ne no",
  はひふへほ: "ha hi fu he ho",
  ばびぶべぼ: "ba bi bu be bo",
  ぱぴぷぺぽ: "pa pi pu pe po",
  まみむめも: "ma mi mu me mo",
  らりるれろ: "ra ri ru re ro",
  やゆよ: "ya yu yo",
  わをん: "wa o n",
  ゔ: "vu",
  ぁぃぅぇぉ: "a i u e o",
};

const letters = new Map(
  Object.entries(rows).flatMap(([kana, sounds]) => {
    const list = sounds.split(" ");
    return [...kana].map((one, index): [string, string] => [one, list[index] ?? ""]);
  }),
);

const small: Record<string, string> = { ゃ: "a", ゅ: "u", ょ: "o", ぁ: "a", ぃ: "i", ぅ: "u", ぇ: "e", ぉ: "o" };

/** "ぱいぼーるど" as "paiborudo": ー is left out. */
export function romaji(hiragana: string): string {
  let result = "";
  let doubles = false;
  for (const kana of hiragana) {
    const vowel = small[kana];
    if (kana === "っ") doubles = true;
    else if (vowel && /[a-z]$/.test(result)) result = joined(result, vowel, "ゃゅょ".includes(kana));
    else {
      const sound = letters.get(kana) ?? (/[\s・]/.test(kana) ? "-" : "");
      result += (doubles && sound ? (sound.startsWith("ch") ? "t" : (sound[0] ?? "")) : "") + sound;
      if (sound) doubles = false;
    }
  }
  return result;
}

/** き + ゃ is kya, し + ゃ is sha, ふ + ぁ is fa. */
function joined(before: string, vowel: string, isY: boolean): string {
  const stem = before.slice(0, -1);
  return isY && !/(sh|ch|j)$/.test(stem) ? `${stem}y${vowel}` : stem + vowel;
}
