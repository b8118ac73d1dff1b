// A snake that another keeper handed over as a file: a look at what would come, then all of it with one press.

import { useNavigate } from "react-router";
import { careLabels, careWords, countWords } from "#app/notebook/care/care.ts";
import type { FileContents } from "#app/notebook/file/notebook-file.ts";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import { snakeWords } from "#app/notebook/snakes/snake.ts";
import { askToPersist } from "#app/notebook/store/device.ts";
import type { HandedPlan } from "#app/notebook/store/file.ts";
import { StoreTrouble } from "#app/notebook/store/trouble.ts";
import { classes } from "#app/platform/site/classes.ts";
import { formatShortDay } from "#app/platform/site/days.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { Fold } from "#app/ui/kit/Fold.tsx";
import { useBusy } from "#app/ui/kit/use-busy.ts";
import styles from "./Keep.module.css";

interface Props {
  contents: FileContents;
  plan: HandedPlan;
  /** Names of the snakes that are in this notebook. */
  names: readonly string[];
  onDone: () => void;
}

const SHOWN = 50;

export function Handed({ contents, plan: { snakes, events, photos, changes }, names, onDone }: Props) {
  const { today, write } = useNotebook();
  const navigate = useNavigate();
  const { isBusy, run } = useBusy();
  const called = snakes.map(({ name }) => `「${name}」`).join("、");
  const [first] = snakes;
  const fresh = changes.map(({ change }) => change.id);
  const isSame = snakes.some(({ id, name }) => fresh.includes(id) && names.includes(name));
  const parts = [...countWords(events.map(({ care }) => care)), ...(photos > 0 ? [`写真${photos}枚`] : [])];

  const takeIn = () =>
    run(async () => {
      const isWritten = await write(async () => {
        const [{ takeHanded }, { BROKEN }] = await Promise.all([
          import("#app/notebook/store/file.ts"),
          import("#app/notebook/file/notebook-file.ts"),
        ]);
        const words = `譲り受けた${called}を手帖に入れました`;
        const undo = await takeHanded(contents, words).catch((error: unknown) => {
          throw error instanceof StoreTrouble ? error : new StoreTrouble(BROKEN);
        });
        return { words, undo };
      });
      if (!isWritten || !first) return;
      onDone();
      void askToPersist();
      await navigate(`/note/snake/${first.id}`);
    });

  return (
    <div className={classes(styles.note, styles.form)}>
      <p>
        譲り受けた{called}のファイルです。{snakes.length === 1 && first ? snakeWords(first, today) : ""}
      </p>
      <p>
        {changes.length === 0
          ? "どれも、もう手帖にあります。"
          : `${parts.join("、") || "個体の情報"}が入ります。あとから、まとめて取り消せます。`}
        {isSame ? "同じ名前の個体が手帖にいますが、別の個体として入ります。" : ""}
      </p>
      {events.length > 0 ? (
        <Fold label={`記録${events.length}件を見る`}>
          <ul className={styles.inside}>
            {events
              .toSorted((a, b) => b.at.localeCompare(a.at))
              .slice(0, SHOWN)
              .map(({ id, at, care }) => (
                <li key={id}>
                  {formatShortDay(at)} {careLabels[care.kind]}：{careWords(care)}
                </li>
              ))}
            {events.length > SHOWN ? <li>ほか{events.length - SHOWN}件</li> : null}
          </ul>
        </Fold>
      ) : null}
      <div className={styles.buttons}>
        {changes.length > 0 ? (
          <Button type="button" aria-busy={isBusy} onClick={() => void takeIn()}>
            手帖に入れる
          </Button>
        ) : null}
        <Button type="button" look="outline" onClick={onDone}>
          {changes.length > 0 ? "やめる" : "閉じる"}
        </Button>
      </div>
    </div>
  );
}
