// A visitor's own snakes in a form of the calculator: a textarea, and where a script runs, what is stored on this device.

import { useEffect, useId, useRef, useState } from "react";
import { Button } from "#app/ui/kit/Button.tsx";
import { TextArea } from "#app/ui/kit/Field.tsx";
import { Fold } from "#app/ui/kit/Fold.tsx";
import { minesInQuery } from "./limits.ts";
import styles from "./MineFields.module.css";

// The visitor's own snakes as this browser keeps them: read with care, because anybody can change what is stored.
const KEY = "my-snakes";
const LINE_MAX = 300;

function savedLines(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.filter((line) => typeof line === "string" && line.length <= LINE_MAX).slice(0, minesInQuery);
  } catch {
    return [];
  }
}

/** False where the browser keeps nothing (private windows, a full store). */
function saveLines(lines: readonly string[]): boolean {
  try {
    if (lines.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(lines.slice(0, minesInQuery).map((line) => line.slice(0, LINE_MAX))));
    return true;
  } catch {
    return false;
  }
}

/** `onFill`: told of the lines that were taken from this device. */
export function MineFields({ text, onFill }: { text: string; onFill?: (lines: readonly string[]) => void }) {
  const box = useRef<HTMLDetailsElement>(null);
  return (
    <>
      <Stored box={box} text={text} onFill={onFill} />
      <Fold ref={box} open={text !== ""} label="わたしの個体">
        <TextArea
          name="mine"
          label="1行に1匹"
          rows={4}
          defaultValue={text}
          autoComplete="off"
          spellCheck={false}
          placeholder={"ハク オス パステル 100%ヘテロ・クラウン\nモモ メス クラウン"}
          hint="名前、性別、モルフの順に書きます（「モモ メス クラウン」「ソラ♂ パステル」でも）。この問いのアドレスに入るだけで、サイトには残りません。"
        />
        <OnDevice textarea={() => box.current?.querySelector("textarea") ?? null} />
      </Fold>
    </>
  );
}

interface StoredProps {
  box: React.RefObject<HTMLDetailsElement | null>;
  text: string;
  onFill: ((lines: readonly string[]) => void) | undefined;
}

/** What is stored is offered before the box is opened: with one press it is in the form. */
function Stored({ box, text, onFill }: StoredProps) {
  const [lines, setLines] = useState<string[]>([]);
  useEffect(() => setLines(text === "" ? savedLines() : []), [text]);
  if (lines.length === 0) return null;
  function fill() {
    const textarea = box.current?.querySelector("textarea");
    if (!box.current || !textarea) return;
    textarea.value = lines.join("\n");
    box.current.open = true;
    onFill?.(lines);
    setLines([]);
  }
  return (
    <div>
      <Button type="button" look="outline" onClick={fill}>
        この端末に残した{lines.length}匹を使う
      </Button>
    </div>
  );
}

/** Stored on this device and nowhere else. Null until the browser has answered: without a script nothing of this is shown. */
function OnDevice({ textarea }: { textarea: () => HTMLTextAreaElement | null }) {
  const [stored, setStored] = useState<string[] | null>(null);
  const [message, setMessage] = useState("");
  const file = useId();
  useEffect(() => setStored(savedLines()), []);
  if (stored === null) return null;

  const typed = () => linesOf(textarea()?.value ?? "");
  function fill(lines: readonly string[], sentence: string) {
    const field = textarea();
    if (field) field.value = lines.join("\n");
    setMessage(sentence);
  }
  function keep(lines: string[]) {
    setMessage(
      saveLines(lines)
        ? lines.length > 0
          ? `${lines.length}匹をこの端末に残しました。`
          : "この端末から消しました。"
        : "この端末には保存できませんでした。ブラウザーの設定をご確認ください。",
    );
    setStored(savedLines());
  }
  async function readFile(chosen: File | undefined) {
    if (!chosen) return;
    const lines = chosen.size > 20_000 ? [] : linesOf(await chosen.text());
    if (lines.length === 0) setMessage("ファイルから読める行がありませんでした。書き出したファイルを選んでください。");
    else fill(lines, `ファイルから${lines.length}匹を入れました。残すには「この端末に残す」を押してください。`);
  }

  return (
    <div className={styles.device}>
      {stored.length > 0 ? (
        <Button type="button" look="outline" onClick={() => fill(stored, `${stored.length}匹を入れました。`)}>
          残した{stored.length}匹を入れる
        </Button>
      ) : null}
      <Button type="button" look="quiet" onClick={() => keep(typed())}>
        この端末に残す
      </Button>
      <Button type="button" look="quiet" onClick={() => save(typed().length > 0 ? typed() : stored)}>
        ファイルに書き出す
      </Button>
      <label htmlFor={file} className={styles.file}>
        ファイルから読む
        <input
          id={file}
          type="file"
          accept=".txt,text/plain"
          onChange={({ currentTarget }) => void readFile(currentTarget.files?.[0])}
        />
      </label>
      {stored.length > 0 ? (
        <Button type="button" look="quiet" onClick={() => keep([])}>
          この端末から消す
        </Button>
      ) : null}
      <p aria-live="polite" className={styles.message}>
        {message}
      </p>
    </div>
  );
}

function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/).flatMap((line) => line.trim() || []);
}

function save(lines: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([`${lines.join("\n")}\n`], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "わたしの個体.txt";
  link.click();
  URL.revokeObjectURL(address);
}
