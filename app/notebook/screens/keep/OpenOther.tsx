// Opens another device's notebook by its words or QR code, with a preview before merging.

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isGone } from "#app/notebook/model/thing.ts";
import { ChooseFile } from "#app/notebook/screens/frame/ChooseFile.tsx";
import { focusIfLost } from "#app/notebook/screens/frame/lost-focus.ts";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import type { Secret } from "#app/notebook/sealed/keys.ts";
import { syncNow } from "#app/notebook/sealed/loop.ts";
import type { Sealed } from "#app/notebook/sealed/seal.ts";
import type { FetchedNotebook } from "#app/notebook/sealed/second-device.ts";
import type { SealedState } from "#app/notebook/sealed/sync.ts";
import { askToPersist } from "#app/notebook/store/device.ts";
import { RECORD, SNAKE, snakeOf, snakeOfRecord } from "#app/notebook/store/readings.ts";
import { laterWords, startSealing } from "#app/notebook/store/sealed.ts";
import { StoreTrouble } from "#app/notebook/store/trouble.ts";
import { classes } from "#app/platform/site/classes.ts";
import { formatMoment } from "#app/platform/site/days.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { TextArea, TextInput } from "#app/ui/kit/Field.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { useBusy } from "#app/ui/kit/use-busy.ts";
import styles from "./Keep.module.css";

const NO_CODE = "QRコードを読み取れませんでした。コードの全体が明るく写るように撮るか、言葉を入力してください。";

interface Props {
  brought: Secret | null;
  sealed: SealedState | null;
  snakes: number;
  onBack: () => void;
}

export function OpenOther({ brought, sealed, snakes, onBack }: Props) {
  const { write } = useNotebook();
  const [found, setFound] = useState<Found | null>(null);
  const [problems, setProblems] = useState<{ words?: string }>({});
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is there again where what was found is left
  useLayoutEffect(() => focusIfLost(form.current), [found]);
  const { isBusy, run } = useBusy();

  const look = useCallback(async (next: Secret, isByCode: boolean) => {
    const { fetchNotebook } = await import("#app/notebook/sealed/second-device.ts");
    const answer = await fetchNotebook(next);
    setFound(answer.is === "found" ? { ...answer, isByCode } : null);
    setProblems(answer.is === "found" ? {} : { words: sentenceOf(answer) });
  }, []);
  useEffect(() => {
    if (brought) void look(brought, true);
  }, [brought, look]);

  async function read(typed: string) {
    const { readWords } = await import("#app/notebook/sealed/words.ts");
    const words = readWords(typed);
    setProblems(words.ok ? {} : { words: words.message });
    if (words.ok) await look(words.secret, false);
  }

  async function readPicture(file: File | undefined) {
    if (!file) return;
    const { secretInPicture } = await import("#app/notebook/sealed/second-device.ts");
    const inPicture = await secretInPicture(file);
    if (inPicture) await look(inPicture, true);
    else setProblems({ words: NO_CODE });
  }

  async function join({ secret }: Found) {
    await write("手帖を1つにまとめました。これからは、どちらに記録しても自動で同期します", async () => {
      await startSealing(secret, false);
      const { is } = await syncNow();
      void askToPersist();
      if (is !== "done") throw new StoreTrouble("まだ同期できていません。このページを開いたまま、少しお待ちください。");
    });
    onBack();
  }

  if (found)
    return (
      <Joining found={found} former={sealed} snakes={snakes} onJoin={() => join(found)} onBack={() => setFound(null)} />
    );
  return (
    <SendForm
      ref={form}
      tabIndex={-1}
      aria-label="ほかの端末の手帖を開く"
      problems={problems}
      className={styles.form}
      onSend={(data) => run(() => read(String(data.get("words") ?? "")))}
    >
      <TextArea
        name="words"
        label="12個の言葉"
        hint="ほかの端末の「バックアップ」にある言葉を、空白で区切って順に入力します。ひらがなでもカタカナでもかまいません"
        error={problems.words}
        rows={4}
        autoComplete="off"
        spellCheck={false}
        translate="no"
      />
      <div className={styles.buttons}>
        <Button>開く</Button>
        <ChooseFile
          accept="image/*"
          capture="environment"
          aria-busy={isBusy}
          onChoose={(file) => run(() => readPicture(file))}
        >
          QRコードを写真に撮って読む
        </ChooseFile>
        <Button look="outline" onClick={onBack}>
          やめる
        </Button>
      </div>
    </SendForm>
  );
}

