// Consent to join another's notebook: it is looked at first, and says in both directions who will read what.

import { useRef, useState } from "react";
import { isGone } from "#app/notebook/model/thing.ts";
import { useFirstWrong } from "#app/notebook/screens/frame/first-wrong.ts";
import { takeLostFocus } from "#app/notebook/screens/frame/lost-focus.ts";
import type { Secret } from "#app/notebook/sealed/keys.ts";
import type { Sealed } from "#app/notebook/sealed/seal.ts";
import type { SealedState } from "#app/notebook/sealed/sync.ts";
import { RECORD, SNAKE, snakeOf, snakeOfRecord } from "#app/notebook/store/readings.ts";
import { classes } from "#app/platform/site/classes.ts";
import { formatMoment } from "#app/platform/site/days.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { TextInput } from "#app/ui/kit/Field.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import styles from "./Keep.module.css";

export interface Found {
  secret: Secret;
  sealed: Sealed;
  /** By a code or a link, and not by words that were typed. */
  isByCode: boolean;
}

interface Props {
  found: Found;
  /** The box that this device leaves. */
  former: SealedState | null;
  /** How many this device has. */
  snakes: number;
  onJoin: () => Promise<void>;
  onBack: () => void;
}

const WORDS = 12;

export function Joining({ found: { secret, sealed, isByCode }, former, snakes, onJoin, onBack }: Props) {
  const things = sealed.things.filter((thing) => !isGone(thing));
  const count = (type: string) => things.filter((thing) => thing.type === type).length;
  // A link says nothing about who sent it: where there is something to lose, the other screen has to be in sight.
  const needsWord = isByCode && (snakes > 0 || former !== null);
  const [number] = useState(() => 1 + Math.floor(Math.random() * WORDS));
  const [problems, setProblems] = useState<{ word?: string }>({});
  const [isInside, setInside] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFirstWrong(form, problems);

  async function send(data: FormData) {
    const { isSameWord, wordsOf } = await import("#app/notebook/sealed/words.ts");
    const isRight = isSameWord(String(data.get("word") ?? ""), wordsOf(secret)[number - 1] ?? "");
    setProblems(!needsWord || isRight ? {} : { word: `ほかの端末の画面にある${number}番目の言葉と違います` });
    if (!needsWord || isRight) await onJoin();
  }

  if (former?.secret === secret)
    return (
      <div className={classes(styles.note, styles.form)}>
        <p ref={takeLostFocus} tabIndex={-1}>
          この端末は、もうこの手帖と同期しています。
        </p>
        <Button type="button" look="outline" onClick={onBack}>
          戻る
        </Button>
      </div>
    );
  return (
    <SendForm ref={form} noValidate className={classes(styles.note, styles.form)} onSend={send}>
      <p ref={takeLostFocus} tabIndex={-1}>
        {sealed.at ? `${formatMoment(sealed.at)}に書かれた手帖です。` : ""}個体{count(SNAKE)}匹、記録{count(RECORD)}件。
      </p>
      <p>
        合わせると、
        <b>
          この端末の記録{snakes > 0 ? `（個体${snakes}匹とその記録）` : ""}と、これから書くものを、
          {isByCode ? "このコードを作った人" : "この言葉を知る人"}も読めるようになります。
        </b>
        相手の記録も、この端末に入ります。自分のほかの端末か、いっしょに飼っている人の手帖でなければ、合わせないでください。
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
          hint="コードの下に並ぶ12個の言葉の1つです。コードだけが送られてきたときは、合わせないでください"
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
          <Button type="button" look="outline" onClick={() => setInside(true)}>
            こちらの記録は送らず、中だけ見る
          </Button>
        )}
        <Button type="button" look="outline" onClick={onBack}>
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
