// Rules for all writes of a snake (form, bulk, file, history): the sale state must be possible for a snake that is gone, it is born
// before its records, numbers must be unique, and no snake descends from itself.

import { contentsOf } from "#app/cms/content/entry.ts";
import type { Content, FieldsOf, Problem } from "#app/cms/content/kind.ts";
import { findEntries } from "#app/cms/content/lifecycle.server.ts";
import type { Write, Written } from "#app/cms/content/write-rules.server.ts";
import { raiseGeneration } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { numberKey } from "#app/platform/search/number.ts";
import { holdersOf, takenWords } from "./given-numbers.server.ts";
import { birthProblem, goneFrom } from "./presence.server.ts";

/** Implements the snake's rule in `write-rules.server.ts`. */
export async function ballRule(trx: Db, write: Write): Promise<Problem[]> {
  return [
    ...(await goneProblems(trx, write)),
    ...(await birthProblems(trx, write)),
    ...(await numberProblems(trx, write)),
    ...(await parentProblems(trx, write)),
  ];
}

const fieldsOf = (content: Content) => content.fields as FieldsOf<"ball">; // called with snakes only
/** Contents of an entry that does not exist yet. */
const NONE = { live: null, draft: null, next: null };
const saleOf = (content: Content) => fieldsOf(content).sale;

/** Refuses sale states that imply the animal is here: a dead one can only be 非売, one with another owner also 売約済. */
async function goneProblems(trx: Db, { id, before, after, isRevert }: Write): Promise<Problem[]> {
  const seen = new Set(seenBy(before).map((content) => JSON.stringify(content)));
  const published = seenBy(after).filter((content) => !seen.has(JSON.stringify(content)));
  // Unpublished contents are refused only when the sale state is chosen, not when an old version is restored.
  const had = new Set(contentsOf(before ?? NONE).map(saleOf));
  const chosen = isRevert ? [] : contentsOf(after).filter((content) => !had.has(saleOf(content)));
  const states = new Set([...published, ...chosen].map(saleOf).filter((sale) => sale !== "not-for-sale"));
  const gone = states.size > 0 ? await goneFrom(trx, id) : null;
  if (!gone || (gone.isWithAnother && [...states].every((sale) => sale === "sold"))) return [];
  const possible = gone.isWithAnother ? "「売約済」か「非売」" : "「非売」";
  return [{ path: "fields.sale", message: `${gone.words}。販売状態に選べるのは${possible}だけです` }];
}

async function birthProblems(trx: Db, { id, before, after, isRevert }: Write): Promise<Problem[]> {
  const had = new Set(contentsOf(before ?? NONE).map((content) => fieldsOf(content).hatched));
  const chosen = isRevert || !before ? [] : contentsOf(after).map((content) => fieldsOf(content).hatched);
  for (const hatched of chosen) {
    const message = hatched && !had.has(hatched) ? await birthProblem(trx, id, hatched) : undefined;
    if (message) return [{ path: "fields.hatched", message }];
  }
  return [];
}

/** Returns the public contents, current and scheduled. */
function seenBy(entry: Written | undefined): Content[] {
  if (entry?.status !== "published" || entry.trashedAt) return [];
  return [entry.live, entry.next].filter((content) => content !== null);
}

function numbersOf(entry: Written | undefined): string[] {
  return contentsOf(entry ?? NONE)
    .map((content) => fieldsOf(content).number)
    .filter((number) => number.trim() !== "");
}

const roles = ["sire", "dam"] as const;

function parentsOf(entry: Pick<Written, "live" | "draft" | "next"> | undefined) {
  return contentsOf(entry ?? NONE).flatMap((content) =>
    roles.flatMap((role) => {
      const parent = fieldsOf(content)[role];
      return parent ? [{ role, parent }] : [];
    }),
  );
}

/** Refuses chosen parents that are the snake or its descendants. */
async function parentProblems(trx: Db, { id, before, after, isRevert }: Write): Promise<Problem[]> {
  const own = parentsOf(before);
  const chosen = isRevert ? [] : parentsOf(after).filter(({ parent }) => !own.some((one) => one.parent === parent));
  for (const { role, parent } of chosen) {
    const path = `fields.${role}`;
    if (parent === id) return [{ path, message: "この個体自身は親にできません" }];
    if ((await ancestorsOf(trx, parent)).has(id)) return [{ path, message: "この個体の子孫は親にできません" }];
  }
  return [];
}

async function ancestorsOf(trx: Db, snake: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let wave = [snake]; wave.length > 0; ) {
    const entries = await findEntries(trx, "ball", wave);
    const parents = new Set(entries.flatMap((entry) => parentsOf(entry).map(({ parent }) => parent)));
    wave = [...parents].filter((parent) => !found.has(parent));
    for (const parent of wave) found.add(parent);
  }
  return found;
}

/** A snake keeps its numbers, even duplicates from before this rule. */
async function numberProblems(trx: Db, { id, before, after }: Write): Promise<Problem[]> {
  const own = new Set(numbersOf(before).map(numberKey));
  const wanted = numbersOf(after).filter((number) => !own.has(numberKey(number)));
  if (wanted.length === 0) return [];
  // Serialises writers, so that the second of two equal numbers is detected.
  await raiseGeneration(trx);
  const [holder] = [...(await holdersOf(trx, wanted)).values()].filter((other) => other.id !== id);
  return holder ? [{ path: "fields.number", message: takenWords(holder) }] : [];
}
