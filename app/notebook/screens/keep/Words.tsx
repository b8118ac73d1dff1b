// The twelve words: shown, copied by hand, and typed again, so that they are not skipped.

import { useEffect, useRef, useState } from "react";
import { useFirstWrong } from "#app/notebook/screens/frame/first-wrong.ts";
import { takeLostFocus } from "#app/notebook/screens/frame/lost-focus.ts";
import type { Secret } from "#app/notebook/sealed/keys.ts";
import type { Code } from "#app/notebook/sealed/second-device.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { TextInput } from "#app/ui/kit/Field.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import styles from "./Keep.module.css";

function useWords(secret: Secret): readonly string[] {
  const [words, setWords] = useState<readonly string[]>([]);
  useEffect(() => {
    void import("#app/notebook/sealed/words.ts").then(({ wordsOf }) => setWords(wordsOf(secret)));
  }, [secret]);
  return words;
}

function List({ words }: { words: readonly string[] }) {
  return (
    <ol className={styles.words} translate="no" aria-label="12個の言葉">
      {[...words.entries()].map(([place, word]) => (
        <li key={place}>{word}</li>
      ))}
    </ol>
  );
}

/** As long as the site stores the box of a code. */
const CODE_MS = 600_000;

/** `hasQr`: with the code that a phone's camera opens. */
export function ShowWords({ secret, hasQr = false }: { secret: Secret; hasQr?: boolean }) {
  const words = useWords(secret);
  const [code, setCode] = useState<Code | null>(null);
  useEffect(() => {
    if (!hasQr) return;
    const made = import("#app/notebook/sealed/second-device.ts").then(({ codeFor }) =>
      codeFor(secret, location.origin),
    );
    const end = () => void made.then((one) => one?.end());
    // A page that is left, or stays open longer than the site stores the code, shows no expired code.
    const hide = () => {
      end();
      setCode(null);
    };
    void made.then(setCode);
    const over = setTimeout(hide, CODE_MS);
    window.addEventListener("pagehide", hide);
    return () => {
      clearTimeout(over);
      window.removeEventListener("pagehide", hide);
      end();
    };
  }, [secret, hasQr]);
  return (
    <div className={styles.form}>
      {code ? (
        <>
          <p>
            ほかの端末のカメラでこのコードを読むか、「バックアップ」のページで12個の言葉を入力します。コードは、この画面を開いてから10分間、1回だけ使えます。下の言葉の1つを、ほかの端末で尋ねることがあります。人に見せたり、写真で送ったりしないでください。
          </p>
          <svg
            viewBox={`0 0 ${code.size} ${code.size}`}
            className={styles.qr}
            role="img"
            aria-label="手帖を開くQRコード"
          >
            <path d={code.path} fill="currentColor" />
          </svg>
        </>
      ) : null}
      <List words={words} />
    </div>
  );
}

/** Which of them are to be typed. */
const ASKED = [2, 7, 11] as const;

interface CheckProps {
  secret: Secret;
  onDone: () => Promise<void>;
  onBack: () => void;
}

export function WordsCheck({ secret, onDone, onBack }: CheckProps) {
  const words = useWords(secret);
  const [isWritten, setWritten] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<number, string>>>({});

  const form = useRef<HTMLFormElement>(null);
  useFirstWrong(form, problems);

  async function send(typed: FormData) {
    const { isSameWord } = await import("#app/notebook/sealed/words.ts");
    const wrong = ASKED.filter((number) => !isSameWord(String(typed.get(`word-${number}`)), words[number - 1] ?? ""));
    setProblems(Object.fromEntries(wrong.map((number) => [number, "言葉が違います。書き写した紙を確認してください"])));
    if (wrong.length > 0) return;
    await onDone();
  }

  if (!isWritten)
    return (
      <div className={styles.form}>
        <p ref={takeLostFocus} tabIndex={-1}>
          これが、同期した手帖を開く言葉です。<b>紙に書き写して</b>
          、人に見られない所に保管してください。なくすと、手帖を開けなくなります。サイトの運営者にも、あとからお知らせすることはできません。
        </p>
        <ShowWords secret={secret} />
        <div className={styles.buttons}>
          <Button type="button" onClick={() => setWritten(true)}>
            書き写しました
          </Button>
          <Button type="button" look="outline" onClick={onBack}>
            やめる
          </Button>
        </div>
      </div>
    );
  return (
    <SendForm ref={form} noValidate className={styles.form} onSend={send}>
      <p ref={takeLostFocus} tabIndex={-1}>
        書き写した紙を見て、次の3つを入力してください。
      </p>
      {ASKED.map((number) => (
        <TextInput
          key={number}
          name={`word-${number}`}
          label={`${number}番目の言葉`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={problems[number]}
        />
      ))}
      <div className={styles.buttons}>
        <Button>確かめて、同期を始める</Button>
        <Button type="button" look="outline" onClick={() => setWritten(false)}>
          言葉をもう一度見る
        </Button>
      </div>
    </SendForm>
  );
}
