// Sealed copy: set up with twelve words, synced automatically, opened on a second device, stopped or deleted.

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { focusIfLost } from "#app/notebook/screens/frame/lost-focus.ts";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import { useTakesNotebooks } from "#app/notebook/screens/frame/SevenDayWarning.tsx";
import { newSecret, type Secret } from "#app/notebook/sealed/keys.ts";
import { onSynced, type SyncStatus, syncNow, syncStatus } from "#app/notebook/sealed/loop.ts";
import type { Code } from "#app/notebook/sealed/second-device.ts";
import type { SealedState } from "#app/notebook/sealed/sync.ts";
import { laterWords, startSealing, stopSealing, troubleWords } from "#app/notebook/store/sealed.ts";
import { StoreTrouble } from "#app/notebook/store/trouble.ts";
import { classes } from "#app/platform/site/classes.ts";
import { timeInJapan } from "#app/platform/site/days.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { TextInput } from "#app/ui/kit/Field.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { useLoaded } from "#app/ui/kit/use-loaded.ts";
import styles from "./Keep.module.css";
import { OpenOther } from "./OpenOther.tsx";

interface Props {
  sealed: SealedState | null;
  brought: Secret | null;
  snakes: number;
}

const NOT_TAKEN = "このサイトでは、手帖の同期を利用できません。";

export function SealedPart({ sealed, brought, snakes }: Props) {
  const [isLooked, setLooked] = useState(false);
  const [step, setStep] = useState<Step>("");
  const isTaken = useTakesNotebooks();
  const words = isLooked || !isTaken ? null : brought;
  const isGoing = sealed !== null && !words && step === "";
  const heading = useRef<HTMLHeadingElement>(null);
  const wasGoing = useRef(isGoing);
  // The pressed button is gone after starting or stopping.
  useEffect(() => {
    if (wasGoing.current !== isGoing) focusIfLost(heading.current);
    wasGoing.current = isGoing;
  }, [isGoing]);

  function back() {
    setLooked(true);
    setStep("");
  }

  return (
    <section className={styles.part} aria-labelledby="sealed">
      <h2 id="sealed" ref={heading} tabIndex={-1}>
        ほかの端末と同期
      </h2>
      {words || step === "open" ? (
        <OpenOther brought={words} sealed={sealed} snakes={snakes} onBack={back} />
      ) : step === "make" ? (
        <MakeWords onBack={back} />
      ) : sealed ? (
        <Going sealed={sealed} onStep={setStep} />
      ) : !isTaken ? (
        <p>{NOT_TAKEN}</p>
      ) : (
        <Beginning snakes={snakes} isBack={isLooked} onStep={setStep} />
      )}
    </section>
  );
}

/** Creating a box, or opening another device's; "" for neither. */
type Step = "make" | "open" | "";

function Beginning({ snakes, isBack, onStep }: { snakes: number; isBack: boolean; onStep: (step: Step) => void }) {
  return (
    <>
      <p ref={isBack ? focusIfLost : undefined} tabIndex={-1}>
        記録（写真を除く）を、この端末で暗号化してからサイトに保存します。開けるのは12個の言葉を知っている人だけで、サイトの運営者にも読めません。会員登録は必要ありません。スマートフォンとパソコンなど、2台で同じ手帖を続けることもできます。
      </p>
      <div className={styles.buttons}>
        <Button disabled={snakes === 0} onClick={() => onStep("make")}>
          言葉を作って、同期を始める
        </Button>
        <Button look="outline" onClick={() => onStep("open")}>
          ほかの端末の手帖を、この端末で開く
        </Button>
      </div>
      {snakes > 0 ? null : <p className={styles.small}>最初の1匹を加えると、同期を始められます。</p>}
    </>
  );
}

