// A drawing for each morph and demo snake, put through the same pipeline as an uploaded photograph.

import { availableParallelism } from "node:os";
import sharp from "sharp";
import type { GenotypeItem } from "#app/genetics/gene.ts";
import { drawSnake } from "#app/illustration/snake.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { storeImage } from "#app/platform/images/images.server.ts";
import type { Picture } from "#app/platform/images/picture.ts";
import { STARTER_HAND } from "#app/transfer/actors.ts";
import type { StarterMorph } from "./entry.ts";

/** The drawing of a genotype as a kept image, captioned as what it is. */
export async function drawn(
  db: Db,
  genotype: readonly GenotypeItem[],
  seed: string,
  title: string,
  now: Date,
): Promise<Picture> {
  const alt = `${title}のイラスト`;
  const png = await sharp(Buffer.from(drawSnake([...genotype], seed)))
    .png({ compressionLevel: 0 })
    .toBuffer();
  const stored = await storeImage(db, png, { name: `${seed}.png`, alt }, { by: STARTER_HAND, now });
  if (!stored.ok) throw new Error(`${seed}: ${stored.message}`);
  return { image: stored.image.id, alt };
}

/** Draws many, as many at a time as there are cores; the answers keep the order asked. */
export async function inTurns<Item, Done>(
  items: readonly Item[],
  work: (item: Item) => Promise<Done>,
  onEach: () => void,
): Promise<Done[]> {
  const done: Done[] = [];
  const waiting = [...items.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      done[next[0]] = await work(next[1]);
      onEach();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return done;
}

/** How a morph looks: a gene by itself (recessives doubled, as they show), a combination by its recipe. */
export function illustrate(db: Db, morph: StarterMorph, now: Date): Promise<Picture> {
  const genotype: GenotypeItem[] =
    morph.fields.type === "combo" ? (morph.fields.recipe ?? []) : [{ gene: morph.id, state: "visual" }];
  return drawn(db, genotype, `morph-${morph.id}`, morph.title, now);
}
