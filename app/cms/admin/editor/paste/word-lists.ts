// Word writes lists as paragraphs with a sign in front: made lists again.

const sign = /mso-list\s*:\s*ignore/i;
const place = /mso-list\s*:\s*(l\d+)?[^;]*level(\d)/i;
const number = /^[(（]?([0-9０-９]+|[a-z]|[ivx]+)[.)．）、]/i;

interface Open {
  list: Element;
  /** Word's own name of the list. */
  id: string;
}

export function wordLists(body: HTMLElement): void {
  /** The lists that are open, from the outermost in. */
  let open: Open[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>("p")) {
    const [, id = "", level = "0"] = place.exec(paragraph.getAttribute("style") ?? "") ?? [];
    const wanted = Number(level);
    if (wanted === 0) continue;
    if (open[0]?.list.nextElementSibling !== paragraph) open = [];
    const counted = number.exec(takeSign(paragraph));
    const name = counted ? "ol" : "ul";
    open.length = Math.min(open.length, wanted);
    // Points after numbers, or the numbers of another list, are a list of their own.
    const last = open.at(-1);
    if (open.length === wanted && last && (last.list.localName !== name || last.id !== id)) open.pop();
    if (open.length < wanted) open.push({ list: begin(open.at(-1)?.list, paragraph, name, counted?.[1]), id });
    const item = body.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}

/** A new list in the last item of the one around it, or where the paragraph stands. */
function begin(around: Element | undefined, paragraph: Element, name: string, first = ""): Element {
  const list = paragraph.ownerDocument.createElement(name);
  const start = Number(first.normalize("NFKC"));
  if (name === "ol" && start > 1) list.setAttribute("start", String(start));
  if (around) (around.lastElementChild ?? around).append(list);
  else paragraph.before(list);
  return list;
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
