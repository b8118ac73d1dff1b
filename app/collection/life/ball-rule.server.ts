// Writes of a snake that are refused, by form, in bulk, from a file or from its history: a sale state that one that is gone cannot have,
// or a number that another has.

import type { Content, FieldsOf, Problem } from "#app/cms/content/kind.ts";
import type { Write, Written } from "#app/cms/content/write-rules.server.ts";
import { raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { numberKey } from "#app/platform/search/number.ts";
import { holdersOf, takenWords } from "./given-numbers.server.ts";
import { goneFrom } from "./presence.server.ts";

/** The rule of every write of a snake (`write-rules.server.ts`). */
export async function ballRule(trx: Db, write: Write): Promise<Problem[]> {
  return [...(await goneProblems(trx, write)), ...(await numberProblems(trx, write))];
}

const fieldsOf = (content: Content) => content.fields as FieldsOf<"ball">; // called with snakes only
const saleOf = (content: Content) => fieldsOf(content).sale;

/** Refuses every state that says the animal is here: one that died can only be 非売, one that went to somebody 売約済, too. */
async function goneProblems(trx: Db, { id, before, after, isRevert }: Write): Promise<Problem[]> {
  const seen = new Set(seenBy(before).map((content) => JSON.stringify(content)));
  const comesOut = seenBy(after).filter((content) => !seen.has(JSON.stringify(content)));
  // A content that nobody sees is refused where its sale was chosen, not where an old version is restored.
  const had = new Set(contentsOf(before).map(saleOf));
  const chosen = isRevert ? [] : contentsOf(after).filter((content) => !had.has(saleOf(content)));
  const states = new Set([...comesOut, ...chosen].map(saleOf).filter((sale) => sale !== "not-for-sale"));
  const gone = states.size > 0 ? await goneFrom(trx, id) : null;
  if (!gone || (gone.isWithAnother && [...states].every((sale) => sale === "sold"))) return [];
  const possible = gone.isWithAnother ? "「売約済」か「非売」" : "「非売」";
  return [{ path: "fields.sale", message: `${gone.words}。販売状態は${possible}だけにできます` }];
}

/** The public content, now or at a scheduled time. */
function seenBy(entry: Written | undefined): Content[] {
  if (entry?.status !== "published" || entry.trashedAt) return [];
  return [entry.live, entry.next].filter((content) => content !== null);
}

function contentsOf(entry: Written | undefined): Content[] {
  return [entry?.live, entry?.draft, entry?.next].filter((content) => content != null);
}

function numbersOf(entry: Written | undefined): string[] {
  return contentsOf(entry)
    .map((content) => fieldsOf(content).number)
    .filter((number) => number.trim() !== "");
}

/** A number that a snake has had stays its own, were it given twice before this rule. */
async function numberProblems(trx: Db, { id, before, after }: Write): Promise<Problem[]> {
  const own = new Set(numbersOf(before).map(numberKey));
  const wanted = numbersOf(after).filter((number) => !own.has(numberKey(number)));
  if (wanted.length === 0) return [];
  // Writers wait for one another here: of two that give one number at once the second finds it given.
  await raiseGeneration(trx);
  const [holder] = [...(await holdersOf(trx, wanted)).values()].filter((other) => other.id !== id);
  return holder ? [{ path: "fields.number", message: takenWords(holder) }] : [];
}
