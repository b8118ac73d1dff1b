import type { GeneBook, Parents } from "@borupa/genetics";
import { parseLine } from "@borupa/genetics";
import { LRUCache } from "lru-cache";
import { ID_PATTERN } from "#app/cms/content/kind.ts";
import { getVisible, newestVisible } from "#app/cms/content/public-queries.server.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import { presentSnakes } from "#app/collection/life/presence.server.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { yieldTurn } from "#app/platform/http/queue.server.ts";
import { memoise } from "#app/platform/site/memoise.ts";
import { ballsInForm, ballsInPlan } from "./limits.ts";
import { ballOption, comboNames, geneNames } from "./options.ts";
import { answerFrom, type CalculatorPage } from "./page.ts";
import type { CalculatorSource, Collection, ParentBall } from "./parent.ts";
import type { Side } from "./query.ts";

// Cache of parsed lines per gene book, because visitors change one input at a time and often ask for the same animals.
const LINES_KEPT = 500;
const LENGTH_MAX = 200;

const linesOf = memoise((_: GeneBook) => new LRUCache<string, ReturnType<typeof parseLine>>({ max: LINES_KEPT }));

/** Cached `parseLine`. Callers must not mutate the result. */
export function parseLineCached(book: GeneBook, line: string): ReturnType<typeof parseLine> {
  if (line.length > LENGTH_MAX) return parseLine(book, line);
  const lines = linesOf(book);
  const known = lines.get(line);
  if (known) return known;
  const read = parseLine(book, line);
  lines.set(line, read);
  return read;
}

function parentBall({ id, content }: Visible<"ball">): ParentBall {
  return { id, title: content.title, sex: content.fields.sex, genotype: content.fields.genotype };
}

/** Returns null for invalid ids and for snakes hidden from visitors. */
export async function findBall(db: Db, id: string | null, now: Date): Promise<ParentBall | null> {
  if (id === null || !ID_PATTERN.test(id)) return null;
  const ball = await getVisible(db, "ball", id, now);
  return ball ? parentBall(ball) : null;
}

function newestOptions(db: Db, book: GeneBook, side: Side, now: Date): Promise<string[]> {
  return cached(db, `calculator's balls ${side}`, now, async () => {
    const filters = { sex: side === "sire" ? "male" : "female" };
    const { items } = await listVisible(db, "ball", { filters, perPage: ballsInForm }, now);
    return items.map((ball) => ballOption(book, parentBall(ball)));
  });
}

/** Maximum number of snakes in a reverse search's pedigree. */
const PEDIGREE_MAX = 5000;

async function collection(db: Db, now: Date): Promise<Collection> {
  const [all, present] = await Promise.all([newestVisible(db, "ball", PEDIGREE_MAX, now), presentSnakes(db, now)]);
  const here = new Set(present.map(({ id }) => id));
  // Snakes that died or left can be ancestors, but not mates.
  const mates = all.filter(({ id }) => here.has(id));
  const newest = mates.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt)).slice(0, ballsInPlan);
  const pedigree = new Map(
    all.map(({ id, content: { fields } }): [string, Parents] => [id, { sire: fields.sire, dam: fields.dam }]),
  );
  return { balls: newest.map(parentBall), total: mates.length, pedigree };
}

export async function siteSource(db: Db, now: Date): Promise<CalculatorSource> {
  const { genes: book } = await referenceIndexes(db, now);
  const [genes, combos, sire, dam] = await Promise.all([
    cached(db, "calculator's genes", now, async () => geneNames(book)),
    cached(db, "calculator's combinations", now, async () => comboNames(book)),
    newestOptions(db, book, "sire", now),
    newestOptions(db, book, "dam", now),
  ]);
  return {
    book,
    names: { genes, combos },
    options: { sire, dam },
    readLine: parseLineCached,
    findBall: (id) => findBall(db, id, now),
    collection: () => collection(db, now),
    pause: yieldTurn,
  };
}

export async function calculatorPage(db: Db, search: URLSearchParams, now: Date): Promise<CalculatorPage> {
  return answerFrom(await siteSource(db, now), search);
}
