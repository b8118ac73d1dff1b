// The visitor's own snakes in a calculator form: a textarea and, with JavaScript, the snakes of the notebook on this device.

import { correctionLabel } from "@borupa/genetics";
import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { sexLabels } from "#app/kinds/ball/labels.ts";
import { mayHaveNotebook } from "#app/notebook/store/old-places.ts";
import type { OwnRow } from "#app/notebook/store/own-lines.ts";
import { readStored, writeStored } from "#app/platform/site/browser-store.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { download } from "#app/ui/kit/download.ts";
import { TextArea } from "#app/ui/kit/Field.tsx";
import { Fold } from "#app/ui/kit/Fold.tsx";
import { useLoaded } from "#app/ui/kit/use-loaded.ts";
import { minesInQuery } from "./limits.ts";
import styles from "./MineFields.module.css";

async function notebookLines(): Promise<string[]> {
  if (!mayHaveNotebook()) return [];
  const { ownLines } = await import("#app/notebook/store/own-lines.ts");
  return (await ownLines().catch(() => [])).slice(0, minesInQuery);
}

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
          hint="名前、性別、モルフの順に書きます（例：モモ メス クラウン、ソラ♂ パステル）。書いた内容はこの計算のURLにだけ入り、このサイトには残りません。"
        />
        <OnDevice textarea={() => box.current?.querySelector("textarea") ?? null} />
      </Fold>
      <OwnNames />
    </>
  );
}

const LINES = "[name=sire], [name=dam], [name=target], [name=mine]";

/** Custom names for genes, stored on this device and replaced by their meaning on submit. Needs JavaScript. */
function OwnNames() {
  const box = useRef<HTMLDetailsElement>(null);
  const [text, setText] = useState<string | null>(null);
  useEffect(() => setText(readStored(OWN_NAMES_KEY) ?? ""), []);
  useEffect(() => {
    const form = box.current?.closest("form");
    const names = ownNamesOf(text ?? "");
    const replace = () => {
      for (const field of form?.querySelectorAll<HTMLInputElement>(LINES) ?? [])
        field.value = withMeanings(field.value, names);
    };
    form?.addEventListener("submit", replace);
    return () => form?.removeEventListener("submit", replace);
  }, [text]);
  if (text === null) return null;
  function keep(typed: string) {
    setText(typed);
    // Without storage, the names last as long as the page.
    writeStored(OWN_NAMES_KEY, typed);
  }
  return (
    <Fold ref={box} label="自分の呼び名">
      <TextArea
        label="呼び名＝モルフ（1行に1つ）"
        rows={2}
        defaultValue={text}
        onInput={({ currentTarget }) => keep(currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        placeholder="もなか＝パステル クラウン"
        hint="計算するときに、書いた呼び名を右のモルフに置き換えます。この端末にだけ残ります。"
      />
    </Fold>
  );
}

interface StoredProps {
  box: React.RefObject<HTMLDetailsElement | null>;
  text: string;
  onFill: ((lines: readonly string[]) => void) | undefined;
}

/** Offers stored snakes before the box is opened, to fill in with one click. */
function Stored({ box, text, onFill }: StoredProps) {
  const [lines, setLines] = useLoaded(async () => (text === "" ? notebookLines() : []), [text]);
  if (!lines?.length) return null;
  function fill() {
    const textarea = box.current?.querySelector("textarea");
    if (!box.current || !textarea || !lines) return;
    addTo(textarea, lines);
    box.current.open = true;
    onFill?.(lines);
    setLines([]);
  }
  return (
    <div>
      <Button look="outline" onClick={fill}>
        手帖の{lines.length}匹を使う
      </Button>
    </div>
  );
}

const notStored = "この端末には保存できませんでした。ブラウザーの設定を確かめてください。";

/** Stored on this device only. Null until loaded; nothing is shown without JavaScript. */
function OnDevice({ textarea }: { textarea: () => HTMLTextAreaElement | null }) {
  const [stored, setStored] = useLoaded(notebookLines);
  const [message, setMessage] = useState("");
  const [rows, setRows] = useState<OwnRow[]>([]);
  const file = useId();
  if (stored === null) return null;

  const typed = () => linesOf(textarea()?.value ?? "");
  function fill(lines: readonly string[], sentence: string) {
    const field = textarea();
    if (field) addTo(field, lines);
    setMessage(sentence);
  }
  async function preview(lines: string[]) {
    const store = await import("#app/notebook/store/own-lines.ts");
    const read = await store.readLines(lines).catch(() => null);
    setRows(read ?? []);
    setMessage(read ? "" : notStored);
  }
  function answer(place: number, line: string) {
    const lines = typed().with(place, line);
    const field = textarea();
    if (field) field.value = lines.join("\n");
    void preview(lines);
  }
  async function keep(kept: readonly OwnRow[]) {
    const store = await import("#app/notebook/store/own-lines.ts");
    const isKept = await store.addRows(kept).then(
      () => true,
      () => false,
    );
    setMessage(isKept ? `${kept.length}匹を手帖に入れました。` : notStored);
    setRows([]);
    setStored(await notebookLines());
  }
  async function readFile(chosen: File | undefined) {
    if (!chosen) return;
    const lines = chosen.size > 20_000 ? [] : linesOf(textIn(await chosen.arrayBuffer()));
    if (lines.length === 0)
      setMessage("ファイルに、読み取れる行がありませんでした。書き出したファイルを選んでください。");
    else fill(lines, `ファイルから${lines.length}匹を入れました。残すには「手帖に入れる」を押してください。`);
  }

  return (
    <div className={styles.device}>
      {stored.length > 0 ? (
        <Button look="outline" onClick={() => fill(stored, `${stored.length}匹を入れました。`)}>
          手帖の{stored.length}匹を入れる
        </Button>
      ) : null}
      <Button look="quiet" onClick={() => void preview(typed())}>
        手帖に入れる
      </Button>
      <Button look="quiet" onClick={() => save(typed().length > 0 ? typed() : stored)}>
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
      {stored.length > 0 ? <Link to="/note/snakes">手帖を開く</Link> : null}
      {rows.length > 0 ? (
        <Preview rows={rows} onAnswer={answer} onKeep={(kept) => void keep(kept)} onLeave={() => setRows([])} />
      ) : null}
      <p aria-live="polite" className={styles.message}>
        {message}
      </p>
    </div>
  );
}

function Preview({
  rows,
  onAnswer,
  onKeep,
  onLeave,
}: {
  rows: readonly OwnRow[];
  onAnswer: (place: number, line: string) => void;
  onKeep: (rows: readonly OwnRow[]) => void;
  onLeave: () => void;
}) {
  const kept = rows.filter(({ genes, isKnown }) => genes !== null && !isKnown);
  return (
    <section aria-label="手帖に入れる内容" className={styles.preview}>
      <ol>
        {rows.map(({ name, sex, genes, problem, answers, isKnown }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: typed lines, in their order
          <li key={place}>
            {name}（{sex === "unknown" ? "性別不明" : sexLabels[sex]}）{genes ?? <em>{problem}</em>}
            {answers.length > 0 ? (
              <div>
                {answers.map((one) => (
                  <Button key={one.line} look="quiet" onClick={() => onAnswer(place, one.line)}>
                    {correctionLabel(one)}
                  </Button>
                ))}
              </div>
            ) : null}
            {isKnown ? <small> すでに手帖にいます</small> : null}
          </li>
        ))}
      </ol>
      <div className={styles.device}>
        {kept.length > 0 ? <Button onClick={() => onKeep(kept)}>この{kept.length}匹を入れる</Button> : null}
        <Button look="quiet" onClick={onLeave}>
          やめる
        </Button>
      </div>
    </section>
  );
}

/** Keeps typed text above the added lines. */
function addTo(textarea: HTMLTextAreaElement, lines: readonly string[]): void {
  textarea.value = [...new Set([...linesOf(textarea.value), ...lines])].join("\n");
}

function textIn(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return "";
  }
}

function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/).flatMap((line) => line.trim() || []);
}

