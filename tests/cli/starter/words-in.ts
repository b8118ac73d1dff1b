/** Returns the text without tags. */
export function wordsIn(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, "\n")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
