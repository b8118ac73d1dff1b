// File input with drag and drop and paste; a plain input without JavaScript.

import { useEffect, useId, useRef, useState } from "react";
import { useHasScript } from "#app/ui/kit/use-has-script.ts";
import styles from "./FileDrop.module.css";

export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif";
export const PICTURE_HINT = "JPEG・PNG・WebP・AVIF・GIF、1枚20MBまで。動く画像は、最初の1コマだけになります。";

interface Props {
  label: string;
  multiple: boolean;
  /** Called on selection with JavaScript; the input is then cleared. */
  onFiles(files: File[]): void;
}

export function FileDrop({ label, multiple, onFiles }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const hasScript = useHasScript();

  function take(files: Iterable<File> | null | undefined) {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0) onFiles(multiple ? chosen : chosen.slice(0, 1));
    if (input.current) input.current.value = "";
  }

  // Files chosen before hydration.
  const takeEarly = useRef(() => take(input.current?.files));
  useEffect(() => takeEarly.current(), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition to the input inside
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length > 0) event.preventDefault();
        take(event.clipboardData.files);
      }}
    >
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        aria-describedby={`${id}-hint`}
        type="file"
        name="file"
        multiple={multiple}
        accept={PICTURE_TYPES}
        onChange={(event) => take(event.currentTarget.files)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {PICTURE_HINT}
        {hasScript ? "ここへドラッグしても、貼り付けても送れます。" : ""}
        撮影場所などの情報は取り除かれます。
      </p>
    </div>
  );
}