/** Creates a new box with new words; a previous box is left alone. */
function MakeWords({ onBack }: { onBack: () => void }) {
  const { write } = useNotebook();
  const [secret] = useState<Secret>(newSecret);
  async function begin() {
    await write("同期を始めました。これからは、記録するたびに自動で同期します", async () => {
      await startSealing(secret, true);
      const outcome = await syncNow();
      if (outcome.is !== "done") throw new StoreTrouble(sentenceOf(syncStatus()));
    });
    onBack();
  }
  return <WordsCheck secret={secret} onDone={begin} onBack={onBack} />;
}

function Going({ sealed, onStep }: { sealed: SealedState; onStep: (step: Step) => void }) {
  const { write } = useNotebook();
  const status = useSyncExternalStore(onSynced, syncStatus, syncStatus);
  const [isDeleting, setDeleting] = useState(false);
  const [presses, setPresses] = useState(0);
  const { revalidate } = useRevalidator();
  const isTaken = useTakesNotebooks();
  useEffect(() => {
    if (status.is === "waiting" && isTaken) void syncNow();
    if (status.is === "done") void revalidate();
  }, [status, isTaken, revalidate]);

  async function stop(isDeleted: boolean) {
    const words = isDeleted
      ? "サイトに保存した手帖を消しました。この端末の手帖はそのままです"
      : `この端末の同期をやめました${status.is === "gone" ? "" : "。サイトに保存した手帖は残っています"}`;
    await write(words, async () => {
      if (isDeleted) {
        const { deleteBox } = await import("#app/notebook/sealed/second-device.ts");
        const answer = await deleteBox(sealed.secret);
        if (answer.is !== "written" && answer.is !== "gone")
          throw new StoreTrouble(
            `${laterWords(answer.is === "later" ? answer.seconds : null)}。まだ消えていないので、しばらくしてから、もう一度押してください。`,
          );
      }
      await stopSealing();
    });
  }

  return (
    <>
      <div aria-live="polite">
        {/* For each press a paragraph of its own: of one that says what it said before, nothing is read out. */}
        <p key={presses} className={isTaken && isTrouble(status) ? styles.trouble : styles.note}>
          {isTaken ? sentenceOf(status) : NOT_TAKEN}
        </p>
      </div>
      <p className={styles.small}>写真は同期されません。「ファイルに書き出す」で、この端末の外に残してください。</p>
      {isTaken ? <WhileTaken sealed={sealed} status={status} onPress={() => setPresses(presses + 1)} /> : null}
      {isTaken && (status.is === "gone" || status.is === "broken") ? (
        <div className={styles.buttons}>
          <Button onClick={() => onStep("make")}>新しい言葉で保存し直す</Button>
          <Button look="outline" onClick={() => onStep("open")}>
            ほかの端末の手帖を、この端末で開く
          </Button>
        </div>
      ) : null}
      <div className={styles.buttons}>
        <Button look="quiet" onClick={() => void stop(false)}>
          この端末の同期をやめる
        </Button>
        {isDeleting ? (
          <div className={classes(styles.trouble, styles.form)}>
            <p ref={focusIfLost} tabIndex={-1}>
              サイトに保存した手帖を、すぐに消します。ほかの端末でも開けなくなります。それぞれの端末の手帖は残ります。
            </p>
            <Button onClick={() => void stop(true)}>サイトに保存した手帖を消す</Button>
            <Button look="outline" onClick={() => setDeleting(false)}>
              消さない
            </Button>
          </div>
        ) : (
          <Button look="quiet" onClick={() => setDeleting(true)}>
            サイトに保存した手帖を消す…
          </Button>
        )}
      </div>
    </>
  );
}

function WhileTaken({ sealed, status, onPress }: { sealed: SealedState; status: SyncStatus; onPress: () => void }) {
  const [isShown, setShown] = useState(false);
  function press() {
    onPress();
    void syncNow();
  }
  return (
    <>
      <div className={styles.buttons}>
        <Button look="outline" data-repeats="" disabled={status.is === "running"} onClick={press}>
          いますぐ同期
        </Button>
        <Button look="outline" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? "言葉を隠す" : "ほかの端末で開く（言葉とQRコード）"}
        </Button>
      </div>
      {isShown ? <ShowWords secret={sealed.secret} hasQr /> : null}
    </>
  );
}

