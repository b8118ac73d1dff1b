// An article for where no script may run: readers of feeds. A post stays the quotation it is.

/** Cleaned HTML without the social networks' scripts. */
export function withoutScripts(cleanHtml: string): string {
  return cleanHtml.replaceAll(/<script\b[^>]*><\/script>/g, "");
}
