// Word writes lists as paragraphs with a sign in front: made lists again.

const sign = /mso-list\s*:\s*ignore/i;
const level = /mso-list\s*:[^;]*level(\d)/i;
const number = /^[(（]?([0-9０-９]+|[a-z]|[ivx]+)[.)．）、]/i;

export function wordLists(body: HTMLElement): void {
  /** The lists that are open, from the outermost in. */
  let open: Element[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>("p")) {
    const wanted = Number(level.exec(paragraph.getAttribute("style") ?? "")?.[1] ?? 0);
    if (wanted === 0) continue;
    if (open[0]?.nextElementSibling !== paragraph) open = [];
    const name = number.test(takeSign(paragraph)) ? "ol" : "ul";
    const document = body.ownerDocument;
    open.length = Math.min(open.length, wanted);
    const holder = open.at(-1);
    if (!holder || open.length < wanted) {
      const list = document.createElement(name);
      if (holder) (holder.lastElementChild ?? holder).append(list);
      else paragraph.before(list);
      open.push(list);
    }
    const item = document.createElement("li");
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    paragraph.remove();
  }
}

function takeSign(paragraph: HTMLElement): string {
  let text = "";
  for (const span of paragraph.querySelectorAll<HTMLElement>("span[style]")) {
    if (!sign.test(span.getAttribute("style") ?? "")) continue;
    text += span.textContent ?? "";
    span.remove();
  }
  return text.trim();
}
