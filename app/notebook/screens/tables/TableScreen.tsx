// /note/table: imports tables, workbooks or memos, with a preview.

import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { TableProblem } from "#app/kinds/ball/tables/read-table.ts";
import { careLabels, careWords, countWords } from "#app/notebook/care/care.ts";
import { ChooseFile } from "#app/notebook/screens/frame/ChooseFile.tsx";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import { receiveFile } from "#app/notebook/screens/frame/passed-file.ts";
import keep from "#app/notebook/screens/keep/Keep.module.css";
import type { Snake } from "#app/notebook/snakes/snake.ts";
import { askToPersist } from "#app/notebook/store/device.ts";
import type { Undo } from "#app/notebook/store/things.ts";
import type { Known, PlannedSnake, SnakeChoices } from "#app/notebook/tables/plan.ts";
import { formatShortDay } from "#app/platform/site/days.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { Button, ButtonLink } from "#app/ui/kit/Button.tsx";
import { Select, TextArea } from "#app/ui/kit/Field.tsx";
import { Fold } from "#app/ui/kit/Fold.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { useBusy } from "#app/ui/kit/use-busy.ts";
import { useLoaded } from "#app/ui/kit/use-loaded.ts";
import type { OpenTable, WholePlan } from "./open-table.ts";
import { TableColumns } from "./TableColumns.tsx";
import styles from "./Tables.module.css";

const opening = () => import("./open-table.ts");

interface Opened {
  tables: readonly OpenTable[];
  known: Known;
  choices: SnakeChoices;
}

/** The open table with its chosen columns; kept while another page is shown. */
let kept: Opened | null = null;

export function TableScreen() {
  const { today, write } = useNotebook();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState("");
  const [done, setDone] = useState<{ words: string; undo: Undo } | null>(null);
  const { isBusy, run } = useBusy();
  const [planned] = useLoaded(
    async () => opened && (await opening()).planOf(opened, opened.choices, today),
    [opened, today],
  );

  function show(next: Opened | null) {
    kept = next;
    setOpened(next);
  }

  async function showAgain(before: Opened) {
    const { loadKnown } = await import("#app/notebook/store/table.ts");
    show({ ...before, known: await loadKnown() });
  }

  const open = (from: File | string) =>
    run(async () => {
      const { openTables } = await opening();
      const read = await openTables(from, today);
      setProblem(read.ok ? "" : read.message);
      if (read.ok) show({ ...read, choices: {} });
      setDone(null);
    });

  // A file chosen on another page, or shared with the app; else the table that was open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const file = receiveFile();
    if (file) void open(file);
    else if (kept) void showAgain(kept);
  }, []);

  const change = (at: number, table: OpenTable) =>
    kept && show({ ...kept, tables: kept.tables.map((one, i) => (i === at ? table : one)) });

  async function takeIn() {
    if (!opened || !planned) return;
    const words = `表から${planWords(planned)}を読み込みました`;
    await write(words, async () => {
      const { importTable } = await import("#app/notebook/store/batches.ts");
      const { rememberChoice } = await import("#app/notebook/store/table.ts");
      const written = await importTable(planned.snakes, words);
      for (const { table, choice } of opened.tables) await rememberChoice(table, choice);
      const undo = async () => {
        await written();
        setDone(null);
        if (!kept) await showAgain(opened);
      };
      show(null);
      setDone({ words, undo });
      void askToPersist();
      return Object.assign(undo, written);
    });
  }

  return (
    <div className={keep.keep}>
      <div className={keep.part}>
        <h1>表やメモから移す</h1>
        <p>
          表計算ソフト、ほかのアプリから書き出したファイル、メモ帳の一覧から、個体・体重・給餌・脱皮・メモを移します。何が入るかを確かめてから読み込みます。どこにも送りません。
        </p>
        <div className={keep.buttons}>
          <ChooseFile
            accept=".csv,.tsv,.txt,.xlsx,text/*,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            aria-busy={isBusy}
            onChoose={(file) => file && void open(file)}
          >
            ファイルを選ぶ
          </ChooseFile>
        </div>
        <Fold label="コピーした表やメモを貼り付ける">
          <SendForm className={keep.form} onSend={(typed) => open(String(typed.get("text") ?? ""))}>
            <TextArea
              name="text"
              label="表のセル、またはメモの文字"
              hint="例：11/3 モモ 1240g。1行に1つの記録、または1行に1匹"
              rows={6}
            />
            <Button aria-busy={isBusy}>確かめる</Button>
          </SendForm>
        </Fold>
        <p className={keep.small}>
          読めるのは、CSV・TSV・Excelのブック（.xlsx）・テキストファイルです。手帖のファイル（.zip）は
          <Link to="/note/keep">バックアップ</Link>で読み込みます。
        </p>
      </div>
      <div aria-live="polite">
        {problem ? <p className={keep.trouble}>{problem}</p> : null}
        {done ? (
          <div className={keep.note}>
            <p>{done.words}。</p>
            <div className={keep.buttons}>
              <ButtonLink to="/note/snakes">個体を見る</ButtonLink>
              <Button
                look="outline"
                onClick={() => void write("読み込みを取り消しました", async () => void (await done.undo()))}
              >
                読み込みを取り消す
              </Button>
            </div>
          </div>
        ) : null}
      </div>
      {opened && planned ? (
        <>
          {opened.tables.map((one, at) => (
            <TableColumns
              key={`${one.table.name} ${one.table.rows.length}`}
              opened={one}
              asked={planned.asked[at] ?? []}
              isFirst={at === 0}
              isOne={opened.tables.length === 1}
              onChange={(choice) => change(at, { ...one, choice })}
              onReread={(as) => void opening().then(async ({ reread }) => change(at, await reread(one, as, today)))}
            />
          ))}
          <TablePreview
            plan={planned}
            snakes={opened.known.snakes}
            choices={opened.choices}
            onChoose={(key, choice) => show({ ...opened, choices: { ...opened.choices, [key]: choice } })}
          />
          <div className={keep.buttons}>
            <Button aria-busy={isBusy} onClick={() => run(takeIn)} disabled={planned.isEmpty}>
              この内容で読み込む
            </Button>
            <Button look="outline" onClick={() => show(null)}>
              やめる
            </Button>
          </div>
        </>
      ) : null}
    </div>
  );
}

