// Preview of a table's first rows, with the detected meaning of each column and the alternatives.

import { type Column, columnLabels, shopOnly } from "#app/kinds/ball/tables/columns.ts";
import { dayOrders } from "#app/kinds/ball/tables/days.ts";
import { ASKED_LINES, cellLabels, memoLabels, otherReading, type TableChoice } from "#app/kinds/ball/tables/guess.ts";
import type { TableReading } from "#app/kinds/ball/tables/read-table.ts";
import { units } from "#app/kinds/ball/tables/values.ts";
import keep from "#app/notebook/screens/keep/Keep.module.css";
import { Button } from "#app/ui/kit/Button.tsx";
import { Select, TextInput } from "#app/ui/kit/Field.tsx";
import { Fold } from "#app/ui/kit/Fold.tsx";
import { Options } from "#app/ui/kit/Options.tsx";
import type { OpenTable, Reread } from "./open-table.ts";
import styles from "./Tables.module.css";

const ROWS = 4;

interface Props {
  opened: OpenTable;
  asked: TableReading["asked"];
  isFirst: boolean;
  isOne: boolean;
  onChange: (choice: TableChoice) => void;
  onReread: (as: Reread) => void;
}

export function TableColumns(props: Props) {
  const { opened, asked, isFirst, isOne } = props;
  if (isOne) return <Columns {...props} title="読み取った列" />;
  const { name, rows } = opened.table;
  return (
    <Fold label={`シート「${name}」（${rows.length}行）`} open={isFirst || asked.length > 0}>
      <Columns {...props} title={name} />
    </Fold>
  );
}

function Columns({ opened, asked, title, onChange, onReread }: Props & { title: string }) {
  const { table, lines, choice, isUnitDoubtful, isOrderDoubtful } = opened;
  const { head, columns, unit, order, cells, named } = choice;
  const other = otherReading(lines);
  const rename = (named: readonly number[]) => {
    onChange({ ...choice, named });
    if (lines === "records") onReread({ named });
  };
  const has = (...some: Column[]) => columns.some((column) => column && some.includes(column));
  const offered = Object.entries(columnLabels).filter(([column]) => !shopOnly.includes(column));
  const options = offered.map(([value, label]) => ({ value, label }));
  const isWeights = has("grams") || (has("day", "snake") && cells === "grams");
  return (
    <section className={keep.part} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <th key={at} scope="col">
                  <select
                    aria-label={`${at + 1}列目「${table.rows[head]?.cells[at] ?? ""}」を何として読むか`}
                    data-ignored={column === null || undefined}
                    value={column ?? ""}
                    onChange={({ currentTarget }) => {
                      const own = (currentTarget.value || null) as Column | null;
                      const isMany = own === "day" || own === "snake";
                      onChange({
                        ...choice,
                        columns: columns.map((one, i) => (i === at ? own : one === own && !isMany ? null : one)),
                      });
                    }}
                  >
                    <option value="">読まない</option>
                    <Options options={options} />
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.slice(Math.max(0, head), Math.max(0, head) + ROWS).map((row, i) => (
              <tr key={row.line} data-head={(head >= 0 && i === 0) || undefined}>
                {columns.map((_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  <td key={at}>{row.cells[at] ?? ""}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.asked}>
        {isWeights ? (
          <Select
            label="体重の単位"
            value={unit}
            {...(isUnitDoubtful && { hint: "表に単位が書かれていません。確かめてください" })}
            onChange={({ currentTarget }) => onChange({ ...choice, unit: currentTarget.value as keyof typeof units })}
            options={Object.keys(units).map((value) => ({ value, label: value }))}
          />
        ) : null}
        {isOrderDoubtful ? (
          <Select
            label="日付の順"
            value={order}
            hint="表からは決められません。確かめてください"
            onChange={({ currentTarget }) =>
              onChange({ ...choice, order: currentTarget.value as keyof typeof dayOrders })
            }
            options={Object.entries(dayOrders).map(([value, label]) => ({ value, label }))}
          />
        ) : null}
        {has("day", "snake") ? (
          <Select
            label="セルに書かれているもの"
            value={cells}
            onChange={({ currentTarget }) =>
              onChange({ ...choice, cells: currentTarget.value as keyof typeof cellLabels })
            }
            options={Object.entries(cellLabels).map(([value, label]) => ({ value, label }))}
          />
        ) : null}
        {has("grams") && !has("date") ? (
          <TextInput
            type="date"
            label="体重を量った日"
            value={choice.day}
            onChange={({ currentTarget }) => currentTarget.value && onChange({ ...choice, day: currentTarget.value })}
          />
        ) : null}
        <Select
          label="見出しの行"
          value={String(head)}
          onChange={({ currentTarget }) => onReread({ head: Number(currentTarget.value) })}
          options={[
            { value: "-1", label: "なし" },
            ...table.rows
              .slice(0, 10)
              .map(({ line }, i) => ({ value: String(i), label: line === 0 ? "あり" : `${line}行目` })),
          ]}
        />
      </div>
      {other ? (
        <Button look="outline" onClick={() => onReread({ lines: other })}>
          「{memoLabels[other]}」として読み直す
        </Button>
      ) : null}
      {asked.length > 0 ? (
        <fieldset className={styles.lines}>
          <legend>{ASKED_LINES}</legend>
          {asked.map(({ line, text }) => (
            <label key={line}>
              <input
                type="checkbox"
                checked={named.includes(line)}
                onChange={({ currentTarget: { checked } }) =>
                  rename(checked ? [...named, line] : named.filter((one) => one !== line))
                }
              />
              {line}行目：{text}
            </label>
          ))}
          {asked.filter(({ line }) => !named.includes(line)).length > 1 ? (
            <Button look="outline" onClick={() => rename(asked.map(({ line }) => line))}>
              すべて名前として読む
            </Button>
          ) : null}
        </fieldset>
      ) : null}
    </section>
  );
}
