// Export and import of the notebook as one file, with a preview before importing.

import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { careLabels, careWords, countWords } from "#app/notebook/care/care.ts";
import type { FileContents } from "#app/notebook/file/notebook-file.ts";
import { GONE } from "#app/notebook/model/thing.ts";
import { ChooseFile } from "#app/notebook/screens/frame/ChooseFile.tsx";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import { passFile, receiveFile } from "#app/notebook/screens/frame/passed-file.ts";
import { snakeWords } from "#app/notebook/snakes/snake.ts";
import { askToPersist } from "#app/notebook/store/device.ts";
import { recordExport } from "#app/notebook/store/export-record.ts";
import type { HandoverPlan } from "#app/notebook/store/file.ts";
import { RECORD, SNAKE } from "#app/notebook/store/readings.ts";
import { type FileDifferences, findDifferences, restoreAs, restoreOlder } from "#app/notebook/store/removed.ts";
import { fieldLabel, thingTitle, valueWords } from "#app/notebook/store/thing-words.ts";
import { classes } from "#app/platform/site/classes.ts";
import { dayInJapan, formatMoment, formatShortDay } from "#app/platform/site/days.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { download } from "#app/ui/kit/download.ts";
import { Fold } from "#app/ui/kit/Fold.tsx";
import { useBusy } from "#app/ui/kit/use-busy.ts";
import styles from "./Keep.module.css";

export function FilePart({ records, names }: { records: number; names: readonly string[] }) {
  const { writeAndSay } = useNotebook();
  const [handed, setHanded] = useState<{ contents: FileContents; plan: HandoverPlan } | null>(null);
  const [found, setFound] = useState<(FileContents & FileDifferences) | null>(null);
  const [problem, setProblem] = useState("");
  const { isBusy, run } = useBusy();
  const navigate = useNavigate();

  async function out() {
    await writeAndSay(async () => {
      const { exportNotebook } = await import("#app/notebook/store/file.ts");
      const now = new Date();
      const { file, missing } = await exportNotebook(now);
      download(file, `techo-${dayInJapan(now)}.zip`);
      await recordExport(records, now);
      const rest = missing > 0 ? `この端末にない写真${missing}枚は入っていません。` : "";
      return { words: `ファイルに書き出しました。${rest}クラウドやパソコンなど、この端末の外にも置いてください` };
    });
  }

  async function look(file: File | undefined) {
    if (!file) return;
    const { readFile } = await import("#app/notebook/file/notebook-file.ts");
    const read = await readFile(file);
    if (!read.ok && !/\.zip$/i.test(file.name)) {
      passFile(file);
      await navigate("/note/table");
      return;
    }
    setFound(null);
    setHanded(null);
    setProblem(read.ok ? "" : read.message);
    if (!read.ok) return;
    const { contents } = read;
    if (contents.isHanded) {
      const { planHandover } = await import("#app/notebook/store/file.ts");
      return setHanded({ contents, plan: await planHandover(contents) });
    }
    setFound({ ...contents, ...(await findDifferences(contents.things)) });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    void run(() => look(receiveFile() ?? undefined));
  }, []);

  async function takeIn(contents: FileContents) {
    await writeAndSay(async () => {
      const { importFile } = await import("#app/notebook/store/file.ts");
      const { added, changed, stored, broken, unfit } = await importFile(contents);
      void askToPersist();
      const rest = await findDifferences(contents.things);
      const isRest = rest.removed.length + rest.older.length > 0;
      // Also offered after merging.
      setFound(isRest ? { ...contents, ...rest } : null);
      const counts = [`追加${added}件`, `更新${changed}件`, ...(stored > 0 ? [`写真${stored}枚`] : [])].join("、");
      const lost =
        (broken > 0 ? `。壊れていた写真${broken}枚は入っていません` : "") +
        (unfit > 0 ? `。空きが足りず、写真${unfit}枚は入っていません。空きを作って、もう一度読み込んでください` : "");
      if (added + changed + stored + lost.length > 0) return { words: `手帖に読み込みました（${counts}）${lost}` };
      const none = isRest ? "ファイルの新しい内容は、どれもすでに手帖にあります" : "";
      return { words: none || "どれもすでに手帖にあります。何も変わっていません" };
    });
  }

  return (
    <section className={styles.part} aria-labelledby="file">
      <h2 id="file">ファイル</h2>
      <p>記録と写真のすべてが、1つのファイル（.zip）になります。どこにも送りません。</p>
      <div className={styles.buttons}>
        <Button aria-busy={isBusy} onClick={() => run(out)}>
          ファイルに書き出す
        </Button>
        <ChooseFile
          accept=".zip,.csv,.tsv,.txt,.xlsx,application/zip,text/*"
          aria-busy={isBusy}
          onChoose={(file) => run(() => look(file))}
        >
          ファイルから読み込む
        </ChooseFile>
      </div>
      <p className={styles.small}>
        表計算ソフトやほかのアプリの記録は、「<Link to="/note/table">表やメモから移す</Link>」で読み込めます。
      </p>
      <div aria-live="polite">
        {problem ? <p className={styles.trouble}>{problem}</p> : null}
        {handed ? <Handed {...handed} names={names} onDone={() => setHanded(null)} /> : null}
        {found ? (
          <div className={classes(styles.note, styles.form)}>
            <p>
              {found.at ? `${formatMoment(found.at)}に書き出した手帖です。` : ""}
              {`個体${countOf(found, "snake")}匹、記録${countOf(found, "record")}件、写真${found.photos.length}枚。いまの手帖に読み込みます。同じ記録が重なることはありません。`}
            </p>
            <div className={styles.buttons}>
              <Button aria-busy={isBusy} onClick={() => run(() => takeIn(found))}>
                この手帖を読み込む
              </Button>
              <Button look="outline" onClick={() => setFound(null)}>
                やめる
              </Button>
            </div>
            <FromFile found={found} onDone={() => setFound(null)} />
          </div>
        ) : null}
      </div>
    </section>
  );
}

