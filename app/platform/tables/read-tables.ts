// Reads tables from a file or pasted text in any supported format; the error message lists the formats.

import { decodeText } from "./decode.ts";
import { readRecords } from "./delimited.ts";
import type { Table, TableRow } from "./table.ts";
import { zipEntries } from "./zip-reader.ts";

export type TablesRead = { ok: true; tables: Table[] } | { ok: false; message: string };

const READABLE = "読めるのは、CSV・TSV・Excelのブック（.xlsx）・テキストファイル（.txt）です。";
const OTHER_KIND = `この種類のファイルは読めません。${READABLE}`;
const OLD_WORKBOOK =
  "古い形式のExcelのブック（.xls）は読めません。「名前を付けて保存」で「Excelブック（.xlsx）」か「CSV UTF-8」を選んでください。";
const ENCODING =
  "文字コードがUTF-8・UTF-16・Shift_JISのどれでもありません。表計算ソフトなら「CSV UTF-8」で保存し直してください。";
const EMPTY = "何も書かれていません。";

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
    if (entries.reduce((sum, { size }) => sum + size, 0) > UNPACKED_MAX) return refused("ブックが大きすぎます。");
    const { default: readXlsxFile } = await import("read-excel-file/universal");
    const sheets = await readXlsxFile(await file.arrayBuffer());
    const tables = sheets.map(({ sheet, data }): Table => {
      const rows = data.map((row, i): TableRow => ({ line: i + 1, cells: row.map(cellText) }));
      return { name: sheet, rows: rows.filter(({ cells }) => cells.some(Boolean)).slice(0, most), isList: false };
    });
    const filled = tables.filter(({ rows }) => rows.length > 0);
    return filled.length > 0 ? { ok: true, tables: filled } : refused(EMPTY);
  } catch {
    return refused(`Excelのブックとして読めません。壊れているか、パスワードがかかっています。${READABLE}`);
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
