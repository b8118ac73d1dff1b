// A feeding sheet and a weight sheet for paper: a small form above, the sheets below, two on an A4.

import { formatDay, formatShortDay } from "#app/platform/site/days.ts";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { Button } from "#app/ui/kit/Button.tsx";
import { TextInput } from "#app/ui/kit/Field.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { PrintButton } from "#app/ui/kit/PrintButton.tsx";
import styles from "./Paper.module.css";
import type { PaperSheet } from "./sheet.ts";

export function PaperScreen({ sheet }: { sheet: PaperSheet }) {
  const { name, interval, start, typed, problems, feedings, weighings } = sheet;
  return (
    <>
      <div className="no-print">
        <Breadcrumb trail={[{ label: "手帖", to: "/note" }, { label: "記録用紙" }]} />
        <PageHead
          title="給餌と体重の記録用紙"
          lead="紙に書いて残す方のための、A4で1枚の用紙です。名前と間隔を入れると、日付の入った表になります。"
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
