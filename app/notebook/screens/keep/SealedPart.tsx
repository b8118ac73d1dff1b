// The sealed copy: begun with twelve words, synchronised automatically, opened on a second device, ended and deleted.

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { takeLostFocus } from "#app/notebook/screens/frame/lost-focus.ts";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import { newSecret, type Secret } from "#app/notebook/sealed/keys.ts";
import { type SyncStatus, syncNow, syncStatus, whenSynced } from "#app/notebook/sealed/loop.ts";
import type { SealedState } from "#app/notebook/sealed/sync.ts";
import { beginSealing, endSealing } from "#app/notebook/store/sealed.ts";
import { StoreTrouble } from "#app/notebook/store/trouble.ts";
import { classes } from "#app/platform/site/classes.ts";
import { useSite } from "#app/platform/site/site-data.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import styles from "./Keep.module.css";
import { OpenOther } from "./OpenOther.tsx";
import { ShowWords, WordsCheck } from "./Words.tsx";

interface Props {
  sealed: SealedState | null;
  /** Words that a QR code brought. */
  brought: Secret | null;
  hasRecords: boolean;
}

const NOT_TAKEN = "このサイトでは、手帖をあずかっていません。";

/** Where the site did not say, its answer to what is sent does. */
export const useTaken = (): boolean => useSite()?.takesNotebooks ?? true;

export function SealedPart({ sealed, brought, hasRecords }: Props) {
  const [isLooked, setLooked] = useState(false);
  const isTaken = useTaken();
  const words = isLooked || !isTaken ? null : brought;
  const isGoing = sealed !== null && !words;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasGoing = useRef(isGoing);
  // Sealed, or ended: the button that was pressed is gone.
  useEffect(() => {
    if (wasGoing.current !== isGoing) takeLostFocus(heading.current);
    wasGoing.current = isGoing;
  }, [isGoing]);
  return (
    <section className={styles.part} aria-labelledby="sealed">
      <h2 id="sealed" ref={heading} tabIndex={-1}>
        あずける
      </h2>
      {isGoing ? (
        <Going sealed={sealed} />
      ) : !isTaken ? (
        <p>{NOT_TAKEN}</p>
      ) : (
        <Beginning brought={words} hasRecords={hasRecords} onLooked={() => setLooked(true)} />
      )}
    </section>
  );
}

function Beginning({ brought, hasRecords, onLooked }: Omit<Props, "sealed"> & { onLooked: () => void }) {
  const { write } = useNotebook();
  const [secret, setSecret] = useState<Secret | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [isBack, setBack] = useState(false);

  async function begin() {
    if (!secret) return;
    await write(async () => {
      await beginSealing(secret, true);
      const outcome = await syncNow();
      if (outcome.is !== "done") throw new StoreTrouble(sentenceOf(outcome));
      return { words: "手帖をあずけました。これからは、書くたびに自動で合わせます" };
    });
    setSecret(null);
  }

  function back() {
    setBack(true);
    setSecret(null);
    setOpening(false);
    onLooked();
  }

  if (brought || isOpening) return <OpenOther brought={brought} onBack={back} />;
  if (secret) return <WordsCheck secret={secret} onDone={begin} onBack={back} />;
  return (
    <>
      <p ref={isBack ? takeLostFocus : undefined} tabIndex={-1}>
        記録（写真を除く）を、この端末で封をしてからサイトにあずけます。開けるのは12個の言葉を知る人だけで、サイトの者にも読めません。会員登録は要りません。2台で同じ手帖を続けることもできます。
      </p>
      <div className={styles.buttons}>
        <Button type="button" disabled={!hasRecords} onClick={() => setSecret(newSecret())}>
          言葉を作って、あずける
        </Button>
        <Button type="button" look="outline" onClick={() => setOpening(true)}>
          ほかの端末の手帖を、この端末で開く
        </Button>
      </div>
      {hasRecords ? null : <p className={styles.small}>あずけるのは、最初の1匹を加えてからです。</p>}
    </>
  );
}

