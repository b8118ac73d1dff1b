// Sale state and price of snakes, changed past their whole forms. What cannot be done, and whom a sold one goes to, is asked again.

import { type Changed, changeFields } from "#app/admin/editing/change-fields.server.ts";
import { labelAt } from "#app/admin/editing/form-paths.ts";
import type { Actor } from "#app/content/lifecycle.server.ts";
import { kindNamed } from "#app/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import type { SaleForm, SaleRow } from "./form.ts";
import { readPriceChange } from "./price-change.ts";
import { type SaleLine, saleLines } from "./sale-lines.server.ts";

export interface SaleAnswer {
  /** Of how many the change is stored. */
  done: number;
  /** Those that are not stored, as they were typed. */
  lines: SaleLine[];
  /** Why, by id; of the box for all under "all". */
  problems: Readonly<Record<string, string>>;
  /** Whether a sold one's buyer and day are asked now. */
  asks: boolean;
}

export async function changeSales(db: Db, { rows, all }: SaleForm, actor: Actor): Promise<SaleAnswer> {
  const lines = await saleLines(
    db,
    rows.map(({ id }) => id),
    actor.now,
  );
  const priceOf = all.price === "" ? (price: number | null) => price : readPriceChange(all.price);
  const answer: SaleAnswer & { problems: Record<string, string> } = { done: 0, lines: [], problems: {}, asks: false };
  if (!priceOf)
    answer.problems.all = `「${all.price}」が金額としても増減としても読めません（例: 65000円、10%引き、+5000円）`;
  for (const row of rows) {
    const line = lines.find(({ id }) => id === row.id);
    if (!line) {
      answer.problems[row.id] = "見つかりません";
      continue;
    }
    const wanted = wantedOf(row, line, all.sale, priceOf && all.price !== "" ? priceOf : undefined);
    const asks = wanted.sale === "sold" && line.sale !== "sold" && row.soldTo === null;
    if (!priceOf || asks) {
      const asked = { ...line, ...typedLine(wanted, line), asksBuyer: asks || line.asksBuyer };
      answer.lines.push(asks ? { ...asked, soldOn: asked.soldOn || dayInJapan(actor.now) } : asked);
      answer.asks ||= asks;
      continue;
    }
    if (isUnchanged(wanted, line)) continue;
    const changed = await db
      .transaction()
      .execute((trx) => changeFields(trx, kindNamed("ball"), row, { fields: { ...wanted } }, actor));
    if (changed.ok) answer.done += 1;
    else {
      answer.problems[row.id] = why(changed);
      answer.lines.push({ ...line, ...typedLine(wanted, line), asksBuyer: wanted.sale === "sold" });
    }
  }
  return answer;
}

interface Wanted {
  sale: string;
  price?: string | number | null;
  soldTo?: string;
  soldOn?: string;
}

function wantedOf(
  row: SaleRow,
  line: SaleLine,
  sale: string,
  priceOf?: (price: number | null) => number | null,
): Wanted {
  return {
    sale: sale || row.sale || line.sale,
    ...(row.price !== null && { price: row.price }),
    ...(priceOf && { price: priceOf(line.price === "" ? null : Number(line.price)) }),
    ...(row.soldTo !== null && { soldTo: row.soldTo }),
    ...(row.soldOn !== null && { soldOn: row.soldOn }),
  };
}

function typedLine({ sale, price, soldTo, soldOn }: Wanted, line: SaleLine) {
  return {
    sale,
    price: price === undefined ? line.price : String(price ?? ""),
    soldTo: soldTo ?? line.soldTo,
    soldOn: soldOn ?? line.soldOn,
  };
}

function isUnchanged(wanted: Wanted, line: SaleLine): boolean {
  const typed = typedLine(wanted, line);
  return (["sale", "price", "soldTo", "soldOn"] as const).every((name) => typed[name] === line[name]);
}

function why(changed: Changed & { ok: false }): string {
  switch (changed.reason) {
    case "missing":
      return "見つかりません";
    case "trash":
      return "ゴミ箱にあります";
    case "conflict":
      return "開いたあとに変更されています。いまの内容を確かめて、もう一度保存してください";
    case "refused":
      return changed.problems.map(({ path, message }) => `${labelAt(kindNamed("ball"), path)}: ${message}`).join("。");
  }
}
