// Snakes and records as tables for a spreadsheet: UTF-8 with its mark, as Excel opens it, and no cell that it would run as a formula.

import { preyLabels } from "#app/kinds/ball/care/care.ts";
import { sexLabels } from "#app/kinds/ball/labels.ts";
import { type Care, careLabels, outcomeLabels, shedLabels, stoolLabels } from "#app/notebook/care/care.ts";
import type { Thing } from "#app/notebook/model/thing.ts";
import { standingLabels } from "#app/notebook/snakes/snake.ts";
import { eventOf, snakeOf } from "#app/notebook/store/readings.ts";
import { dayInJapan } from "#app/platform/site/days.ts";

const BOM = "\u{feff}";
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

const time = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo", timeStyle: "short" });

export function snakesTable(things: readonly Thing[]): string {
  const rows = things.flatMap((thing) => {
    const snake = snakeOf(thing);
    if (!snake) return [];
    const { name, sex, birth, genotype, from, number, enclosure, group, standing, left, memo } = snake;
    const every = [snake.interval, snake.weighEvery, snake.cleanEvery].map((days) =>
      days === null ? "" : String(days),
    );
    const own = [name, sexLabels[sex], birth, genotype, from, number, enclosure, group];
    return [[...own, standingLabels[standing], left, ...every, memo]];
  });
  const head =
    "名前,性別,生年月日,モルフ,入手先,番号,ケージ,グループ,状態,離れた日,給餌の間隔,体重を量る間隔,掃除の間隔,メモ".split(
      ",",
    );
  return csv([head, ...rows]);
}

export function recordsTable(things: readonly Thing[]): string {
  const names = new Map(things.flatMap((thing) => snakeOf(thing) ?? []).map(({ id, name }) => [id, name]));
  const rows = things
    .flatMap((thing) => eventOf(thing) ?? [])
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ at, snake, care }) => {
      const moment = new Date(at);
      const place = [dayInJapan(moment), time.format(moment), names.get(snake) ?? "", careLabels[care.kind]];
      const cells = valuesOf(care);
      return [...place, ...valueColumns.map((column) => cells[column] ?? "")];
    });
  return csv([["日付", "時刻", "個体", "種類", ...valueColumns], ...rows]);
}

/** Headings that the reader of tables knows, so that the file comes in again. */
const valueColumns = [
  "体重（g）",
  "食べたか",
  "餌",
  "餌の大きさ",
  "餌の数",
  "餌の重さ（g）",
  "脱皮",
  "便・尿酸",
  "暖かい側（℃）",
  "涼しい側（℃）",
  "湿度（%）",
  "ハンドリング（分）",
  "メモ",
] as const;

function valuesOf(care: Care): Partial<Record<(typeof valueColumns)[number], string>> {
  const number = (value: number | null) => (value === null ? "" : String(value));
  switch (care.kind) {
    case "weight":
      return { "体重（g）": String(care.grams) };
    case "meal":
      return {
        食べたか: outcomeLabels[care.outcome],
        餌: care.prey === "" ? "" : preyLabels[care.prey],
        餌の大きさ: care.size,
        餌の数: String(care.count),
        "餌の重さ（g）": number(care.grams),
      };
    case "shed":
      return { 脱皮: shedLabels[care.shed] };
    case "stool":
      return { "便・尿酸": stoolLabels[care.stool], メモ: care.note };
    case "climate":
      return {
        "暖かい側（℃）": number(care.warm),
        "涼しい側（℃）": number(care.cool),
        "湿度（%）": number(care.humidity),
      };
    case "handling":
      return { "ハンドリング（分）": number(care.minutes) };
    case "vet":
    case "note":
      return { メモ: care.note };
    case "cloudy":
    case "cleaning":
      return {};
  }
}

function csv(rows: readonly (readonly string[])[]): string {
  return BOM + rows.map((cells) => `${cells.map(cell).join(",")}\r\n`).join("");
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