const RECORDS = 30;

interface PreviewProps {
  plan: WholePlan;
  snakes: readonly Snake[];
  choices: SnakeChoices;
  onChoose: (key: string, choice: string) => void;
}

function TablePreview({ plan, snakes, choices, onChoose }: PreviewProps) {
  const { taken, changed } = plan;
  const same = taken.reduce((sum, one) => sum + one.same, 0);
  const records = taken.flatMap((one) =>
    one.records.map((record) => ({ ...record, name: one.snake?.name ?? one.name })),
  );
  const unknown = plan.snakes.filter(({ snake }) => snake === null);
  return (
    <section className={keep.part} aria-labelledby="preview">
      <h2 id="preview">読み込む内容</h2>
      <p className={styles.counts}>
        <b>{plan.isEmpty ? "新しく読み込むものはありません" : planWords(plan)}</b>
        {same > 0 ? `。すでに手帖にある${withCommas(same)}件は、そのままです` : ""}
        {plan.guessedYears > 0 ? "。年のない日付は、いちばん近い過去の日として読みました" : ""}
      </p>
      <Problems
        title="読めない行（読み込みません。表を直すと、あとから入れられます）"
        problems={plan.problems}
        isOpen
      />
      <Problems title="念のため確かめてほしい行（このまま読み込みます）" problems={plan.doubts} isOpen={false} />
      {unknown.length > 0 ? (
        <Fold label={`手帖にいない個体 ${unknown.length}匹`} open={unknown.some(({ isAmbiguous }) => isAmbiguous)}>
          <ul className={styles.names}>
            {plan.snakes
              .filter(({ snake, key }) => snake === null || choices[key] !== undefined)
              .map((one) => (
                <li key={one.key}>
                  <Select
                    label={`${one.name || one.number}（${one.entries.length}行）`}
                    value={choices[one.key] ?? (one.isAmbiguous ? "skip" : "new")}
                    onChange={({ currentTarget }) => onChoose(one.key, currentTarget.value)}
                    options={[
                      { value: "new", label: "新しい個体として加える" },
                      { value: "skip", label: "読まない" },
                      ...snakes.map(({ id, name, number }) => ({
                        value: id,
                        label: [name, number].filter(Boolean).join("・"),
                      })),
                    ]}
                  />
                </li>
              ))}
          </ul>
        </Fold>
      ) : null}
      {changed.length > 0 ? (
        <Fold label={`更新する個体 ${changed.length}匹`}>
          <ul className={styles.lines}>{changed.map(changeLine)}</ul>
        </Fold>
      ) : null}
      {records.length > 0 ? (
        <Fold label={`記録 ${withCommas(records.length)}件`}>
          <ul className={styles.lines}>
            {records.slice(0, RECORDS).map(({ line, name, day, care }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row may hold several
              <li key={`${line} ${i}`}>
                {formatShortDay(day)} {name}：{careLabels[care.kind]} {careWords(care)}
              </li>
            ))}
            {records.length > RECORDS ? <li>ほか{withCommas(records.length - RECORDS)}件</li> : null}
          </ul>
        </Fold>
      ) : null}
    </section>
  );
}

function changeLine({ key, snake, fields }: PlannedSnake) {
  const words = Object.entries(fields).map(
    ([field, value]) => `${snake?.[field as keyof Snake] || "（空）"} → ${value}`,
  );
  return (
    <li key={key}>
      {snake?.name}：{words.join("、")}
    </li>
  );
}

const LINES = 50;

/** Groups the same problem of several rows. */
function Problems({ title, problems, isOpen }: { title: string; problems: readonly TableProblem[]; isOpen: boolean }) {
  if (problems.length === 0) return null;
  const groups = [...Map.groupBy(problems, ({ message }) => message)];
  return (
    <Fold label={`${title} ${problems.length}件`} open={isOpen}>
      <ul className={styles.lines}>
        {groups.slice(0, LINES).map(([message, some]) => (
          <li key={message}>
            {some
              .slice(0, 10)
              .map(({ line }) => line)
              .join("・")}
            行目{some.length > 10 ? `ほか${some.length - 10}行` : ""}：{message}
          </li>
        ))}
        {groups.length > LINES ? <li>ほか{groups.length - LINES}種類</li> : null}
      </ul>
    </Fold>
  );
}

/** Summarises the plan: "新しい個体25匹、体重600件". */
function planWords({ taken, fresh, changed }: WholePlan): string {
  return [
    fresh.length > 0 ? `新しい個体${fresh.length}匹` : "",
    changed.length > 0 ? `更新する個体${changed.length}匹` : "",
    ...countWords(taken.flatMap(({ records }) => records.map(({ care }) => care))),
  ]
    .filter(Boolean)
    .join("、");
}
