// /note/removed: deletions of the last thirty days and bulk writes, each with undo.

import { Link } from "react-router";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import keep from "#app/notebook/screens/keep/Keep.module.css";
import { type Batch, eventsOfBatch, undoBatch } from "#app/notebook/store/batches.ts";
import { allSnakes, removeThings } from "#app/notebook/store/notebook.ts";
import type { Removed } from "#app/notebook/store/removed.ts";
import { formatMoment } from "#app/platform/site/days.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import styles from "./Removed.module.css";

const SHOWN = 200;

export function RemovedScreen({ removed, batches }: { removed: readonly Removed[]; batches: readonly Batch[] }) {
  const { write, record } = useNotebook();
  /** Does nothing if all its records were deleted one by one. */
  async function mend(batch: string) {
    const [events, snakes] = await Promise.all([eventsOfBatch(batch), allSnakes()]);
    const kind = events[0]?.care.kind;
    const own = snakes.filter(({ snake }) => events.some((event) => event.snake === snake.id));
    if (kind) record({ snakes: own, kind, mended: { batch, events } });
  }
  return (
    <div className={keep.keep}>
      <div className={keep.part}>
        <h1>消したもの</h1>
        <p>
          30日のあいだ、元に戻せます（同期していれば、ほかの端末からも戻せます）。それを過ぎると、中身は消えます。そのあとも、前に書き出したファイルがあれば、
          <Link to="/note/keep">バックアップ</Link>のページから戻せます。
        </p>
        {removed.length === 0 ? <p>消したものはありません。</p> : null}
        <ul className={styles.list}>
          {removed.slice(0, SHOWN).map((one) => (
            <li key={one.thing.id}>
              <span>
                <b>{one.title}</b>
                <small>{formatMoment(one.at)}に消したもの</small>
              </span>
              <Button
                look="outline"
                onClick={() => void write(`${one.title}を元に戻しました`, () => removeThings(one.ids, false))}
              >
                元に戻す<span className="visually-hidden">（{one.title}）</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <section className={keep.part} aria-labelledby="batches">
        <h2 id="batches">まとめて記録したもの</h2>
        {batches.length === 0 ? <p>まとめて記録したものや、表から読み込んだものはありません。</p> : null}
        <ul className={styles.list}>
          {batches.slice(0, SHOWN).map((batch) => (
            <li key={batch.id}>
              <span>
                <b>{batch.words}</b>
                <small>{formatMoment(batch.at)}</small>
              </span>
              <span className={styles.do}>
                {batch.isMany ? (
                  <Button look="outline" onClick={() => void mend(batch.id)}>
                    直す
                  </Button>
                ) : null}
                <Button look="outline" onClick={() => void write("まとめて取り消しました", () => undoBatch(batch.id))}>
                  取り消す<span className="visually-hidden">（{batch.words}）</span>
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
