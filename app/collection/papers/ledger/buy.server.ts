// Acquires a snake: creates its draft entry and ledger line from one form.

import { type Actor, findJustCreated } from "#app/cms/content/lifecycle.server.ts";
import type { LineReading } from "#app/cms/fields/rows/line.ts";
import { holdersOf, takenWords } from "#app/collection/life/given-numbers.server.ts";
import { acquiredDayOf, contradictionsOf, emptyRecord } from "#app/collection/life/line.ts";
import { checkNewBall, placeBall } from "#app/kinds/ball/new-ball.server.ts";
import { givenNumbers, nextNumber } from "#app/kinds/ball/numbers.server.ts";
import { readGenotypeLine } from "#app/kinds/shared/genotype-line.server.ts";
import { recordEvent } from "#app/platform/audit/events.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { type LedgerProblem, readStep, type TypedLedger } from "./forms.ts";
import { ledgerLine, writeLine } from "./ledger.server.ts";
import { holds } from "./steps.server.ts";

export const boughtLabels = {
  bought: "購入（国内）",
  imported: "輸入",
  given: "譲受",
  custody: "預かり・委託",
} as const;

export interface BuyAnswer {
  typed: TypedLedger;
  problems: LedgerProblem[];
  reading: LineReading | undefined;
}

export async function emptyBuy(db: Db, now: Date): Promise<TypedLedger> {
  const today = dayInJapan(now);
  const number = nextNumber(await givenNumbers(db), today.slice(0, 4));
  return { number, acquiredHow: "bought", acquiredOn: today, sex: "unknown", isBreeder: "on", breederAs: "breeder" };
}

const PLACES: Readonly<Record<string, string>> = { title: "number", genotype: "line" };

/** Returns the new snake and its acquisition day, or the form. A meaning chosen by a button is put into the line. */
export async function buySnake(db: Db, form: FormData, actor: Actor): Promise<{ id: string; day: string } | BuyAnswer> {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const chosen = form.get("line:line");
  const own = {
    ...{ number: text("number"), title: text("title"), sex: text("sex"), hatched: text("hatched") },
    ...{ line: String(chosen ?? text("line")), isBreeder: text("isBreeder") },
  };
  const read = readStep(form, "acquire", emptyRecord, null, dayInJapan(actor.now));
  const typed = { ...read.typed, ...own };
  const reading = own.line === "" ? undefined : await readGenotypeLine(db, own.line);
  if (chosen !== null) return { typed, problems: [], reading };
  const isBreeder = own.isBreeder !== "";
  const record = {
    ...read.change,
    ...(isBreeder && { breeder: read.change.acquiredFrom, breederId: read.change.acquiredFromId }),
  };
  const title = own.title || own.number;
  const { content, problems: found } = checkNewBall(title, {
    ...{ number: own.number, sex: own.sex, hatched: own.hatched, genotype: reading?.rows ?? [] },
    origin: read.change.acquiredHow === "imported" ? "overseas" : "domestic",
    breeder: record.breeder ?? "",
    owner: record.acquiredHow === "custody" ? (record.acquiredFrom ?? "") : "",
  });
  const problems = [
    ...read.problems,
    ...found.map(({ name, message }): LedgerProblem => ({ name: PLACES[name] ?? name, message })),
    ...(title === "" ? [{ name: "number", message: "個体番号か名前を入力してください" }] : []),
    ...(reading?.rest
      ? [{ name: "line", message: `「${reading.rest}」が読めません。図鑑にある名前で書いてください` }]
      : []),
    ...(read.change.acquiredOn
      ? []
      : [{ name: "acquiredOn", message: `${acquiredDayOf({ ...emptyRecord, ...record })}を入力してください` }]),
  ];
  const hatched = content?.fields.hatched;
  const [wrong] = contradictionsOf({ ...emptyRecord, ...record }, typeof hatched === "string" ? hatched : null);
  if (wrong) problems.push({ name: "acquiredOn", message: wrong });
  return db.transaction().execute(async (trx) => {
    const twin = content && problems.length === 0 && (await findJustCreated(trx, "ball", content, actor));
    if (twin && holds((await ledgerLine(trx, twin.id, actor.now))?.record, record))
      return { id: twin.id, day: record.acquiredOn ?? "" };
    const [holder] = (await holdersOf(trx, [own.number])).values();
    if (holder) problems.push({ name: "number", message: takenWords(holder) });
    if (!content || problems.length > 0) return { typed, problems: once(problems), reading };
    const id = await placeBall(trx, content, actor);
    await writeLine(trx, id, 0, record, actor);
    await recordEvent(trx, { action: "ledger-acquire", ...actor, target: own.number || own.title });
    return { id, day: record.acquiredOn ?? "" };
  });
}

function once(problems: readonly LedgerProblem[]): LedgerProblem[] {
  return [...new Map(problems.map((problem) => [problem.name, problem])).values()];
}