const isTrouble = ({ is }: SyncStatus) => !["waiting", "running", "done"].includes(is);

function sentenceOf(status: SyncStatus): string {
  switch (status.is) {
    case "waiting":
    case "running":
      return "同期しています…";
    case "done":
      return "同期済みです。";
    case "later":
      return `${laterWords(status.seconds)}。記録はこの端末にあり、${status.seconds === null ? "あとで" : `${timeInJapan(new Date(status.again))}ごろに`}自動で同期します。`;
    default:
      return troubleWords(status.is, status.is === "refused" ? status.message : "");
  }
}

function useWords(secret: Secret): readonly string[] {
  const [words] = useLoaded(async () => (await import("#app/notebook/sealed/words.ts")).wordsOf(secret), [secret]);
  return words ?? [];
}

/** How long the site stores a code's box. */
const CODE_MS = 600_000;

/** `hasQr`: also shows the QR code for a phone's camera. */
function ShowWords({ secret, hasQr = false }: { secret: Secret; hasQr?: boolean }) {
  const words = useWords(secret);
  const [code, setCode] = useState<Code | null>(null);
  useEffect(() => {
    if (!hasQr) return;
    const made = import("#app/notebook/sealed/second-device.ts").then(({ codeFor }) =>
      codeFor(secret, location.origin),
    );
    const end = () => void made.then((one) => one?.end());
    // Hides the code when the page is left or the code expires.
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
            ほかの端末のカメラでこのコードを読むか、「バックアップ」のページで12個の言葉を入力します。コードは、この画面を開いてから10分間、1回だけ使えます。ほかの端末で、下の言葉の1つを聞かれることがあります。人に見せたり、写真で送ったりしないでください。
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
      <ol className={styles.words} translate="no" aria-label="12個の言葉">
        {[...words.entries()].map(([place, word]) => (
          <li key={place}>{word}</li>
        ))}
      </ol>
    </div>
  );
}

const ASKED = [2, 7, 11] as const;

function WordsCheck({ secret, onDone, onBack }: { secret: Secret; onDone: () => Promise<void>; onBack: () => void }) {
  const words = useWords(secret);
  const [isWritten, setWritten] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<number, string>>>({});

  async function send(typed: FormData) {
    const { isSameWord } = await import("#app/notebook/sealed/words.ts");
    const wrong = ASKED.filter((number) => !isSameWord(String(typed.get(`word-${number}`)), words[number - 1] ?? ""));
    setProblems(Object.fromEntries(wrong.map((number) => [number, "言葉が違います。書き写した紙を確かめてください"])));
    if (wrong.length > 0) return;
    await onDone();
  }

  if (!isWritten)
    return (
      <SendForm key="words" className={styles.form} onSend={async () => setWritten(true)}>
        <p ref={focusIfLost} tabIndex={-1}>
          これが、同期した手帖を開く言葉です。<b>紙に書き写して</b>
          、人に見られない所に保管してください。なくすと、手帖を開けなくなります。サイトの運営者にも分からないので、問い合わせてもお答えできません。
        </p>
        <ShowWords secret={secret} />
        {/* To be ticked, as the button may come under the second half of a double tap. */}
        <label className={styles.tick}>
          <input type="checkbox" required />
          12個の言葉を、紙に書き写しました
        </label>
        <div className={styles.buttons}>
          <Button>次へ</Button>
          <Button look="outline" onClick={onBack}>
            やめる
          </Button>
        </div>
      </SendForm>
    );
  return (
    <SendForm key="check" problems={problems} className={styles.form} onSend={send}>
      <p ref={focusIfLost} tabIndex={-1}>
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
        <Button look="outline" onClick={() => setWritten(false)}>
          言葉をもう一度見る
        </Button>
      </div>
    </SendForm>
  );
}
