import { printGenotype } from "@borupa/genetics";
import { groundOf, shownGenotype, wideAddress } from "@borupa/snake-drawing";
import { addresses, countVisible, getVisibleMany } from "#app/cms/content/public-queries.server.ts";
import { hatchCountdown } from "#app/collection/season/steps.ts";
import { recentSeasons } from "#app/kinds/breed/season-lines.server.ts";
import { figureNumbers } from "#app/kinds/morph/figure-numbers.ts";
import { parentWays } from "#app/kinds/morph/page.server.ts";
import { type ReferenceIndexes, referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import { cached } from "#app/platform/cache/generation-cache.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan, daysBetween } from "#app/platform/site/days.ts";
import { memoise } from "#app/platform/site/memoise.ts";
import { calculatorPath } from "#app/ui/genetics/calculator-path.ts";

/** Golden ratio: neighbouring days get distant items. */
const FAR = 0.618;

/** Returns the index for a day ("2026-11-20"): each of `count` once before any repeats. */
export function turnOf(day: string, count: number): number {
  if (count < 2) return 0;
  let step = Math.max(1, Math.round(count * FAR));
  while (commonDivisor(step, count) > 1) step += 1;
  return (daysBetween("2000-01-01", day) * step) % count;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** Morphs with a documented look, in a stable order. */
const drawable = memoise(({ genes, morphs }: ReferenceIndexes) =>
  morphs
    .map((morph) => ({ morph, genotype: shownGenotype(morph.id, morph.content.fields) }))
    .filter(({ genotype }) => wideAddress(genes, genotype) !== null)
    .toSorted((a, b) => a.morph.id.localeCompare(b.morph.id)),
);

/** Returns null if no morph can be drawn. */
export function morphOfTheDay(db: Db, now: Date) {
  const day = dayInJapan(now);
  return cached(db, `morph of ${day}`, now, async () => {
    const indexes = await referenceIndexes(db, now);
    const { genes } = indexes;
    const all = drawable(indexes);
    const turn = turnOf(day, all.length);
    const found = all[turn];
    if (!found) return null;
    const { morph, genotype } = found;
    const line = printGenotype(genes, genotype);
    // A single gene needs only one copy, from one parent.
    const [way = { to: calculatorPath({ sire: line, dam: "ノーマル" }) }] = parentWays(genes, genotype);
    return {
      id: morph.id,
      title: morph.content.title,
      english: morph.content.fields.english,
      summary: morph.content.summary,
      line,
      number: figureNumbers(indexes.morphs).get(morph.id) ?? null,
      drawing: wideAddress(genes, genotype) ?? "",
      ground: groundOf(genes, genotype),
      make: `${way.to}#result`,
    };
  });
}

export type MorphOfTheDay = NonNullable<Awaited<ReturnType<typeof morphOfTheDay>>>;

/** Returns null if the glossary is empty. */
export function termOfTheDay(db: Db, now: Date) {
  const day = dayInJapan(now);
  return cached(db, `term of ${day}`, now, async () => {
    const offset = turnOf(day, await countVisible(db, "term", now));
    const [at] = await addresses(db, "term", { offset, limit: 1 }, now);
    const [term] = at ? await getVisibleMany(db, "term", [at.id], now) : [];
    if (!term) return null;
    const { title, summary, fields } = term.content;
    return { id: term.id, title, summary, reading: fields.reading };
  });
}

/** Returns the next clutch to hatch as visible to visitors, or null. Only recent seasons can have eggs, which take two months. */
export async function nextHatch(db: Db, now: Date) {
  const today = dayInJapan(now);
  const seasons = (await recentSeasons(db, now)).flatMap(({ id, content }) => {
    const countdown = hatchCountdown(content.fields, today);
    const { title, fields } = content;
    return countdown ? [{ id, title, eggs: fields.eggs, days: countdown.days, window: countdown.window }] : [];
  });
  return seasons.toSorted((a, b) => a.days - b.days)[0] ?? null;
}
