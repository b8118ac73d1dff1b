// Drops the brackets of a title for use in a sentence: "ライン（系統）" becomes ライン.

export function nameInSentence(title: string): string {
  return title.replace(/（.*?）/g, "").trim();
}
