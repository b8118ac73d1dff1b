// Dashboard panels with pending work; empty ones are omitted.

import { Button } from "@chakra-ui/react";
import { Link } from "react-router";
import styles from "#app/cms/admin/kit/Panel.module.css";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import type { SeasonsDue } from "#app/collection/breeding/due.server.ts";
import type { TonightPair } from "#app/collection/breeding/pairs/pairs.server.ts";
import { moveWords } from "#app/collection/breeding/pairs/rotation.ts";
import type { OverdueList } from "#app/collection/care/overdue.server.ts";
import type { CheckDue } from "#app/collection/papers/check/checks.server.ts";
import type { LedgerDue } from "#app/collection/papers/ledger/list.server.ts";
import type { DueHandOver } from "#app/collection/snake/due.server.ts";
import { formatDay, formatDays } from "#app/platform/site/days.ts";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";

interface Line {
  to: string;
  name: string;
  note: string;
}

interface WorkProps {
  title: string;
  lines: readonly Line[];
  more?: number;
  further?: Omit<Line, "note">;
  children?: React.ReactNode;
}

function Work({ title, lines, more = 0, further, children }: WorkProps) {
  return (
    <Panel title={title}>
      {children}
      <ul className={styles.lines} hidden={lines.length === 0}>
        {lines.map(({ to, name, note }) => (
          <li key={`${to} ${name}`}>
            <Link to={to}>
              <Phrases text={name} />
            </Link>{" "}
            <span className={styles.quiet}>
              <Phrases text={note} />
            </span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={styles.quiet}>ほか{more}匹</p> : null}
      {further ? (
        <p className={styles.further}>
          <Link to={further.to}>{further.name}</Link>
        </p>
      ) : null}
    </Panel>
  );
}

interface Props {
  handOvers: readonly DueHandOver[];
  check: CheckDue | null;
  ledger: LedgerDue;
  moves: readonly TonightPair[];
  due: SeasonsDue;
  overdue: { weighing: OverdueList; feeding: OverdueList };
}

export function WorkPanels({ handOvers, check, ledger, moves, due: { steps, doubts }, overdue }: Props) {
  return (
    <>
      {handOvers.length > 0 ? (
        <Work
          title={`引渡しの約束（${handOvers.length}匹）`}
          lines={handOvers.map(({ id, title, number, on, when }) => ({
            to: `/admin/balls/${id}`,
            name: title,
            note: [number === title ? "" : number, `${formatDay(on)}（${when}）`].filter(Boolean).join("・"),
          }))}
        />
      ) : null}
      {check ? <Check {...check} /> : null}
      <Ledger {...ledger} />
      {moves.length > 0 ? (
        <Panel title={`今夜動かすペア（${moves.length}組）`}>
          <ul className={styles.lines}>
            {moves.map((pair) => (
              <li key={pair.id}>{pair.next ? moveWords(pair, pair.next) : pair.title}</li>
            ))}
          </ul>
          <p>
            <Link to="/admin/pairs">今夜のペアを開く</Link>
          </p>
        </Panel>
      ) : null}
      {steps.length + doubts.length > 0 ? (
        <Work
          title="14日以内の繁殖の予定（目安）"
          lines={[
            ...doubts.map(({ id, title }) => ({
              to: `/admin/breeds/${id}`,
              name: title,
              note: "記録の食い違いを確かめてください",
            })),
            ...steps.map(({ id, title, step, isOverdue, earliest, latest, likeliest }) => ({
              to: `/admin/breeds/${id}`,
              name: `${title}：${step}`,
              note: `${isOverdue ? "目安の時期を過ぎています。" : ""}${formatDays(earliest, latest)}（中心は${formatDay(likeliest)}ごろ）`,
            })),
          ]}
        />
      ) : null}
      <Overdue
        title="しばらく量っていない個体"
        list={overdue.weighing}
        further={{ to: "/admin/weighing", name: "一括計量を開く" }}
      />
      <Overdue
        title="しばらく食べていない個体"
        list={overdue.feeding}
        further={{ to: "/admin/care", name: "給餌の記録を開く" }}
      />
    </>
  );
}

function Check({ day, count, checker, isOneMissing }: CheckDue) {
  return (
    <Panel title="今日の点検">
      <SendForm action="/admin/check">
        <input type="hidden" name="day" value={day} />
        <p>清掃・消毒・保守点検と、動物の数（{count}匹）・状態の確認。</p>
        {checker ? <p className={styles.quiet}>点検した者：{checker}</p> : null}
        {isOneMissing ? <p className={styles.quiet}>{isOneMissing}の点検も、まだ記録されていません。</p> : null}
        <p className={styles.further}>
          <Button type="submit" name="do" value="all">
            すべて済み・異常なしで記録する
          </Button>{" "}
          <Link to="/admin/check">詳しく記録する</Link>
        </p>
      </SendForm>
    </Panel>
  );
}

function Ledger({ total, snakes, report }: LedgerDue) {
  if (total === 0 && report === null) return null;
  const further = { to: "/admin/ledger?show=faulty", name: `帳簿に足りないものがある${total}匹を見る` };
  return (
    <Work
      title="帳簿と定期報告"
      lines={snakes.map(({ id, stay, name, fault }) => ({
        to: `/admin/balls/${id}/ledger?stay=${stay}`,
        name,
        note: fault,
      }))}
      {...(total > 0 && { further })}
    >
      {report === null ? null : (
        <p>
          <Phrases text={`${report}年度の定期報告の期限は5月30日です。`} />
          <Link to={`/admin/report?year=${report}`}>数を見る</Link>
        </p>
      )}
    </Work>
  );
}

interface OverdueProps {
  title: string;
  list: OverdueList;
  further: Omit<Line, "note">;
}

function Overdue({ title, list: { snakes, total }, further }: OverdueProps) {
  if (total === 0) return null;
  const lines = snakes.map(({ id, title: name, last }) => ({
    to: `/admin/balls/${id}`,
    name: name || id,
    note: last ? `最後は${last.days}日前（${formatDay(last.date)}）` : "まだ記録がありません",
  }));
  return <Work title={`${title}（${total}匹）`} lines={lines} more={total - snakes.length} further={further} />;
}
