// The preview in a frame: each look is a frame of its own, shown once it has come, so that nothing flickers, the place is kept
// and the browser's way back stays that of the page around.

import type { Pairs } from "#app/cms/admin/saving/device-copy.ts";
import { PREVIEW_MARK } from "../preview-mark.ts";
import styles from "./Beside.module.css";

let count = 0;

/** Sends the values there and shows what comes; gives whether a preview came. */
export async function showIn(holder: HTMLElement, path: string, pairs: Pairs): Promise<boolean> {
  const old = holder.querySelector("iframe");
  const next = document.createElement("iframe");
  count += 1;
  next.name = `preview-${count}`;
  next.title = "プレビュー";
  next.className = styles.frame ?? "";
  next.dataset.waiting = "";
  holder.append(next);
  await send(path, pairs, next);
  if (!holder.isConnected) return true;
  const page = next.contentDocument;
  if (!page?.querySelector(`[${PREVIEW_MARK}]`)) {
    next.remove();
    return false;
  }
  keepWithin(page);
  next.contentWindow?.scrollTo(0, old?.contentWindow?.scrollY ?? 0);
  delete next.dataset.waiting;
  old?.remove();
  return true;
}

function send(path: string, pairs: Pairs, frame: HTMLIFrameElement): Promise<void> {
  const form = document.createElement("form");
  Object.assign(form, {
    method: "post",
    action: path,
    target: frame.name,
    enctype: "multipart/form-data",
    hidden: true,
  });
  for (const [name, value] of pairs) {
    const input = document.createElement("textarea");
    Object.assign(input, { name, value });
    form.append(input);
  }
  document.body.append(form);
  return new Promise((resolve) => {
    frame.addEventListener("load", () => resolve(), { once: true });
    form.submit();
    form.remove();
  });
}

/** A look, not a place to go on from: links open beside, and nothing is sent. */
function keepWithin(page: Document): void {
  const stop = (event: Event) => {
    // A frame's elements are none of this window's classes.
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>("a[href]");
    if (event.type === "click" && (!link || link.getAttribute("href")?.startsWith("#"))) return;
    event.preventDefault();
    event.stopPropagation();
    if (link) window.open(link.href, "_blank", "noopener");
  };
  page.addEventListener("click", stop, true);
  page.addEventListener("submit", stop, true);
}