function Going({ sealed }: { sealed: SealedState }) {
  const { write } = useNotebook();
  const status = useSyncExternalStore(whenSynced, syncStatus, syncStatus);
  const [isDeleting, setDeleting] = useState(false);
  const [presses, setPresses] = useState(0);
  const { revalidate } = useRevalidator();
  const isTaken = useTaken();
  useEffect(() => {
    if (status.is === "waiting" && isTaken) void syncNow();
    if (status.is === "done") void revalidate();
  }, [status, isTaken, revalidate]);

  async function stop(isDeleted: boolean) {
    await write(async () => {
      if (isDeleted) {
        const { deleteBox } = await import("#app/notebook/sealed/second-device.ts");
        const answer = await deleteBox(sealed.secret);
        if (answer.is !== "written" && answer.is !== "gone")
          throw new StoreTrouble(
            "サイトに届かなかったので、まだ消えていません。接続を確かめて、もう一度押してください。",
          );
      }
      await endSealing();
      return {
        words: isDeleted
          ? "あずけた手帖を消しました。この端末の手帖はそのままです"
          : `この端末で合わせるのをやめました${status.is === "gone" ? "" : "。あずけた手帖は残っています"}`,
      };
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
      {isTaken ? <WhileTaken sealed={sealed} status={status} onPress={() => setPresses(presses + 1)} /> : null}
      <div className={styles.buttons}>
        <Button type="button" look="quiet" onClick={() => void stop(false)}>
          この端末で合わせるのをやめる
        </Button>
        {isDeleting ? (
          <div className={classes(styles.trouble, styles.form)}>
            <p ref={takeLostFocus} tabIndex={-1}>
              サイトにあずけた手帖を、すぐに消します。もう1台でも開けなくなります。それぞれの端末の手帖は残ります。
            </p>
            <Button type="button" onClick={() => void stop(true)}>
              あずけた手帖を消す
            </Button>
            <Button type="button" look="outline" onClick={() => setDeleting(false)}>
              消さない
            </Button>
          </div>
        ) : (
          <Button type="button" look="quiet" onClick={() => setDeleting(true)}>
            あずけた手帖を消す…
          </Button>
        )}
      </div>
    </>
  );
}

function WhileTaken({ sealed, status, onPress }: { sealed: SealedState; status: SyncStatus; onPress: () => void }) {
  const [isShown, setShown] = useState(false);
  function press(takesOlder: boolean) {
    onPress();
    void syncNow({ takesOlder });
  }
  return (
    <>
      <div className={styles.buttons}>
        {status.is === "older" ? (
          <Button type="button" onClick={() => press(true)}>
            この端末の手帖で続ける
          </Button>
        ) : (
          <Button type="button" look="outline" disabled={status.is === "running"} onClick={() => press(false)}>
            いま合わせる
          </Button>
        )}
        <Button type="button" look="outline" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? "言葉を隠す" : "もう1台で開く（言葉とQRコード）"}
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
      return "合わせています…";
    case "done":
      return "あずけた手帖と、同じになっています。";
    case "later":
      return "いまはサイトに届きません。記録はこの端末にあり、あとで自動でもう一度合わせます。";
    case "gone":
      return "あずけた手帖が見つかりません。もう1台から消されたか、400日使われなかったか、サイトがあずかるのをやめています。この端末の手帖はそのままです。続けるときは「この端末で合わせるのをやめる」を押し、新しい言葉であずけてください。";
    case "older":
      return "サイトにあるのは、前に見たものより古い手帖です。サイトが写しから戻されたのかもしれません。この端末の手帖は新しいままです。「この端末の手帖で続ける」を押すと、あずけ直します。";
    case "broken":
      return "あずけた手帖が開けません。途中で壊れたか、書き換えられています。この端末の手帖はそのままです。あずけた手帖を消して、新しい言葉であずけてください。";
    case "newer":
      return "もう1台が新しい版で書いています。ページを読み込み直してください。";
    case "too-large":
      return "記録が1MBを超えたので、あずけられません。この端末の手帖はそのままです。ファイルへの書き出しをお使いください。";
    case "refused":
      return status.message;
  }
}
