// Which inline scripts of a rendered page are the page's own. Bytes in, bytes out: a page is never decoded for it.

const OPEN = "<".charCodeAt(0);
const CLOSE = ">".charCodeAt(0);
const SCRIPT = Buffer.from("<script");
const SCRIPT_END = Buffer.from("</script>");
const SOURCE = Buffer.from(" src=");

/**
 * Takes the render's secret mark (an attribute only this render could write) off every tag that carries it, and gives
 * the bodies of the inline scripts that did.
 */
export function withoutNonce(page: Buffer, secret: string): { page: Buffer<ArrayBuffer>; inlineScripts: Buffer[] } {
  const pieces: Buffer[] = [];
  const inlineScripts: Buffer[] = [];
  const mark = Buffer.from(secret);
  let from = 0;
  for (let index = page.indexOf(mark); index !== -1; index = page.indexOf(mark, from)) {
    pieces.push(page.subarray(from, index));
    from = index + mark.length;
    const start = page.lastIndexOf(OPEN, index);
    const end = page.indexOf(CLOSE, from) + 1;
    const tag = page.subarray(start, end);
    if (tag.subarray(0, SCRIPT.length).equals(SCRIPT) && !tag.includes(SOURCE)) {
      inlineScripts.push(page.subarray(end, page.indexOf(SCRIPT_END, end)));
    }
  }
  pieces.push(page.subarray(from));
  return { page: Buffer.concat(pieces), inlineScripts };
}
