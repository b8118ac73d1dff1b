// The site's name (SITE_NAME) without loader data: in a head, or on an error page.

// Site description for heads, feeds and structured data.
const SITE_TAGLINE = "ボールパイソンの飼育と遺伝の手帖";
export const SITE_DESCRIPTION =
  "ボールパイソンのモルフ図鑑、用語集、飼育情報と、遺伝計算、ストレスチェック、飼育者の天気をまとめた手帖です。";

export function pageTitle(title: string | undefined, siteName: string): string {
  return title ? `${title} | ${siteName}` : `${siteName} - ${SITE_TAGLINE}`;
}

let known: string | undefined;

/** Sets the name on the server; browsers read it from the document. */
export function setSiteName(name: string): void {
  known = name;
}

export function siteName(): string {
  if (known === undefined && typeof document !== "undefined") {
    known = document.querySelector<HTMLMetaElement>("meta[name='application-name']")?.content;
  }
  return known ?? "ボルパ手帖";
}
