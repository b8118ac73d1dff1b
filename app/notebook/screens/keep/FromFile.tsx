// Things of a file that merging would not bring back: things removed here since, and fields written again here since.

import { careLabels } from "#app/notebook/care/care.ts";
import type { FileContents } from "#app/notebook/file/notebook-file.ts";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import { RECORD, SNAKE } from "#app/notebook/store/readings.ts";
import { type FileDifferences, restoreFrom, takeOlder, wordsOfRemoved } from "#app/notebook/store/removed.ts";
import { formatShortDay } from "#app/platform/site/days.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { Fold } from "#app/ui/kit/Fold.tsx";
import { fieldLabels, wordsOf } from "./Differences.tsx";
import styles from "./Keep.module.css";

const SHOWN = 100;

export function FromFile({ found, onDone }: { found: FileContents & FileDifferences; onDone: () => void }) {
  const { write } = useNotebook();
  const { removed, older, things } = found;
  const count = (type: string) => removed.filter((thing) => thing.type === type).length;
  const [snakes, records] = [count(SNAKE), count(RECORD)];
  const parts = [
    snakes > 0 ? `個体${snakes}匹` : "",
    records > 0 ? `記録${records}件` : "",
    removed.length > snakes + records ? `ペアや写真${removed.length - snakes - records}件` : "",
  ].filter(Boolean);
  const names = new Map(things.flatMap((thing) => wordsOfRemoved(thing).snake ?? []).map(({ id, name }) => [id, name]));
  const whose = (id: string) => {
    const thing = things.find((one) => one.id === id);
    const event = thing && wordsOfRemoved(thing).event;
    return event
      ? `${names.get(event.snake) ?? ""} ${formatShortDay(event.at)}の${careLabels[event.care.kind]}`
      : (names.get(id) ?? "手帖");
  };
  const back = (some: FileDifferences["older"], words: string) =>
    void write(async () => {
      const undo = await takeOlder(some);
      onDone();
      return { words, undo };
    });
  return (
    <>
      {parts.length > 0 ? (
        <>
          <p>この手帖で消した{parts.join("、")}が、ファイルにあります。</p>
          <Button
            type="button"
            look="outline"
            onClick={() =>
              void write(async () => {
                await (await import("#app/notebook/store/file.ts")).takePhotosOf(found);
                const undo = await restoreFrom(removed);
                onDone();
                return { words: `${parts.join("、")}を元に戻しました`, undo };
              })
            }
          >
            消したものをファイルから戻す
          </Button>
        </>
      ) : null}
      {older.length > 0 ? (
        <Fold label={`ファイルのあとで書き直したところ ${older.length}か所`}>
          <ul className={styles.differences}>
            {older.slice(0, SHOWN).map((one) => (
              <li key={`${one.id} ${one.field}`} className={styles.difference}>
                <b>
                  {whose(one.id)}の{fieldLabels[one.field] ?? one.field}
                </b>
                <span>
                  いま「{wordsOf(one.field, one.now)}」、ファイル「{wordsOf(one.field, one.then)}」
                </span>
                <Button
                  type="button"
                  look="outline"
                  onClick={() => back([one], `「${wordsOf(one.field, one.then)}」に戻しました`)}
                >
                  ファイルの内容に戻す
                </Button>
              </li>
            ))}
          </ul>
          {older.length > 1 ? (
            <Button
              type="button"
              look="outline"
              onClick={() => back(older, `${older.length}か所をファイルの内容に戻しました`)}
            >
              すべてファイルの内容に戻す
            </Button>
          ) : null}
        </Fold>
      ) : null}
    </>
  );
}
