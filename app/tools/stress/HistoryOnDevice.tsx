// Saved results on this device as a chart and a table, deletable.

import { useState } from "react";
import { Link } from "react-router";
import { mayHaveNotebook, migrateOnce } from "#app/notebook/store/old-places.ts";
import { classes } from "#app/platform/site/classes.ts";
import { formatDay } from "#app/platform/site/days.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import { Chart, Rules } from "#app/ui/kit/Chart.tsx";
import { ColumnHeads } from "#app/ui/kit/ColumnHeads.tsx";
import drawn from "#app/ui/kit/chart.module.css";
import { Section } from "#app/ui/kit/Detail.tsx";
import { useLoaded } from "#app/ui/kit/use-loaded.ts";
import styles from "./HistoryOnDevice.module.css";
import { isSameCheck, readHistory, type SavedResult, savedResultOf } from "./history.ts";
import type { Result } from "./score.ts";

export function HistoryOnDevice({ result, name, path }: { result: Result | null; name: string; path: string }) {
  // Null until loaded; nothing is shown without JavaScript.
  const [history, setHistory] = useLoaded(stored);
  const [message, setMessage] = useState("");
  if (history === null) return null;

  async function change(
    write: (store: typeof import("#app/notebook/store/checks.ts")) => Promise<void>,
    sentence: string,
  ) {
    try {
      await write(await import("#app/notebook/store/checks.ts"));
      setMessage(sentence);
    } catch {
      setMessage("この端末には保存できませんでした。ブラウザーの設定を確かめてください。");
    }
    setHistory(await stored());
  }
  const remove = (results: readonly SavedResult[], sentence: string) =>
    void change(({ removeChecks }) => removeChecks(results.map(({ at }) => at)), sentence);
  const current = result && savedResultOf(result, name, path, new Date());
  const isSaved = current !== null && history.some((saved) => isSameCheck(saved, current));
  if (!current && history.length === 0) return null;
  const scored = history.flatMap(({ total, ...saved }) => (total === null ? [] : { ...saved, total }));

  return (
    <div className={history.length === 0 ? "no-print" : undefined}>
      <Section title="この端末の記録">
        <div className={styles.history}>
          <p className={classes("no-print", styles.note)}>
            記録は、この端末の<Link to="/note">手帖</Link>
            にだけ残り、どこにも送りません。手帖の個体と同じ名前なら、その個体のページにも出ます。点数は、残した答えから、いまの採点方法で計算し直します。
          </p>
          {current && !isSaved ? (
            <p className="no-print">
              <Button onClick={() => void change(({ addCheck }) => addCheck(current), "手帖に残しました。")}>
                この結果を残す
              </Button>
            </p>
          ) : null}
          <p aria-live="polite" className={styles.note}>
            {message}
          </p>
          {scored.length > 1 ? <HistoryChart history={scored} /> : null}
          {history.length > 0 ? (
            <table className={styles.table}>
              <ColumnHeads columns={["日付", "名前", "点数", ["操作", "no-print"]]} />
              <tbody>
                {history.toReversed().map((saved) => (
                  <tr key={saved.at}>
                    <td>
                      <time dateTime={saved.at}>{formatDay(saved.at)}</time>
                    </td>
                    <td>{saved.name || "（名前なし）"}</td>
                    <td>
                      <Link to={saved.path}>{saved.total === null ? "受診のしるし" : `${saved.total}点`}</Link>
                    </td>
                    <td className="no-print">
                      <button
                        type="button"
                        className={styles.remove}
                        onClick={() => remove([saved], "1件消しました。")}
                      >
                        消す<span className="visually-hidden">（{formatDay(saved.at)}の記録）</span>
                      </button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          ) : null}
          {history.length > 1 ? (
            <p className="no-print">
              <button type="button" className={styles.remove} onClick={() => remove(history, "すべて消しました。")}>
                この端末の記録をすべて消す
              </button>
            </p>
          ) : null}
        </div>
      </Section>
    </div>
  );
}

async function stored(): Promise<SavedResult[]> {
  if (!mayHaveNotebook()) return [];
  try {
    await migrateOnce();
    const { allChecks } = await import("#app/notebook/store/checks.ts");
    return readHistory(await allChecks());
  } catch {
    return [];
  }
}

// Chart of totals over time, one line per name. The table has the same data.

const WIDTH = 440;
const HEIGHT = 200;
const LEFT = 36;
const RIGHT = 16;
const TOP = 12;
const BOTTOM = 28;
const dashes = ["", "6 4", "2 4", "10 3 2 3"];

function HistoryChart({ history }: { history: readonly (SavedResult & { total: number })[] }) {
  const times = history.map((saved) => Date.parse(saved.at));
  const first = Math.min(...times);
  const span = Math.max(...times) - first || 1;
  const x = (at: string) => LEFT + ((Date.parse(at) - first) / span) * (WIDTH - LEFT - RIGHT);
  const y = (total: number) => TOP + (1 - total / 100) * (HEIGHT - TOP - BOTTOM);
  const names = [...new Set(history.map((saved) => saved.name))];
  return (
    <figure>
      <Chart viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-label="点数の推移。数値は下の表と同じです。">
        <Rules
          ticks={[0, 50, 70, 85, 100].map((total) => ({ y: y(total), label: String(total) }))}
          left={LEFT}
          right={WIDTH - RIGHT}
        />
        {history.length > 1 ? (
          <>
            <text x={LEFT} y={HEIGHT - 6}>
              {formatDay(new Date(first).toISOString())}
            </text>
            <text x={WIDTH - RIGHT} y={HEIGHT - 6} textAnchor="end">
              {formatDay(new Date(first + span).toISOString())}
            </text>
          </>
        ) : null}
        {names.map((name, place) => {
          const own = history.filter((saved) => saved.name === name);
          return (
            <g key={name}>
              <polyline
                points={own.map((saved) => `${x(saved.at).toFixed(1)},${y(saved.total).toFixed(1)}`).join(" ")}
                className={drawn.line}
                strokeDasharray={dashes[place % dashes.length]}
              />
              {own.map((saved) => (
                <circle key={saved.at} cx={x(saved.at)} cy={y(saved.total)} r="4" className={drawn.point} />
              ))}
            </g>
          );
        })}
      </Chart>
      {names.length > 1 ? (
        <figcaption className={styles.legend}>
          {names.map((name, place) => (
            <span key={name}>
              <svg viewBox="0 0 32 8" width="32" height="8" aria-hidden="true">
                <line
                  x1="0"
                  x2="32"
                  y1="4"
                  y2="4"
                  className={drawn.line}
                  strokeDasharray={dashes[place % dashes.length]}
                />
              </svg>
              {name || "（名前なし）"}
            </span>
          ))}
        </figcaption>
      ) : null}
    </figure>
  );
}
