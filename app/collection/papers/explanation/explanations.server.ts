// Explanations of a snake: the current one, and those shown, stored as long as the ledger line.

import { createHash } from "node:crypto";
import { concernsOfAnimal } from "@borupa/genetics";
import { SAVE_OVERWRITES } from "#app/cms/admin/kit/saved-elsewhere.ts";
import type { Content } from "#app/cms/content/kind.ts";
import { type Actor, findEntry } from "#app/cms/content/lifecycle.server.ts";
import { getVisible } from "#app/cms/content/public-queries.server.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { dayOfLeaving, type LedgerRecord } from "#app/collection/life/line.ts";
import { goneFrom } from "#app/collection/life/presence.server.ts";
import { keeperOf, ledgerLine, writeLine } from "#app/collection/papers/ledger/ledger.server.ts";
import { nameOf } from "#app/collection/papers/ledger/report.ts";
import type { BallFields } from "#app/kinds/ball/index.ts";
import { adultSize } from "#app/kinds/ball/page.server.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { recordEvent } from "#app/platform/audit/events.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { readSetting } from "#app/platform/settings/settings.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { readShopInformation } from "#app/shop/notice.server.ts";
import { registrationProblems, registrationRows } from "#app/shop/registration.ts";
import { type CareTexts, careTextNames, defaultCareTexts, tooLong } from "./care-texts.ts";
import { type Explanation, explanationItems, MOST_OF_SHEET, type SnakeTexts, sheetSize } from "./explanation.ts";

export const CARE_TEXTS = "explanation";

export async function readCareTexts(db: Db): Promise<{ version: number; value: CareTexts }> {
  const { version, value } = await readSetting<Partial<CareTexts>>(db, CARE_TEXTS, {});
  return { version, value: { ...defaultCareTexts, ...value } };
}

const TOO_LONG = `文面が長く、A4の2ページに収まりません（合わせて約${withCommas(MOST_OF_SHEET)}字までに縮めてください）`;

/** Returns undefined if the snake does not exist or is in the trash. */
export async function explanationPage(db: Db, id: string, origin: string, now: Date) {
  const entry = await findEntry(db, "ball", id);
  const line = await ledgerLine(db, id, now);
  if (!entry || entry.trashedAt || !line) return undefined;
  const { fields } = contentOf(entry) as Content<BallFields>;
  const [keeper, { value: texts }, { value: shop }, { genes }, visible, shown] = await Promise.all([
    keeperOf(db),
    readCareTexts(db),
    readShopInformation(db),
    referenceIndexes(db, now),
    getVisible(db, "ball", id, now),
    explanationsOf(db, id),
  ]);
  const { illness, inherited, advice } = line.record;
  const snake: SnakeTexts = { illness, inherited, advice };
  const known = concernsOfAnimal(genes, fields.genotype).map(({ concern, name }) => `${name}：${concern.what}`);
  const { items, missing } = explanationItems({ line, keeper, grown: adultSize(fields.sex), texts, snake });
  const { title, number, genotype } = line.animal;
  const sheet: Explanation = {
    ...{ title, number, genotype, items },
    registration: registrationRows(shop),
    url: visible ? `${origin}/ball/${id}` : null,
  };
  const unregistered = registrationProblems(shop, dayInJapan(now)).map((problem) => `ショップ情報の${problem}`);
  return {
    id,
    name: nameOf(line),
    version: line.version,
    sheet,
    /** Fingerprint of the rendered sheet, so that only what was seen is stored. */
    fingerprint: createHash("sha256").update(JSON.stringify(sheet)).digest("base64url"),
    /** Why no further sheet can be shown; allowed until the end of the hand-over day. */
    gone: hasLeftBefore(line.record, dayInJapan(now)) ? ((await goneFrom(db, id))?.words ?? null) : null,
    missing: [...missing, ...unregistered, ...(sheetSize(items) === null ? [TOO_LONG] : [])],
    snake,
    /** Health concerns of its genes, as a suggestion for the item on hereditary diseases. */
    known,
    shown,
  };
}

function hasLeftBefore(record: LedgerRecord, today: string): boolean {
  const left = dayOfLeaving(record);
  return left !== null && left < today;
}

export type ExplanationPage = NonNullable<Awaited<ReturnType<typeof explanationPage>>>;