const countOf = ({ things }: FileContents, type: string) =>
  things.filter((thing) => thing.type === type && thing.fields[GONE] !== true).length;

const SHOWN = 100;

/** Offers what merging a file does not bring back: things deleted, and fields edited, since the file was written. */
function FromFile({ found, onDone }: { found: FileContents & FileDifferences; onDone: () => void }) {
  const { write } = useNotebook();
  const { removed, older, things } = found;
  const count = (type: string) => removed.filter((thing) => thing.type === type).length;
  const [snakes, records] = [count(SNAKE), count(RECORD)];
  const parts = [
    snakes > 0 ? `個体${snakes}匹` : "",
    records > 0 ? `記録${records}件` : "",
    removed.length > snakes + records ? `ペアや写真${removed.length - snakes - records}件` : "",
  ].filter(Boolean);
  const known = new Map(things.map((thing) => [thing.id, thing]));
  const whose = (id: string): string => {
    const thing = known.get(id);
    return thing ? thingTitle(thing, whose) : "";
  };
  const back = (some: FileDifferences["older"], words: string) =>
    void write(words, async () => {
      const undo = await restoreOlder(some);
      onDone();
      return undo;
    });
  return (
    <>
      {parts.length > 0 ? (
        <>
          <p>この手帖で消した{parts.join("、")}が、ファイルにあります。</p>
          <Button
            look="outline"
            onClick={() =>
              void write(`${parts.join("、")}を元に戻しました`, async () => {
                await (await import("#app/notebook/store/file.ts")).importPhotosOf(found);
                const undo = await restoreAs(removed);
                onDone();
                return undo;
              })
            }
          >
            消したものをファイルから戻す
          </Button>
        </>
      ) : null}
      {older.length > 0 ? (
        <Fold label={`書き出したあとで書き直したところ ${older.length}か所`}>
          <ul className={styles.differences}>
            {older.slice(0, SHOWN).map((one) => (
              <li key={`${one.id} ${one.field}`} className={styles.difference}>
                <b>
                  {whose(one.id)}の{fieldLabel(one.field)}
                </b>
                <span>
                  いま「{valueWords(one.field, one.now)}」、ファイル「{valueWords(one.field, one.then)}」
                </span>
                <Button
                  look="outline"
                  onClick={() => back([one], `「${valueWords(one.field, one.then)}」に戻しました`)}
                >
                  ファイルの内容に戻す
                </Button>
              </li>
            ))}
          </ul>
          {older.length > 1 ? (
            <Button look="outline" onClick={() => back(older, `${older.length}か所をファイルの内容に戻しました`)}>
              すべてファイルの内容に戻す
            </Button>
          ) : null}
        </Fold>
      ) : null}
    </>
  );
}

interface HandedProps {
  contents: FileContents;
  plan: HandoverPlan;
  names: readonly string[];
  onDone: () => void;
}

const EVENTS_SHOWN = 50;

/** Preview and import of a snake handed over by another keeper. */
function Handed({ contents, plan: { snakes, events, photos, changes }, names, onDone }: HandedProps) {
  const { today, write } = useNotebook();
  const navigate = useNavigate();
  const { isBusy, run } = useBusy();
  const called = snakes.map(({ name }) => `「${name}」`).join("、");
  const [first] = snakes;
  const fresh = changes.map(({ id }) => id);
  const isSame = snakes.some(({ id, name }) => fresh.includes(id) && names.includes(name));
  const parts = [...countWords(events.map(({ care }) => care)), ...(photos > 0 ? [`写真${photos}枚`] : [])];

  const takeIn = () =>
    run(async () => {
      const words = `譲り受けた${called}を手帖に入れました`;
      const isWritten = await write(words, async () => {
        const { importHandover } = await import("#app/notebook/store/file.ts");
        return importHandover(contents, words);
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
          ? "どれも、すでに手帖にあります。"
          : `${parts.join("、") || "個体の情報"}が入ります。あとから、まとめて取り消せます。`}
        {isSame ? "同じ名前の個体が手帖にいますが、別の個体として入ります。" : ""}
      </p>
      {events.length > 0 ? (
        <Fold label={`記録${events.length}件を見る`}>
          <ul className={styles.inside}>
            {events
              .toSorted((a, b) => b.at.localeCompare(a.at))
              .slice(0, EVENTS_SHOWN)
              .map(({ id, at, care }) => (
                <li key={id}>
                  {formatShortDay(at)} {careLabels[care.kind]}：{careWords(care)}
                </li>
              ))}
            {events.length > EVENTS_SHOWN ? <li>ほか{events.length - EVENTS_SHOWN}件</li> : null}
          </ul>
        </Fold>
      ) : null}
      <div className={styles.buttons}>
        {changes.length > 0 ? (
          <Button aria-busy={isBusy} onClick={() => void takeIn()}>
            手帖に入れる
          </Button>
        ) : null}
        <Button look="outline" onClick={onDone}>
          {changes.length > 0 ? "やめる" : "閉じる"}
        </Button>
      </div>
    </div>
  );
}
