// Changes sale state and price without the full form. Asks again for problems and for the buyer of sold snakes.

import type { Changed as Written } from "#app/cms/admin/editing/bulk/bulk.server.ts";
import { storeBulkResult } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import { type Changed, changeFields } from "#app/cms/admin/editing/bulk/change-fields.server.ts";
import { labelAt } from "#app/cms/admin/editing/form/form-paths.ts";
import type { Actor } from "#app/cms/content/lifecycle.server.ts";
import { entryState } from "#app/cms/content/place.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { problemsOfWrite } from "#app/cms/content/write-rules.server.ts";
import { checkContent } from "#app/cms/fields/check-content.server.ts";
import { placeBall } from "#app/kinds/ball/new-ball.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { readNumber } from "#app/platform/site/japanese-number.ts";
import { isUnseen, noPromise, type SaleForm, type SaleRow } from "./form.ts";
import { type SaleLine, saleLines } from "./sale-lines.server.ts";

export interface SaleAnswer {
  done: number;
  /** Undo token; null if nothing was stored. */
  result: string | null;
  lines: (SaleLine & { was?: Pick<SaleLine, "sale" | "price"> })[];
  /** By id; "all" for the shared input. */
  problems: Readonly<Record<string, string>>;
  all: SaleForm["all"];
  /** Why nothing was stored yet: buyer and dates are needed, or the changes for all must be confirmed. */
  asks: { buyer: boolean; changes: boolean };
}

const NONE = { sale: "", price: "" };

export async function changeSales(db: Db, { rows, all }: SaleForm, actor: Actor): Promise<SaleAnswer> {
  const lines = await saleLines(
    db,
    rows.map(({ id }) => id),
    actor.now,
  );
  const answer = { done: 0, result: null, lines: [], problems: {}, all: NONE, asks: { buyer: false, changes: false } };
  const priceOf = all.price === "" ? undefined : readPriceChange(all.price);
  const isUnreadable = all.price !== "" && !priceOf;
  const missing = rows.filter(({ id }) => !lines.some((line) => line.id === id));
  const problems: Record<string, string> = Object.fromEntries(missing.map(({ id }) => [id, "見つかりません"]));
  const requested = rows.flatMap((row) => {
    const line = lines.find(({ id }) => id === row.id);
    if (!line) return [];
    const wanted = isUnreadable ? wantedOf(row, line, "") : wantedOf(row, line, all.sale, priceOf);
    const asksBuyer = wanted.sale === "sold" && line.sale !== "sold" && row.soldTo === null;
    return [{ row, line, wanted, asksBuyer }];
  });
  if (isUnreadable) {
    problems.all = `「${all.price}」が金額としても増減としても読めません（例：65000円、10%引き、+5000円）`;
    return {
      ...answer,
      problems,
      all,
      lines: requested.map(({ line, wanted }) => ({ ...line, ...typedLine(wanted, line) })),
    };
  }
  const asks = { buyer: requested.some(({ asksBuyer }) => asksBuyer), changes: all.sale !== "" || all.price !== "" };
  if (asks.buyer || asks.changes) {
    const shown = requested.map(({ line, wanted, asksBuyer }) => {
      const typed = { ...line, ...typedLine(wanted, line) };
      return {
        ...typed,
        asksBuyer: asksBuyer || line.asksBuyer,
        ...(asksBuyer && !typed.soldOn && { soldOn: dayInJapan(actor.now) }),
        ...(!isUnchanged(wanted, line) && { was: { sale: line.sale, price: line.price } }),
      };
    });
    return { ...answer, problems, lines: shown, asks };
  }
  const wantedOnes = requested.filter((one) => !isUnchanged(one.wanted, one.line) || publishesToo(one));
  return db.transaction().execute(async (trx) => {
    const refused: SaleLine[] = [];
    const written: Written[] = [];
    for (const one of wantedOnes) {
      const { row, line, wanted } = one;
      if (wanted.sale !== "sold" && hasNewBuyer(row, line)) {
        problems[row.id] = "引渡しの相手と日付は、販売状態が「売約済」のときだけ記録できます";
        refused.push({ ...line, ...typedLine(wanted, line), asksBuyer: true });
        continue;
      }
      const before = await entryState(trx, "ball", row.id);
      const changed = publishesToo(one)
        ? await changeAndPublish(trx, row, wanted, actor)
        : await changeFields(trx, kindNamed("ball"), row, { fields: { ...wanted } }, actor);
      if (changed.ok && before)
        written.push({ kind: "ball", id: row.id, version: before.version + 1, before: before.state });
      if (changed.ok) continue;
      problems[row.id] = why(changed);
      refused.push({ ...line, ...typedLine(wanted, line), asksBuyer: wanted.sale === "sold" });
    }
    const done = written.length;
    const result = done > 0 ? await storeBulkResult(trx, "sale", { done, failed: [], changed: written }, actor) : null;
    return { ...answer, done, result, problems, lines: refused };
  });
}

