// Another device's notebook on this one: by its words or its QR code, and with a look at it before the two are merged.

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { ChooseFile } from "#app/notebook/screens/frame/ChooseFile.tsx";
import { useFirstWrong } from "#app/notebook/screens/frame/first-wrong.ts";
import { takeLostFocus } from "#app/notebook/screens/frame/lost-focus.ts";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import type { Secret } from "#app/notebook/sealed/keys.ts";
import { syncNow } from "#app/notebook/sealed/loop.ts";
import type { Peek } from "#app/notebook/sealed/second-device.ts";
import type { SealedState } from "#app/notebook/sealed/sync.ts";
import { askToPersist } from "#app/notebook/store/device.ts";
import { beginSealing } from "#app/notebook/store/sealed.ts";
import { StoreTrouble } from "#app/notebook/store/trouble.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { TextArea } from "#app/ui/kit/Field.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { useBusy } from "#app/ui/kit/use-busy.ts";
import { type Found, Joining } from "./Joining.tsx";
import styles from "./Keep.module.css";

const NO_CODE = "QRコードを読み取れませんでした。コードの全体が明るく写るように撮るか、言葉を入力してください。";

interface Props {
  /** Words that a QR code brought. */
  brought: Secret | null;
  /** The box of this device. */
  sealed: SealedState | null;
  snakes: number;
  onBack: () => void;
}

export function OpenOther({ brought, sealed, snakes, onBack }: Props) {
  const { write } = useNotebook();
  const [found, setFound] = useState<Found | null>(null);
  const [problems, setProblems] = useState<{ words?: string }>({});
  const form = useRef<HTMLFormElement>(null);
  useFirstWrong(form, problems);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is there again where what was found is left
  useLayoutEffect(() => takeLostFocus(form.current), [found]);
  const { isBusy, run } = useBusy();

  const look = useCallback(async (next: Secret, isByCode: boolean) => {
    const { peek } = await import("#app/notebook/sealed/second-device.ts");
    const answer = await peek(next);
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
    await write(async () => {
      await beginSealing(secret, false);
      const { is } = await syncNow();
      void askToPersist();
      if (is !== "done") throw new StoreTrouble("まだ同期できていません。このページを開いたまま、少しお待ちください。");
      return { words: "手帖を1つにまとめました。これからは、どちらに記録しても自動で同期します" };
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
      noValidate
      className={styles.form}
      onSend={(data) => run(() => read(String(data.get("words") ?? "")))}
    >
      <TextArea
        name="words"
        label="12個の言葉"
        hint="ほかの端末の「バックアップ」にある言葉を、間をあけて順に入力します。ひらがなでもカタカナでも構いません"
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
        <Button type="button" look="outline" onClick={onBack}>
          やめる
        </Button>
      </div>
    </SendForm>
  );
}

function sentenceOf(answer: Exclude<Peek, { is: "found" }>): string {
  switch (answer.is) {
    case "gone":
      return "この言葉で開ける手帖はありません。消されたか、400日間使われなかったか、言葉が違います。コードは、表示から10分が過ぎるか、1回使うと無効になります。";
    case "later":
      return "いまはサイトに接続できません。通信を確かめて、もう一度お試しください。";
    case "refused":
      return answer.message;
    case "newer":
      return "ほかの端末が、新しい版のアプリで書き込んでいます。ページを読み込み直してから、もう一度お試しください。";
    default:
      return "保存された手帖を開けません。壊れているか、書き換えられています。";
  }
}
