// The public page of what stands in the form, beside it: follows while one types. Wide screens with JavaScript only.

import { Button } from "@chakra-ui/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { pairsOf } from "#app/cms/admin/saving/form-pairs.ts";
import styles from "./Beside.module.css";
import { showIn } from "./frames.ts";

const PAUSE_MS = 700;

interface Props {
  form: RefObject<HTMLFormElement | null>;
  path: string;
  onClose(): void;
}

export default function Beside({ form, path, onClose }: Props) {
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
      timer = window.setTimeout(() => void look(), PAUSE_MS);
    };
    void look();
    element.addEventListener("input", later);
    return () => {
      window.clearTimeout(timer);
      element.removeEventListener("input", later);
    };
  }, [form, path]);

  return (
    <section className={styles.beside} aria-label="横のプレビュー">
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
