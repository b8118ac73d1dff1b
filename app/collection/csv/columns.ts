// Columns of the snakes' CSV: the form's field labels in the form's order.

import type { AnyKind } from "#app/cms/content/kind.ts";
import { fieldLabels } from "#app/collection/life/line.ts";
import { ball } from "#app/kinds/ball/index.ts";
import { type Column, columnLabels, columnsOf } from "#app/kinds/ball/tables/columns.ts";

const elsewhere = "from group left interval weighEvery cleanEvery stool warm cool humidity minutes time".split(" ");
/** Columns that the shop has fields for, or asks about. */
export const shopColumns = (Object.keys(columnLabels) as Column[]).filter((column) => !elsewhere.includes(column));

export interface CsvColumn {
  /** Field name, or "id", "title", "stage". */
  name: string;
  label: string;
}

const fields = ball.groups
  .flatMap((group) => group.fields)
  .filter((name) => name !== "gallery" && !(ball.fields as AnyKind["fields"])[name]?.personal)
  .map((name) => ({ name, label: (ball.fields as AnyKind["fields"])[name]?.label ?? name }));

export const snakeColumns: readonly CsvColumn[] = [
  { name: "id", label: "ID" },
  { name: "title", label: ball.titleLabel },
  ...fields,
  { name: "acquiredOn", label: fieldLabels.acquiredOn },
  { name: "stage", label: "公開状態" },
];

/** Source line in a foreign table. */
export const LINE_COLUMN = "行";

export const recordColumns: readonly CsvColumn[] = [
  { name: "id", label: "ID" },
  { name: "number", label: "個体番号" },
  { name: "title", label: ball.titleLabel },
  { name: "date", label: "日付" },
  { name: "grams", label: "体重（g）" },
  { name: "isPublic", label: "サイトに出す" },
  { name: "kind", label: "種類" },
  { name: "outcome", label: "食べたか" },
  { name: "food", label: "餌" },
  { name: "size", label: "大きさ" },
  { name: "count", label: "数" },
  { name: "shed", label: "脱皮" },
  { name: "note", label: "メモ" },
];

export const weightColumns = recordColumns.slice(0, 6);

/** Returns whether a heading names the column, ignoring width, case, spaces and bracketed parts. */
export function isLabel({ name, label }: CsvColumn, heading: string): boolean {
  const plain = (word: string) =>
    word
      .normalize("NFKC")
      .replace(/[\s()]/g, "")
      .toLowerCase();
  const labels = [label, label.replace(/（.*）$/, ""), name];
  return labels.some((one) => plain(one) === plain(heading));
}

export function labelOf(columns: readonly CsvColumn[], name: string): string {
  return columns.find((column) => column.name === name)?.label ?? name;
}

/** Maps columns of other programs' tables to the shop's fields. */
export const ownNames: Readonly<Partial<Record<Column, string>>> = {
  ...{ number: "number", name: "title", sex: "sex", birth: "hatched", genotype: "genotype" },
  ...{ acquired: "acquiredOn", breeder: "breeder", enclosure: "shelf", price: "price", note: "memo" },
};

/** Returns the column of each heading, by its label or a common synonym. */
export function columnsNamed(headings: readonly string[], columns: readonly CsvColumn[]): (string | undefined)[] {
  const found = headings.map((heading) => columns.find((column) => isLabel(column, heading))?.name);
  return found.map((name, at) => {
    const [usual] = name ? [] : columnsOf([headings[at] ?? ""], shopColumns);
    const own = usual && columns.find((column) => column.name === usual || column.name === ownNames[usual])?.name;
    return name ?? (own && !found.includes(own) ? own : undefined);
  });
}

/** Returns whether the file contains records (weights or other kinds) rather than snakes. */
export function isOfRecords(headings: readonly string[]): boolean {
  const telling = recordColumns.filter(({ name }) => name === "grams" || name === "kind");
  return telling.some((column) => headings.some((heading) => isLabel(column, heading)));
}
