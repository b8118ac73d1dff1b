// Reads tables from a file or pasted text in any supported format; the error message lists the formats.

import { decodeText } from "./decode.ts";
import { readRecords } from "./delimited.ts";
import type { Table, TableRow } from "./table.ts";
import { readEntry, type ZipEntry, zipEntries } from "./zip-reader.ts";

export type TablesRead = { ok: true; tables: Table[] } | { ok: false; message: string };

const READABLE = "読めるのは、CSV・TSV・Excelのブック（.xlsx）・テキストファイル（.txt）です。";
const OTHER_KIND = `この種類のファイルは読めません。${READABLE}`;
const OLD_WORKBOOK =
  "古い形式のExcelのブック（.xls）は読めません。「名前を付けて保存」で「Excelブック（.xlsx）」か「CSV UTF-8」を選んでください。";
const ENCODING =
  "文字コードがUTF-8・UTF-16・Shift_JISのどれでもありません。表計算ソフトなら「CSV UTF-8」で保存し直してください。";
const EMPTY = "何も書かれていません。中身を確かめてください。";

/** Prices and weights with commas in a memo: "¥55,000", "55,000円", " 1,240g". */
const WITH_COMMAS = /(?:[¥￥$]\s?|[^\S\n])\d{1,3}(?:,\d{3})+(?!\d)|\d{1,3}(?:,\d{3})+\s*円/g;

const UNPACKED_MAX = 64 * 1024 * 1024;

/** Reads a file's tables. `most`: maximum rows per table. */
export async function readTables(file: Blob, fileName: string, most: number): Promise<TablesRead> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const name = fileName.replace(/\.[^.]*$/, "");
  if (startsWith(bytes, [0x50, 0x4b])) return readWorkbook(file, most);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11])) return refused(OLD_WORKBOOK);
  const text = decodeText(bytes);
  if (text === undefined) return refused(isPicture(bytes) ? OTHER_KIND : ENCODING);
  return readText(text, name, most);
}

/** Reads clipboard cells, CSV text, or lines of a memo. */
export function readText(text: string, name: string, most: number): TablesRead {
  if (text.trim() === "") return refused(EMPTY);
  if (/^\s*(?:%PDF|\{|\[\s*\{|<\?xml|<!doctype|<html|BEGIN:V)/i.test(text)) return refused(OTHER_KIND);
  const isRow = ({ cells }: TableRow) => cells.length > 1;
  const lines = readRecords(
    text.replace(WITH_COMMAS, (figure) => figure.replaceAll(",", "")),
    most,
  );
  const read = readRecords(text, most);
  if ("records" in read && "records" in lines && lines.records.filter(isRow).length * 2 > lines.records.length)
    return { ok: true, tables: [{ name, rows: read.records, isList: false }] };
  const rows = text
    .split("\n")
    .flatMap((line, i): TableRow[] => (line.trim() ? [{ line: i + 1, cells: [line.trim()] }] : []));
  return { ok: true, tables: [{ name, rows: rows.slice(0, most), isList: true }] };
}

async function readWorkbook(file: Blob, most: number): Promise<TablesRead> {
  try {
    const entries = await zipEntries(file);
    if (!entries.some(({ name }) => name === "xl/workbook.xml")) return refused(OTHER_KIND);
    if (entries.reduce((sum, { size }) => sum + size, 0) > UNPACKED_MAX)
      return refused("ブックが大きすぎます。使わないシートを除くか、CSVで保存し直してください。");
    const { default: readXlsxFile } = await import("read-excel-file/universal");
    const sheets = await readXlsxFile(await file.arrayBuffer());
    const merged = await mergedCells(file, entries);
    const tables = sheets.map(({ sheet, data }, i): Table => {
      if (merged.length === sheets.length) fillDownwards(data, merged[i] ?? []);
      const rows = data.map((row, i): TableRow => ({ line: i + 1, cells: row.map(cellText) }));
      return { name: sheet, rows: rows.filter(({ cells }) => cells.some(Boolean)).slice(0, most), isList: false };
    });
    const filled = tables.filter(({ rows }) => rows.length > 0);
    return filled.length > 0 ? { ok: true, tables: filled } : refused(EMPTY);
  } catch {
    return refused(`Excelのブックとして読めません。壊れているか、パスワードがかかっています。${READABLE}`);
  }
}

interface MergedCells {
  /** Zero-based, like the rows. */
  column: number;
  from: number;
  to: number;
}

/** Returns the merged cells of each worksheet, in the workbook's order. */
async function mergedCells(file: Blob, entries: readonly ZipEntry[]): Promise<MergedCells[][]> {
  const read = async (name: string) => {
    const entry = entries.find((other) => other.name === name);
    return entry ? new TextDecoder().decode(await readEntry(file, entry, UNPACKED_MAX)) : "";
  };
  const relations = new Map<string | undefined, string>();
  for (const [tag] of (await read("xl/_rels/workbook.xml.rels")).matchAll(/<Relationship [^>]*>/g)) {
    const path = /Target="(?:\/xl\/)?(worksheets\/[^"]+)"/.exec(tag)?.[1];
    if (path) relations.set(/ Id="([^"]+)"/.exec(tag)?.[1], `xl/${path}`);
  }
  const sheets = [...(await read("xl/workbook.xml")).matchAll(/<sheet [^>]*?r:id="([^"]+)"/g)];
  const paths = sheets.flatMap(([, id]) => relations.get(id) ?? []);
  return Promise.all(paths.map(async (path) => [...(await read(path)).matchAll(MERGED)].map(cellsOf)));
}

const MERGED = /<mergeCell [^>]*?ref="([A-Z]+)(\d+):[A-Z]+(\d+)"/g;

function cellsOf([, letters = "", first, last]: RegExpExecArray): MergedCells {
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, from: Number(first) - 1, to: Number(last) - 1 };
}

/** Repeats the value of cells merged downwards, which a workbook stores in the first of them only. */
function fillDownwards(data: unknown[][], merged: readonly MergedCells[]): void {
  for (const { column, from, to } of merged) {
    const value = data[from]?.[column] ?? null;
    for (let row = from + 1; value !== null && row <= to && data[row]?.[column] === null; row += 1)
      data[row]?.splice(column, 1, value);
  }
}

/** Rounds floating-point errors, so that 0.1 + 0.2 reads as 0.3. */
const DIGITS = 12;

function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(Number(value.toPrecision(DIGITS)));
  if (!(value instanceof Date)) return String(value).trim();
  const moment = Number.isNaN(value.getTime()) ? "" : value.toISOString();
  return moment.endsWith("T00:00:00.000Z") ? moment.slice(0, 10) : moment.slice(0, 16).replace("T", " ");
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]) => signature.every((byte, i) => bytes[i] === byte);

const isPicture = (bytes: Uint8Array) =>
  [
    [0xff, 0xd8],
    [0x89, 0x50, 0x4e, 0x47],
    [0x47, 0x49, 0x46],
    [0x52, 0x49, 0x46, 0x46],
  ].some((signature) => startsWith(bytes, signature)) ||
  bytes.slice(4, 8).every((byte, i) => byte === "ftyp".charCodeAt(i));

const refused = (message: string): TablesRead => ({ ok: false, message });