const save = (lines: readonly string[]) =>
  download(new Blob([`${lines.join("\n")}\n`], { type: "text/plain;charset=utf-8" }), "わたしの個体.txt");

const OWN_NAMES_KEY = "own-gene-names";

const ENTRY = /^\s*(\S[^=＝]*?)\s*[=＝]\s*(\S.*?)\s*$/;

/** Parses custom names and their meanings, longest first. */
export function ownNamesOf(text: string): [name: string, meaning: string][] {
  const entries = text.split(/\r?\n/).flatMap((line): [string, string][] => {
    const [, name, meaning] = ENTRY.exec(line) ?? [];
    return name && meaning ? [[name, meaning]] : [];
  });
  return entries.sort(([a], [b]) => b.length - a.length);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const SCRIPTS = ["\\p{sc=Katakana}ー", "\\p{sc=Hiragana}", "\\p{sc=Han}", "A-Za-z0-9"];
const scriptOf = (text: string) => SCRIPTS.find((script) => new RegExp(`^[${script}]`, "u").test(text)) ?? "\\0";

/** Replaces custom names in a line, as whole words only: モカ does not match in モカシン. */
export function withMeanings(line: string, names: readonly [string, string][]): string {
  if (names.length === 0) return line;
  const words = names.map(([name]) => {
    const [first, last] = [scriptOf(name), scriptOf([...name].at(-1) ?? "")];
    return `(?<![${first}])${escaped(name)}(?![${last}])`;
  });
  const meaningOf = new Map(names);
  return line.replace(new RegExp(words.join("|"), "gu"), (name) => meaningOf.get(name) ?? name);
}
