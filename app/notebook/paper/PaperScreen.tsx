// Printable feeding and weight sheets, two per A4 page, with a small form above.

import { addDays, formatDay, formatShortDay } from "#app/platform/site/days.ts";
import { cutText, readEnteredLine } from "#app/platform/site/entered-text.ts";
import { readDay } from "#app/platform/site/japanese-date.ts";
import { readNumber } from "#app/platform/site/japanese-number.ts";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { Button } from "#app/ui/kit/Button.tsx";
import { TextInput } from "#app/ui/kit/Field.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { PrintButton } from "#app/ui/kit/PrintButton.tsx";
import styles from "./Paper.module.css";

export function PaperScreen({ sheet }: { sheet: PaperSheet }) {
  const { name, interval, start, typed, problems, feedings, weighings } = sheet;
  return (
    <>
      <div className="no-print">
        <Breadcrumb trail={[{ label: "手帖", to: "/note" }, { label: "記録用紙" }]} />
        <PageHead
          title="給餌と体重の記録用紙"
          lead="紙に書いて残す方のための、A4判1枚の用紙です。名前と間隔を入れると、日付の入った表になります。"
        />
        <form action="/note/paper" className={styles.form}>
          <TextInput name="name" label="名前" defaultValue={typed.name} maxLength={40} autoComplete="off" />
          <TextInput
            name="interval"
            label="給餌の間隔（日）"
            inputMode="numeric"
            defaultValue={typed.interval || interval}
            error={problems.interval}
            autoComplete="off"
          />
          <TextInput
            name="start"
            label="始める日"
            defaultValue={typed.start || formatDay(start)}
            error={problems.start}
            autoComplete="off"
          />
          <Button>用紙を作る</Button>
        </form>
        <p className={styles.print}>
          ブラウザーの「印刷」から、A4で印刷してください。 <PrintButton />
        </p>
      </div>
      <div className={styles.sheets}>
        <Sheet
          title={`${name || "　　　　　　"}の給餌`}
          days={feedings}
          columns={["餌・大きさ", "食べた・拒食", "メモ"]}
        />
        <Sheet title={`${name || "　　　　　　"}の体重`} days={weighings} columns={["体重（g）", "メモ"]} />
      </div>
    </>
  );
}

function Sheet({ title, days, columns }: { title: string; days: readonly string[]; columns: readonly string[] }) {
  return (
    <table className={styles.sheet}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">日付</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day}>
            <th scope="row">{formatShortDay(day)}</th>
            {columns.map((column) => (
              <td key={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const paperQuery = ["name", "interval", "start"] as const;

const NAME_MAX = 40;
const ROWS = 18;
const USUAL_INTERVAL = 7;
const INTERVAL_MAX = 60;
const WEIGHED_EVERY = 14;

export function paperSheet(search: URLSearchParams, today: string) {
  const text = (name: string) => readEnteredLine(search.get(name) ?? "");
  const typed = {
    name: cutText(text("name"), NAME_MAX),
    interval: cutText(text("interval"), 20),
    start: cutText(text("start"), 40),
  };
  const problems: { interval?: string; start?: string } = {};
  const days = typed.interval === "" ? USUAL_INTERVAL : readNumber(typed.interval.replace(/日(?:おき|ごと)?$/, ""));
  const isInterval = days !== null && Number.isInteger(days) && days >= 1 && days <= INTERVAL_MAX;
  if (!isInterval) problems.interval = `1〜${INTERVAL_MAX}日で入力してください`;
  const read = typed.start === "" ? { day: today } : readDay(typed.start, { today, toward: "future" });
  if (!read) problems.start = "日付として読めません（例：2026年11月20日、11/20）";
  const interval = isInterval ? days : USUAL_INTERVAL;
  const start = read?.day ?? today;
  const rows = (every: number) => Array.from({ length: ROWS }, (_, i) => addDays(start, i * every));
  return {
    ...{ name: typed.name, interval, start, typed, problems },
    feedings: rows(interval),
    weighings: rows(WEIGHED_EVERY),
  };
}

type PaperSheet = ReturnType<typeof paperSheet>;