function sentenceOf(answer: Exclude<FetchedNotebook, { is: "found" }>): string {
  switch (answer.is) {
    case "gone":
      return "この言葉で開ける手帖はありません。消されたか、400日間使われなかったか、言葉が違います。ほかの端末の「バックアップ」で、いまの言葉を確かめてください。コードは、表示から10分が過ぎるか、1回使うと、無効になります。";
    case "later":
      return `${laterWords(answer.seconds)}。${answer.seconds === null ? "通信を確かめて" : `${Math.ceil(answer.seconds / 60)}分ほど待って`}、もう一度お試しください。`;
    case "refused":
      return answer.message;
    case "newer":
      return "ほかの端末が、新しい版の手帖で書き込んでいます。ページを読み込み直してから、もう一度お試しください。";
    default:
      return "サイトに保存された手帖を開けません。壊れているか、書き換えられています。ほかの端末の「バックアップ」で、「新しい言葉で保存し直す」を押してください。";
  }
}

interface Found {
  secret: Secret;
  sealed: Sealed;
  /** Opened by a code or link rather than typed words. */
  isByCode: boolean;
}

interface JoiningProps {
  found: Found;
  /** The box that this device would leave. */
  former: SealedState | null;
  snakes: number;
  onJoin: () => Promise<void>;
  onBack: () => void;
}

const WORDS = 12;

/** Consent to join another notebook: shows its contents and who will be able to read what. */
function Joining({ found: { secret, sealed, isByCode }, former, snakes, onJoin, onBack }: JoiningProps) {
  const things = sealed.things.filter((thing) => !isGone(thing));
  const count = (type: string) => things.filter((thing) => thing.type === type).length;
  // A link does not prove its sender: if this device has data to lose, ask for a word that is shown on the other
  // screen.
  const needsWord = isByCode && (snakes > 0 || former !== null);
  const [number] = useState(() => 1 + Math.floor(Math.random() * WORDS));
  const [problems, setProblems] = useState<{ word?: string }>({});
  const [isInside, setInside] = useState(false);

  async function send(data: FormData) {
    const { isSameWord, wordsOf } = await import("#app/notebook/sealed/words.ts");
    const isRight = isSameWord(String(data.get("word") ?? ""), wordsOf(secret)[number - 1] ?? "");
    setProblems(!needsWord || isRight ? {} : { word: `ほかの端末の画面にある${number}番目の言葉と違います` });
    if (!needsWord || isRight) await onJoin();
  }

  if (former?.secret === secret)
    return (
      <div className={classes(styles.note, styles.form)}>
        <p ref={focusIfLost} tabIndex={-1}>
          この端末は、すでにこの手帖と同期しています。
        </p>
        <Button look="outline" onClick={onBack}>
          戻る
        </Button>
      </div>
    );
  return (
    <SendForm problems={problems} className={classes(styles.note, styles.form)} onSend={send}>
      <p ref={focusIfLost} tabIndex={-1}>
        {sealed.at ? `${formatMoment(sealed.at)}に書かれた手帖です。` : ""}個体{count(SNAKE)}匹、記録{count(RECORD)}件。
      </p>
      <p>
        まとめると、
        <b>
          この端末の記録{snakes > 0 ? `（個体${snakes}匹とその記録）` : ""}と、これから書くものを、
          {isByCode ? "このコードを作った人" : "この言葉を知る人"}も読めるようになります。
        </b>
        相手の記録も、この端末に入ります。自分の別の端末の手帖か、一緒に飼っている人の手帖でなければ、まとめないでください。
      </p>
      {former ? (
        <p>
          この端末は、いま同期しているバックアップ
          {former.syncedAt ? `（最後の同期は${formatMoment(former.syncedAt)}）` : ""}
          から離れます。そちらは消えずに残りますが、これから書くものは届きません。
        </p>
      ) : null}
      {needsWord ? (
        <TextInput
          name="word"
          label={`ほかの端末の画面にある、${number}番目の言葉`}
          hint="コードの下に並ぶ12個の言葉の1つです。コードだけが送られてきたときは、まとめないでください"
          error={problems.word}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : null}
      {isInside ? <Inside things={things} /> : null}
      <div className={styles.buttons}>
        <Button>まとめて、同期を始める</Button>
        {isInside ? null : (
          <Button look="outline" onClick={() => setInside(true)}>
            こちらの記録は送らず、中だけ見る
          </Button>
        )}
        <Button look="outline" onClick={onBack}>
          やめる
        </Button>
      </div>
    </SendForm>
  );
}

function Inside({ things }: { things: Sealed["things"] }) {
  const records = Map.groupBy(things, (thing) => snakeOfRecord(thing) ?? "");
  const snakes = things.flatMap((thing) => snakeOf(thing) ?? []);
  return (
    <ul className={styles.inside} aria-label="相手の手帖の個体">
      {snakes.map(({ id, name, genotype }) => (
        <li key={id}>
          <b>{name}</b>
          {genotype === "" ? "" : `（${genotype}）`}　記録{records.get(id)?.length ?? 0}件
        </li>
      ))}
    </ul>
  );
}
