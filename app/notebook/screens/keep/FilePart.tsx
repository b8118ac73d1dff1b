// The notebook as one file: out, and in after a look at what would come.

import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { FileContents } from "#app/notebook/file/notebook-file.ts";
import { GONE } from "#app/notebook/model/thing.ts";
import { ChooseFile } from "#app/notebook/screens/frame/ChooseFile.tsx";
import { handFile, takeHandedFile } from "#app/notebook/screens/frame/handed-file.ts";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import { askToPersist } from "#app/notebook/store/device.ts";
import type { HandedPlan } from "#app/notebook/store/file.ts";
import { noteFile } from "#app/notebook/store/file-notes.ts";
import type { FileDifferences } from "#app/notebook/store/removed.ts";
import { StoreTrouble } from "#app/notebook/store/trouble.ts";
import { classes } from "#app/platform/site/classes.ts";
import { dayInJapan, formatMoment } from "#app/platform/site/days.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { download } from "#app/ui/kit/download.ts";
import { useBusy } from "#app/ui/kit/use-busy.ts";
import { FromFile } from "./FromFile.tsx";
import { Handed } from "./Handed.tsx";
import styles from "./Keep.module.css";

interface Props {
  /** How many there are. */
  records: number;
  /** Of the snakes. */
  names: readonly string[];
}

export function FilePart({ records, names }: Props) {
  const { write } = useNotebook();
  const [handed, setHanded] = useState<{ contents: FileContents; plan: HandedPlan } | null>(null);
  const [found, setFound] = useState<(FileContents & FileDifferences) | null>(null);
  const [problem, setProblem] = useState("");
  const { isBusy, run } = useBusy();
  const navigate = useNavigate();

  async function out() {
    await write(async () => {
      const { makeFile } = await import("#app/notebook/store/file.ts");
      const now = new Date();
      download(await makeFile(now), `techo-${dayInJapan(now)}.zip`);
      // On a full disk it cannot be noted, and has gone out all the same.
      await noteFile(records, now).catch(() => {});
      return { words: "ファイルに書き出しました。クラウドやパソコンなど、この端末の外にも置いてください" };
    });
  }

  async function look(file: File | undefined) {
    if (!file) return;
    const { readFile } = await import("#app/notebook/file/notebook-file.ts");
    const read = await readFile(file);
    if (!read.ok && !/\.zip$/i.test(file.name)) {
      handFile(file);
      await navigate("/note/table");
      return;
    }
    setFound(null);
    setHanded(null);
    setProblem(read.ok ? "" : read.message);
    if (!read.ok) return;
    const { contents } = read;
    if (contents.isHanded) {
      const { planHanded } = await import("#app/notebook/store/file.ts");
      return setHanded({ contents, plan: await planHanded(contents) });
    }
    const { differencesFrom } = await import("#app/notebook/store/removed.ts");
    setFound({ ...contents, ...(await differencesFrom(contents.things)) });
  }

  // A file that was shared with the app.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    void run(() => look(takeHandedFile() ?? undefined));
  }, []);

  async function takeIn(contents: FileContents) {
    await write(async () => {
      const { BROKEN } = await import("#app/notebook/file/notebook-file.ts");
      const { takeFile } = await import("#app/notebook/store/file.ts");
      const { added, changed } = await takeFile(contents).catch((error: unknown) => {
        throw error instanceof StoreTrouble ? error : new StoreTrouble(BROKEN);
      });
      void askToPersist();
      const rest = await (await import("#app/notebook/store/removed.ts")).differencesFrom(contents.things);
      const isRest = rest.removed.length + rest.older.length > 0;
      // Things that merging does not bring back are offered after it, too.
      setFound(isRest ? { ...contents, ...rest } : null);
      if (added + changed > 0) return { words: mergedWords(added, changed) };
      return {
        words: isRest ? "ファイルの新しいものは、どれも手帖にあります" : "どれも手帖にあります。何も変わっていません",
      };
    });
  }

  return (
    <section className={styles.part} aria-labelledby="file">
      <h2 id="file">ファイル</h2>
      <p>記録と写真のすべてが、1つのファイル（.zip）になります。どこにも送りません。</p>
      <div className={styles.buttons}>
        <Button type="button" aria-busy={isBusy} onClick={() => run(out)}>
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
        表計算ソフトやほかのアプリの記録は、<Link to="/note/table">表から移す</Link>で読み込めます。
      </p>
      <div aria-live="polite">
        {problem ? <p className={styles.trouble}>{problem}</p> : null}
        {handed ? <Handed {...handed} names={names} onDone={() => setHanded(null)} /> : null}
        {found ? (
          <div className={classes(styles.note, styles.form)}>
            <p>
              {found.at ? `${formatMoment(found.at)}に書き出した手帖です。` : ""}
              {`個体${countOf(found, "snake")}匹、記録${countOf(found, "record")}件、写真${found.photos.length}枚。いまの手帖に取り込みます。同じ記録が重なることはありません。`}
            </p>
            <div className={styles.buttons}>
              <Button type="button" aria-busy={isBusy} onClick={() => run(() => takeIn(found))}>
                この手帖を取り込む
              </Button>
              <Button type="button" look="outline" onClick={() => setFound(null)}>
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

function mergedWords(added: number, changed: number): string {
  return `手帖に取り込みました（追加${added}件、更新${changed}件）`;
}
