// Today's page: the date, tonight's weather, and lists of snakes to feed, check, weigh and clean.

import { useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { type CareKind, careWords, offeredWords } from "#app/notebook/care/care.ts";
import { doubtOf } from "#app/notebook/care/doubts.ts";
import type { Pair } from "#app/notebook/pairs/pair.ts";
import { FASTING_ARTICLE, type FastingRow, LONG_FAST_WORDS } from "#app/notebook/rules/fasting.ts";
import { focusIfLost } from "#app/notebook/screens/frame/lost-focus.ts";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import { useShowRest } from "#app/notebook/screens/frame/use-show-rest.ts";
import { Many, More } from "#app/notebook/screens/records/RecordButtons.tsx";
import { SnakePicture } from "#app/notebook/screens/snakes/SnakePicture.tsx";
import { addEvents, nearbyEvents } from "#app/notebook/store/notebook.ts";
import type { TodayLine, TodaySnake } from "#app/notebook/today/today.ts";
import { toClean, todayLines, toFeed, toWatch, toWeigh } from "#app/notebook/today/today.ts";
import { weekdayOf } from "#app/platform/site/days.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { Reminders } from "./Reminders.tsx";
import styles from "./Today.module.css";

interface Props {
  snakes: readonly TodaySnake[];
  pairs: readonly Pair[];
  /** Content before the lists: tonight's weather. */
  children?: React.ReactNode;
  /** Content shown after the lists have loaded: notices about this device. */
  foot: React.ReactNode;
}

/** Initially visible lines per list; the rest is shown on request. */
const SHOWN = { feed: 40, weigh: 5, clean: 3 } as const;
const AT_ONCE = 16;

export function TodayScreen({ snakes, pairs, children, foot }: Props) {
  const { today } = useNotebook();
  const lines = todayLines(snakes, today);
  const feed = toFeed(lines);
  const watch = toWatch(lines);
  const weigh = toWeigh(lines);
  const clean = toClean(lines);
  const next = lines
    .filter(({ feeding }) => feeding?.state === "later")
    .toSorted((a, b) => (a.feeding?.inDays ?? 0) - (b.feeding?.inDays ?? 0))[0];
  return (
    <div className={styles.today}>
      <header className={styles.day}>
        <h1>
          <time dateTime={today}>
            {today.slice(5, 7).replace(/^0/, "")}月{today.slice(8).replace(/^0/, "")}日{" "}
            <span>{weekdayOf(today)}曜日</span>
          </time>
        </h1>
        <p>{summary(feed.length, watch.length, weigh.length, clean.length)}</p>
        <Link to="/note/search">探す</Link>
      </header>
      {children}
      <div className={styles.lists}>
        <Watch lines={watch} />
        <Due of="feed" words="給餌" lines={feed} kind="meal" many="まとめて記録" Line={FeedLine}>
          <p className={styles.none}>
            今日の給餌はありません。
            {next?.feeding ? `次は${next.snake.name}、${next.feeding.inDays}日後です。` : ""}
          </p>
        </Due>
        <Due of="weigh" words="体重" lines={weigh} kind="weight" many="まとめて量る" Line={WeighLine} />
        <Due of="clean" words="掃除" lines={clean} kind="cleaning" many="まとめて記録" Line={CleanLine} />
      </div>
      {foot}
      <Reminders lines={lines} pairs={pairs} />
    </div>
  );
}

/** Collapsed if there are several, so that the feeding list is on a phone's first screen. Find-in-page still reaches its first lines. */
function Watch({ lines }: { lines: readonly TodayLine[] }) {
  const [isOpened, setOpened] = useState(false);
  const [gravest] = lines;
  const isOpen = isOpened || lines.length === 1;
  const most = useShowRest() ? AT_ONCE : 0;
  if (!gravest) return null;
  return (
    <details
      className={styles.watch}
      data-tone={toneOf(gravest)}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>
        <h2 className={styles.head}>
          要注意 <span>{lines.length}匹</span>
        </h2>
        <small>{lines.map((line) => `${line.snake.name} ${lossOf(line)}`.trim()).join("・")}</small>
      </summary>
      <ul className={styles.lines}>
        {lines.slice(0, isOpen ? lines.length : most).map((line) => (
          <WatchLine key={line.snake.id} line={line} />
        ))}
      </ul>
    </details>
  );
}

const toneOf = ({ row }: TodayLine) => row?.tone ?? "watch";
const lossOf = ({ loss }: TodayLine) => (loss !== null && loss >= 1 ? `−${Math.round(loss * 10) / 10}%` : "");

interface DueProps {
  of: "feed" | "weigh" | "clean";
  words: string;
  lines: readonly TodayLine[];
  /** Kind and label of the bulk record. */
  kind: CareKind;
  many: string;
  Line: LinesProps["Line"];
  /** Shown if nothing is due; without it the section is omitted. */
  children?: React.ReactNode;
}

function Due({ of, words, lines, kind, many, Line, children }: DueProps) {
  if (lines.length === 0 && !children) return null;
  return (
    <section aria-labelledby={of}>
      <div className={styles.titled}>
        <h2 id={of} className={styles.head}>
          {words} <span>{lines.length}匹</span>
        </h2>
        <Many lines={lines} kind={kind} of={words}>
          {many}
        </Many>
      </div>
      {lines.length > 0 ? <Lines lines={lines} first={SHOWN[of]} Line={Line} /> : children}
    </section>
  );
}

interface LinesProps {
  lines: readonly TodayLine[];
  first: number;
  Line: React.ComponentType<{ line: TodayLine }>;
}

function Lines({ lines, first, Line }: LinesProps) {
  const [isAll, setAll] = useState(false);
  const rest = isAll ? 0 : Math.max(0, lines.length - first);
  const most = useShowRest() ? lines.length - rest : Math.min(first, AT_ONCE);
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef(-1);
  // A finished line disappears with its buttons: move the focus to the line in its place.
  useLayoutEffect(() => {
    const line = list.current?.children[focused.current] ?? list.current?.lastElementChild;
    if (focused.current >= 0) focusIfLost(line?.querySelector("a"));
  });
  return (
    <>
      <ul
        ref={list}
        className={styles.lines}
        onFocus={({ target, currentTarget }) => {
          focused.current = [...currentTarget.children].findIndex((line) => line.contains(target));
        }}
        onBlur={() => {
          focused.current = -1;
        }}
      >
        {lines.slice(0, most).map((line) => (
          <Line key={line.snake.id} line={line} />
        ))}
      </ul>
      {rest > 0 ? (
        <Button look="quiet" onClick={() => setAll(true)}>
          ほかの{rest}匹も見る
        </Button>
      ) : null}
    </>
  );
}

function summary(feed: number, watch: number, weigh: number, clean: number): string {
  const parts = [
    feed > 0 ? `給餌 ${feed}匹` : "",
    watch > 0 ? `要注意 ${watch}匹` : "",
    weigh > 0 ? `体重 ${weigh}匹` : "",
    clean > 0 ? `掃除 ${clean}匹` : "",
  ].filter(Boolean);
  return parts.length > 0 ? parts.join("・") : "今日することはありません。";
}

function Who({ line, children }: { line: TodayLine; children: React.ReactNode }) {
  const { snake } = line;
  return (
    <a href={`/note/snake/${snake.id}`} className={styles.who}>
      <SnakePicture snake={snake} shape="round" />
      <span className={styles.words}>
        <b>{snake.name}</b>
        <small>{children}</small>
      </span>
    </a>
  );
}

function FeedLine({ line }: { line: TodayLine }) {
  const { write, record } = useNotebook();
  const { snake, digest, feeding, fasted, row } = line;
  const last = digest.lastMeal?.meal;
  const unfed = last ? "食べた記録なし" : "給餌の記録なし";
  const meal = last && offeredWords(last);
  const details = [meal, digest.refusals > 0 ? `拒食${digest.refusals}回` : ""].filter(Boolean).join("・");

  async function note(outcome: "eaten" | "refused") {
    const care = { kind: "meal", prey: "", size: "", count: 1, grams: null, ...last, outcome } as const;
    const at = new Date().toISOString();
    // Doubtful: open the sheet to confirm.
    if (doubtOf(snake, care, at, await nearbyEvents(snake.id, at))) {
      record({ snake: line, kind: "meal" });
      return;
    }
    await write(`${snake.name}：${careWords(care)}`, () => addEvents([{ snake: snake.id, at, care }]));
  }

  return (
    <li data-late={feeding?.state === "late" || undefined}>
      <div className={styles.line}>
        <Who line={line}>
          {fasted === null ? unfed : <Figure spoken="食べてから" unit="日" of={fasted} />} {details}
        </Who>
        <span className={styles.do}>
          <Button onClick={() => void note("eaten")}>
            食べた<span className="visually-hidden">（{snake.name}）</span>
          </Button>
          <Button look="outline" onClick={() => void note("refused")}>
            拒食<span className="visually-hidden">（{snake.name}）</span>
          </Button>
          <More line={line} />
        </span>
      </div>
      {row?.tone === "calm" ? (
        <p className={styles.row}>
          <Row row={row} />
        </p>
      ) : null}
    </li>
  );
}

/** The main number of a line. `spoken`: visually hidden text for what its position implies. */
function Figure({ of, unit, spoken = "" }: { of: number; unit: string; spoken?: string }) {
  return (
    <span className={styles.number}>
      <span className="visually-hidden">{spoken}</span>
      {withCommas(of)}
      <i>{unit}</i>
    </span>
  );
}

function Row({ row }: { row: FastingRow }) {
  return (
    <>
      <b>体重は{row.when}</b>：{row.means}。すること：{row.action}。
      <Link to={FASTING_ARTICLE}>食べないときに見ること</Link>
    </>
  );
}

function WatchLine({ line }: { line: TodayLine }) {
  const { row, isToConsult, isAhead, fasted, loss, digest } = line;
  const { peak, lastWeight } = digest;
  return (
    <li className={styles.watched} data-tone={toneOf(line)}>
      <div className={styles.line}>
        <Who line={line}>
          {lossOf(line) && peak && lastWeight ? (
            <>
              <span className={styles.number}>{lossOf(line)}</span> 最大{withCommas(peak.grams)}g→
              {withCommas(lastWeight.grams)}g
            </>
          ) : fasted === null || isAhead ? null : (
            <Figure of={fasted} unit="日間食べていません" />
          )}
        </Who>
        <span className={styles.do}>
          <More line={line} />
        </span>
      </div>
      <p className={styles.row}>
        {isToConsult ? LONG_FAST_WORDS : null}
        {row ? <Row row={row} /> : null}
        {isAhead
          ? "先の日付の記録があります。端末の時計がずれていたときのものなら、開いて日時を直してください。"
          : null}
        {!row && !isToConsult && (loss ?? 0) >= 10
          ? "いちばん重かったころより10%以上減っています。獣医師に相談してください。"
          : null}
      </p>
    </li>
  );
}

function WeighLine({ line }: { line: TodayLine }) {
  const { record } = useNotebook();
  const { weighed, digest, snake } = line;
  return (
    <li className={styles.line}>
      <Who line={line}>
        {digest.lastWeight ? (
          <>
            <Figure of={digest.lastWeight.grams} unit="g" /> {weighed}日前
          </>
        ) : (
          "まだ量っていません"
        )}
      </Who>
      <span className={styles.do}>
        <Button onClick={() => record({ snake: line, kind: "weight" })}>
          量る<span className="visually-hidden">（{snake.name}）</span>
        </Button>
      </span>
    </li>
  );
}

function CleanLine({ line }: { line: TodayLine }) {
  const { write } = useNotebook();
  const { cleaned, snake } = line;
  return (
    <li className={styles.line}>
      <Who line={line}>
        {cleaned === null ? "掃除の記録なし" : <Figure spoken="掃除してから" of={cleaned} unit="日" />}
      </Who>
      <span className={styles.do}>
        <Button
          onClick={() =>
            void write(`${snake.name}：掃除をした`, () =>
              addEvents([{ snake: snake.id, at: new Date().toISOString(), care: { kind: "cleaning" } }]),
            )
          }
        >
          した<span className="visually-hidden">（{snake.name}）</span>
        </Button>
        <More line={line} />
      </span>
    </li>
  );
}
