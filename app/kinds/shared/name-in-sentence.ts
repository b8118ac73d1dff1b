// A title as a sentence says it: "ライン（系統）" is written ライン.

export function nameInSentence(title: string): string {
  return title.replace(/（.*?）/g, "").trim();
}
