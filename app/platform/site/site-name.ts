// The site's name (SITE_NAME) where no loader's data is at hand: in a head, or when the page itself could not be made.

let known: string | undefined;

/** Told by the server. A browser reads it in the document. */
export function setSiteName(name: string): void {
  known = name;
}

export function siteName(): string {
  if (known === undefined && typeof document !== "undefined") {
    known = document.querySelector<HTMLMetaElement>("meta[name='application-name']")?.content;
  }
  return known ?? "ボルパ手帖";
}
