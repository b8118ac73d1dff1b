// What the site says about itself, for heads, feeds and structured data.

export const SITE_TAGLINE = "ボールパイソンの飼育と遺伝の手帖";
export const SITE_DESCRIPTION =
  "ボールパイソンのモルフ図鑑、用語、飼育情報と、遺伝計算・ストレスチェック・飼育者向け天気をまとめた手帖です。";

/** The document title: what the page is, then whose it is. */
export function pageTitle(title: string | undefined, siteName: string): string {
  return title ? `${title} | ${siteName}` : `${siteName} - ${SITE_TAGLINE}`;
}
