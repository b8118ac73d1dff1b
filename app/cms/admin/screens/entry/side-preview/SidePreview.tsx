// Live preview next to the form, on wide screens with JavaScript.

import { Button } from "@chakra-ui/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type Pairs, pairsOf } from "#app/cms/admin/saving/form-pairs.ts";
import { PREVIEW_MARK } from "../preview-mark.ts";
import styles from "./SidePreview.module.css";

// Each update loads a new iframe and swaps it in when ready: no flicker, stable scroll position, no history entries.
let count = 0;

/** Posts the values and shows the response; returns whether it was a preview. */
async function showIn(holder: HTMLElement, path: string, pairs: Pairs): Promise<boolean> {
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

/** Makes the preview read-only: links open in a new tab, forms are blocked. */
function keepWithin(page: Document): void {
  const stop = (event: Event) => {
    // Elements of another frame fail instanceof checks.
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>("a[href]");
    if (event.type === "click" && (!link || link.getAttribute("href")?.startsWith("#"))) return;
    event.preventDefault();
    event.stopPropagation();
    if (link) window.open(link.href, "_blank", "noopener");
  };
  page.addEventListener("click", stop, true);
  page.addEventListener("submit", stop, true);
}

const DEBOUNCE_MS = 700;

interface Props {
  form: RefObject<HTMLFormElement | null>;
  path: string;
  onClose(): void;
}

export default function SidePreview({ form, path, onClose }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let timer: number | undefined;
    let isBusy = false;
    let isLate = false;
    const look = async () => {
      if (isBusy) isLate = true;
      else if (holder.current) {
        isBusy = true;
        const isShown = await showIn(holder.current, path, pairsOf(element));
        setFailed(!isShown);
        isBusy = false;
        if (isLate) {
          isLate = false;
          void look();
        }
      }
    };
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void look(), DEBOUNCE_MS);
    };
    void look();
    element.addEventListener("input", later);
    return () => {
      window.clearTimeout(timer);
      element.removeEventListener("input", later);
    };
  }, [form, path]);

  return (
    <section className={styles.panel} aria-label="横のプレビュー">
      <div className={styles.top}>
        <span role="status">
          {hasFailed
            ? "プレビューを表示できませんでした。次の入力のあとに、もう一度試します。"
            : "入力に合わせて変わります"}
        </span>
        <Button type="button" size="sm" variant="ghost" colorPalette="gray" onClick={onClose}>
          プレビューを閉じる
        </Button>
      </div>
      <div ref={holder} className={styles.holder} />
    </section>
  );
}
