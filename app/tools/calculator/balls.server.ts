// The site's snakes as parents.

import { ID_PATTERN } from "#app/content/kind.ts";
import { getVisible, newestVisible } from "#app/content/public-queries.server.ts";
import type { Visible } from "#app/content/visible.server.ts";
import { listVisible } from "#app/content/visible-list.server.ts";
import type { GeneBook } from "#app/genetics/gene-book.ts";
import type { Parents, Pedigree } from "#app/genetics/inbreeding.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { ballsInForm, ballsInPlan } from "./limits.ts";
import { animalOfBall, type ParentBall, parentLine } from "./parent.ts";
import type { Side } from "./query.ts";

export interface BallOption {
  value: string;
  label: string;
}

function parentBall({ id, content }: Visible<"ball">): ParentBall {
  return { id, title: content.title, sex: content.fields.sex, genotype: content.fields.genotype };
}

/** Null where visitors may not see it, and for what is no id at all. */
export async function findBall(db: Db, id: string | null, now: Date): Promise<ParentBall | null> {
  if (id === null || !ID_PATTERN.test(id)) return null;
  const ball = await getVisible(db, "ball", id, now);
  return ball ? parentBall(ball) : null;
}

function optionOf(genes: GeneBook, ball: ParentBall): BallOption {
  return { value: ball.id, label: `${ball.title}：${parentLine(genes, animalOfBall(ball))}` };
}

/** The visitor's own, and the newest of the right sex; the chosen one is among them in any case. */
export async function ballOptions(
  db: Db,
  genes: GeneBook,
  side: Side,
  chosen: ParentBall | null,
  mine: readonly ParentBall[],
  now: Date,
): Promise<BallOption[]> {
  const newest = await cached(db, `calculator's balls ${side}`, now, async () => {
    const filters = { sex: side === "sire" ? "male" : "female" };
    const { items } = await listVisible(db, "ball", { filters, perPage: ballsInForm }, now);
    return items.map((ball) => optionOf(genes, parentBall(ball)));
  });
  const other = side === "sire" ? "female" : "male";
  const own = mine
    .filter(({ sex, id }) => sex !== other || id === chosen?.id)
    .map((ball) => optionOf(genes, { ...ball, title: `わたしの個体 ${ball.title}` }));
  const all = [...own, ...newest];
  return chosen && !all.some(({ value }) => value === chosen.id) ? [optionOf(genes, chosen), ...all] : all;
}

/** Snakes whose parents are known to a reverse search. */
const PEDIGREE_MAX = 5000;

/** Every snake a reverse search goes over, how many there are in all, and whose young they all are. */
export async function collection(
  db: Db,
  now: Date,
): Promise<{ balls: ParentBall[]; total: number; pedigree: Pedigree }> {
  const all = await newestVisible(db, "ball", PEDIGREE_MAX, now);
  const { total } = await listVisible(db, "ball", { perPage: 1 }, now);
  const newest = all.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt)).slice(0, ballsInPlan);
  const pedigree = new Map(
    all.map(({ id, content: { fields } }): [string, Parents] => [id, { sire: fields.sire, dam: fields.dam }]),
  );
  return { balls: newest.map(parentBall), total, pedigree };
}
