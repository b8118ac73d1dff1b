// Whose page a frame shows. A frame that is of the page's own origin must not be given that origin back: it could take its fence down.

/** The host as an article's frame names it, "" for an address within this site, null for what is no address. */
export function frameHost(src: string | undefined): string | null {
  const address = src?.trim();
  if (!address) return null;
  // "http:page" is an address within the site where the site is asked by http, "https:page" where by https.
  const read = ["http", "https"].map((scheme) => URL.parse(address, `${scheme}://${HERE}`));
  if (read.some((url) => url?.hostname === HERE)) return "";
  return read[0]?.host || null;
}

const HERE = "here.invalid";

/** The host by which sites are told apart: ports, a "www." and an ending dot do not make another. */
export function siteOf(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d+$/, "")
    .replace(/\.$/, "")
    .replace(/^www\./, "");
}

/** Whether it is the name of another site in public, so no number, no machine of the same network, and not this site. */
export function isOtherSite(host: string, own: string | undefined): boolean {
  const site = siteOf(host);
  return /\.[a-z][a-z0-9-]*$/.test(site) && (own === undefined || site !== siteOf(own));
}