export function explanationsOf(db: Db, snake: string) {
  return db
    .selectFrom("explanations")
    .select(["number", "at", "by"])
    .where("snake", "=", snake)
    .orderBy("number", "desc")
    .execute();
}

type ShownExplanation = Awaited<ReturnType<typeof explanationsOf>>[number];

export async function shownExplanation(
  db: Db,
  snake: string,
  number: number,
): Promise<(ShownExplanation & { sheet: Explanation }) | undefined> {
  if (!Number.isSafeInteger(number)) return undefined;
  const row = await db
    .selectFrom("explanations")
    .selectAll()
    .where("snake", "=", snake)
    .where("number", "=", number)
    .executeTakeFirst();
  return row && { number, at: row.at, by: row.by, sheet: JSON.parse(row.value) };
}

/** Stores the current sheet as shown, in the caller's transaction. Returns its number from 1; undefined if the snake does not exist. */
export async function storeExplanation(trx: Db, id: string, origin: string, actor: Actor): Promise<number | undefined> {
  const page = await explanationPage(trx, id, origin, actor.now);
  if (!page) return undefined;
  const number = (page.shown[0]?.number ?? 0) + 1;
  const value = JSON.stringify(page.sheet);
  await trx
    .insertInto("explanations")
    .values({ snake: id, number, value, at: actor.now.toISOString(), by: actor.by })
    .execute();
  await recordEvent(trx, { action: "explanation-shown", ...actor, target: `${page.name} ${number}` });
  return number;
}

function readSnakeTexts(form: FormData): SnakeTexts {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  return { illness: text("illness"), inherited: text("inherited"), advice: text("advice") };
}

export interface ExplanationAnswer {
  problem: string;
  /** Whether submitting again with a tick stores the sheet anyway. */
  canConfirm?: boolean;
  typed: SnakeTexts;
  status: 409 | 422;
}

const CHECK = "入力を確かめてください。まだ保存していません";
const CHANGED =
  "このページを開いたあとに、説明書の内容（個体・文面・ショップ情報）が変わりました。新しい説明書を見ていただいてから、もう一度押してください。入力した内容は残っています";

/**
 * Stores the texts and, if requested, the sheet as shown (returns its number). Returns the form if the stored data changed since it was
 * rendered; undefined if the snake does not exist.
 */
export function saveExplanation(
  db: Db,
  id: string,
  form: FormData,
  origin: string,
  actor: Actor,
): Promise<{ number: number | null } | ExplanationAnswer | undefined> {
  const typed = readSnakeTexts(form);
  const shows = form.get("do") === "show";
  return db.transaction().execute(async (trx) => {
    const page = await explanationPage(trx, id, origin, actor.now);
    if (!page) return undefined;
    if (Object.values(typed).some(tooLong)) return { problem: CHECK, typed, status: 422 };
    const isStored = JSON.stringify(page.snake) === JSON.stringify(typed);
    // Double submit: store only once.
    const [last] = page.shown;
    if (shows && isStored && last && last.number > Number(form.get("shown")) && last.by === actor.by)
      return { number: last.number };
    if (!isStored && page.version !== Number(form.get("version")))
      return { problem: SAVE_OVERWRITES, typed, status: 409 };
    if (shows && page.fingerprint !== form.get("fingerprint")) return { problem: CHANGED, typed, status: 409 };
    if (shows && page.gone)
      return { problem: `${page.gone}。引渡しや死亡のあとに、新しい説明書は残せません`, typed, status: 422 };
    if (!isStored) await writeLine(trx, id, page.version, { ...typed }, actor);
    const missing = shows ? ((await explanationPage(trx, id, origin, actor.now))?.missing ?? []) : [];
    if (missing.length > 0 && form.get("sure") === null) {
      const problem = `まだ番号を付けていません。直すところがあります：${missing.join("、")}`;
      return { problem, typed, status: 422, canConfirm: true };
    }
    const number = shows ? await storeExplanation(trx, id, origin, actor) : undefined;
    return { number: number ?? null };
  });
}

/** Parses the shop's own texts. Empty ones fall back to the defaults. */
export function readCareTextsForm(form: FormData): CareTexts {
  const texts = careTextNames.map((name) => [name, String(form.get(name) ?? "").trim() || defaultCareTexts[name]]);
  return Object.fromEntries(texts) as CareTexts;
}
