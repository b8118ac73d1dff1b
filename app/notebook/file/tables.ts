// Snakes and records as tables for a spreadsheet: UTF-8 with its mark, as Excel opens it, and no cell that it would run as a formula.

import { sexLabels } from "#app/kinds/ball/labels.ts";
import { careLabels, careWords } from "#app/notebook/care/care.ts";
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
    return [
      [name, sexLabels[sex], birth, genotype, from, number, enclosure, group, standingLabels[standing], left, memo],
    ];
  });
  const head = "名前,性別,生年月日,モルフ,入手先,番号,ケージ,グループ,状態,離れた日,メモ".split(",");
  return csv([head, ...rows]);
}

export function recordsTable(things: readonly Thing[]): string {
  const names = new Map(things.flatMap((thing) => snakeOf(thing) ?? []).map(({ id, name }) => [id, name]));
  const rows = things
    .flatMap((thing) => eventOf(thing) ?? [])
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ at, snake, care }) => {
      const moment = new Date(at);
      const grams = care.kind === "weight" ? String(care.grams) : "";
      return [
        dayInJapan(moment),
        time.format(moment),
        names.get(snake) ?? "",
        careLabels[care.kind],
        grams,
        careWords(care),
      ];
    });
  return csv([["日付", "時刻", "個体", "種類", "体重（g）", "内容"], ...rows]);
}

function csv(rows: readonly (readonly string[])[]): string {
  return BOM + rows.map((cells) => `${cells.map(cell).join(",")}\r\n`).join("");
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
