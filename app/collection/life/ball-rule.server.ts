// Writes of a snake that are refused, by form, in bulk, from a file or from its history: offering one that is gone, or giving it a number
// that another has.

import type { Content, FieldsOf, Problem } from "#app/cms/content/kind.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import type { Write, Written } from "#app/cms/content/write-rules.server.ts";
import { raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { holdersOf, takenWords } from "./given-numbers.server.ts";
import { numberKey } from "./number.ts";
import { goneWords } from "./presence.server.ts";

/** The rule of every write of a snake (`write-rules.server.ts`). */
export async function ballRule(trx: Db, write: Write): Promise<Problem[]> {
  return [...(await goneProblems(trx, write)), ...(await numberProblems(trx, write))];
}

const fieldsOf = (content: Content) => content.fields as FieldsOf<"ball">; // called with snakes only
const isOffered = (content: Content) => ["on-sale", "negotiating"].includes(fieldsOf(content).sale);

async function goneProblems(trx: Db, { id, before, after, isRevert }: Write): Promise<Problem[]> {
  const seen = new Set(seenBy(before).map((content) => JSON.stringify(content)));
  const comesOut = seenBy(after).some((content) => isOffered(content) && !seen.has(JSON.stringify(content)));
  // A draft is private: it is refused where its sale was chosen, not where an old version is restored.
  const { draft } = after;
  const was = before && fieldsOf(contentOf({ kind: "ball", id, ...before })).sale;
  const isChosen = draft !== null && !isRevert && isOffered(draft) && fieldsOf(draft).sale !== was;
  if (!comesOut && !isChosen) return [];
  const gone = await goneWords(trx, id);
  return gone === null ? [] : [{ path: "fields.sale", message: `${gone}。販売中・商談中にはできません` }];
}

/** The public content, now or at a scheduled time. */
function seenBy(entry: Written | undefined): Content[] {
  if (entry?.status !== "published" || entry.trashedAt) return [];
  return [entry.live, entry.next].filter((content) => content !== null);
}

function numbersOf(entry: Written | undefined): string[] {
  const contents = [entry?.live, entry?.draft, entry?.next].filter((content) => content != null);
  return contents.map((content) => fieldsOf(content).number).filter((number) => number.trim() !== "");
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