/** Returns whether putting it on sale also publishes it. */
function publishesToo({ row, line, wanted }: { row: SaleRow; line: SaleLine; wanted: Wanted }): boolean {
  return row.publishes && wanted.sale === "on-sale" && isUnseen(line);
}

/** Puts a snake on sale and publishes it in one write, because only published snakes can be on sale. */
async function changeAndPublish(trx: Db, { id, version }: SaleRow, fields: Wanted, actor: Actor): Promise<Changed> {
  const kind = kindNamed("ball");
  const current = await entryState(trx, "ball", id);
  if (!current) return { ok: false, reason: "missing" };
  if (current.version !== version) return { ok: false, reason: "conflict" };
  if (current.state.trashedAt) return { ok: false, reason: "trash" };
  const content = contentOf({ kind: "ball", id, ...current.state });
  const checked = checkContent(kind, { ...content, fields: { ...content.fields, ...fields } }, "publish");
  if (!checked.ok) return { ok: false, reason: "refused", problems: checked.problems };
  const problems = await problemsOfWrite(() => placeBall(trx, checked.content, actor, { id, isPublished: true }));
  return problems.length > 0 ? { ok: false, reason: "refused", problems } : { ok: true };
}

interface Wanted {
  sale: string;
  price?: string | number | null;
  soldTo?: string;
  soldOn?: string;
  agreedOn?: string;
}

function wantedOf(
  row: SaleRow,
  line: SaleLine,
  sale: string,
  priceOf?: (price: number | null) => number | null,
): Wanted {
  const next = sale || row.sale || line.sale;
  return {
    sale: next,
    ...(row.price !== null && { price: row.price }),
    ...(priceOf && { price: priceOf(line.price === "" ? null : Number(line.price)) }),
    ...(row.soldTo !== null && { soldTo: row.soldTo }),
    ...(row.soldOn !== null && { soldOn: row.soldOn }),
    ...(row.agreedOn !== null && { agreedOn: row.agreedOn }),
    ...(next !== "sold" && !hasNewBuyer(row, line) && noPromise),
  };
}

/** Returns whether a buyer or an agreed day was typed that is not stored; the day of sale may be the form's own. */
function hasNewBuyer(row: SaleRow, line: SaleLine): boolean {
  return (["soldTo", "agreedOn"] as const).some((name) => row[name] && row[name] !== line[name]);
}

function typedLine({ sale, price, soldTo, soldOn, agreedOn }: Wanted, line: SaleLine) {
  return {
    sale,
    price: price === undefined ? line.price : String(price ?? ""),
    soldTo: soldTo ?? line.soldTo,
    soldOn: soldOn ?? line.soldOn,
    agreedOn: agreedOn ?? line.agreedOn,
  };
}

function isUnchanged(wanted: Wanted, line: SaleLine): boolean {
  const typed = typedLine(wanted, line);
  return (["sale", "price", "soldTo", "soldOn", "agreedOn"] as const).every((name) => typed[name] === line[name]);
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
      return changed.problems.map(({ path, message }) => `${labelAt(kindNamed("ball"), path)}：${message}`).join("。");
  }
}

// A bulk price change: a new price, or a relative one: 65000円, 10%引き, +5000円.
type PriceChange = (price: number | null) => number | null;

/** Returns undefined if unreadable. Relative changes leave missing prices unset. */
export function readPriceChange(text: string): PriceChange | undefined {
  const plain = text.normalize("NFKC").replace(/[−ー]/g, "-").replace(/\s/g, "");
  const parts = /^(?<sign>[-+]?)(?<amount>.*?)(?<percent>%|割)?(?<word>引き?|オフ|off|増し?|上げ|下げ)?$/i.exec(
    plain,
  )?.groups;
  const amount = readNumber(parts?.amount ?? "", "円");
  if (!parts || amount === null || amount < 0) return undefined;
  const { sign, percent, word = "" } = parts;
  const isLess = sign === "-" || /^(?:引|オフ|off|下げ)/i.test(word);
  const isMore = sign === "+" || /^(?:増|上げ)/.test(word);
  if (isLess && isMore) return undefined;
  if (!isLess && !isMore) return percent ? undefined : () => amount;
  const factor = isLess ? -1 : 1;
  const share = percent === "割" ? amount / 10 : amount / 100;
  return (price) => {
    if (price === null) return null;
    return Math.max(0, Math.round(price + factor * (percent ? price * share : amount)));
  };
}
