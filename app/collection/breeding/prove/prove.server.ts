// Writes a proven gene to the family's records, all confirmed changes in one transaction.

import { type GeneBook, geneName, isOpenAt, type Locus, withHidden } from "@borupa/genetics";
import { type Changed, problemWords } from "#app/cms/admin/editing/bulk/bulk.server.ts";
import { storeBulkResult } from "#app/cms/admin/editing/bulk/bulk-undo.server.ts";
import { changeFields } from "#app/cms/admin/editing/bulk/change-fields.server.ts";
import type { Entry } from "#app/cms/content/entry.ts";
import type { Content } from "#app/cms/content/kind.ts";
import { type Actor, findEntry } from "#app/cms/content/lifecycle.server.ts";
import { entryState } from "#app/cms/content/place.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { allGenes } from "#app/collection/breeding/all-genes.server.ts";
import { type ProveLine, provableGenes, provePlan } from "#app/collection/snake/prove/prove-plan.server.ts";
import type { BallFields } from "#app/kinds/ball/index.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

/** `gene`: falls back to the snake's first possible gene, else its first gene. */
export async function provePage(db: Db, entry: Entry, gene: string | null, now: Date) {
  const { title, fields } = contentOf(entry) as Content<BallFields>; // called with snakes only
  const { genes } = await referenceIndexes(db, now);
  const choices = provableGenes(genes, fields.genotype);
  const open = fields.genotype.find((item) => item.state === "pos-het" && choices.includes(item.gene))?.gene;
  const chosen = choices.find((one) => one === gene) ?? open ?? choices[0];
  const record =
    chosen === undefined ? undefined : (await allGenes(db, now)).lines.find((line) => line.gene === chosen);
  return {
    id: entry.id,
    title: title || entry.id,
    /** Statistics over all clutches; null if none is relevant. */
    record: record ?? null,
    choices: choices.map((one) => ({ gene: one, name: geneName(genes, one) })),
    plan: chosen === undefined ? null : ((await provePlan(db, genes, entry, chosen)) ?? null),
  };
}

export type ProvePage = Awaited<ReturnType<typeof provePage>>;

export type Proven =
  | { ok: true; result: string }
  /** 409: someone wrote since the table was rendered; 422: nothing chosen, or a publishing rule is violated. Nothing is written. */
  | { ok: false; status: 409 | 422; problem: string };

const OVERTAKEN =
  "表を開いたあとに、家族の個体の記録が変更されています。まだ何も書き換えていません。新しい表を確かめて、もう一度押してください。";

class Refused extends Error {
  readonly status: 409 | 422;
  constructor(status: 409 | 422, message: string) {
    super(message);
    this.status = status;
  }
}

/** Writes the chosen lines of the plan identified by `seal`. */
export async function prove(
  db: Db,
  id: string,
  { gene, seal, picks }: { gene: string; seal: string; picks: readonly string[] },
  actor: Actor,
): Promise<Proven> {
  const { genes } = await referenceIndexes(db, actor.now);
  try {
    const result = await db.transaction().execute(async (trx) => {
      const entry = await findEntry(trx, "ball", id);
      const plan = entry && !entry.trashedAt ? await provePlan(trx, genes, entry, gene) : undefined;
      const locus = genes.locusOf.get(gene);
      if (!plan || !locus || plan.seal !== seal) throw new Refused(409, OVERTAKEN);
      const chosen = plan.lines.filter((line) => picks.includes(line.id));
      if (chosen.length === 0) throw new Refused(422, "書き換える個体を選んでください。");
      const changed: Changed[] = [];
      for (const line of chosen) changed.push(await rewrite(trx, genes, locus, line, actor));
      return storeBulkResult(trx, "prove", { done: changed.length, failed: [], changed }, actor);
    });
    return { ok: true, result };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, status: error.status, problem: error.message };
    throw error;
  }
}

async function rewrite(
  trx: Db,
  book: GeneBook,
  locus: Locus,
  { id, title, version, hidden }: ProveLine,
  actor: Actor,
): Promise<Changed> {
  const kind = kindNamed("ball");
  const before = await entryState(trx, "ball", id);
  const change = {
    // The draft and the published content may differ, so each is amended separately.
    fields: (fields: Readonly<Record<string, unknown>>) => {
      const { genotype } = fields as BallFields;
      return isOpenAt(book, locus, genotype) ? { genotype: withHidden(book, locus, genotype, hidden) } : {};
    },
  };
  const written = await changeFields(trx, kind, { id, version }, change, actor);
  if (written.ok && before) return { kind: "ball", id, version: version + 1, before: before.state };
  if (!written.ok && written.reason === "refused")
    throw new Refused(422, `${title}：${problemWords(kind, written.problems)}。まだ何も書き換えていません。`);
  throw new Refused(409, OVERTAKEN);
}
