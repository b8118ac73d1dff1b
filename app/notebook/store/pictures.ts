// Pictures of snakes: the photo, else a cached drawing of the genotype.

import { database, type NotebookDatabase } from "./database.ts";
import { allSnakes } from "./notebook.ts";

interface Picture {
  src: string;
  isDrawn: boolean;
}

const made = new Map<string, Promise<Picture | null>>();
/** Redraws after 14 days, as newer builds may draw better. */
const DRAWN_AGAIN_MS = 14 * 86_400_000;

/** Returns null if there is no picture; never rejects. `plate`: seed of a large drawing. */
export function pictureOf(
  { photo, genotype }: { photo: string; genotype: string },
  plate = "",
): Promise<Picture | null> {
  const key = `${plate}:${photo || genotype}`;
  const known = made.get(key);
  if (known) return known;
  const making = (photo ? photograph(photo, plate ? "full" : "small") : drawing(genotype, plate)).catch(() => null);
  made.set(key, making);
  // A photo may come later, from a file.
  void making.then((found) => found ?? made.delete(key));
  return making;
}

/** Returns null if the bytes are not on this device (the sealed copy has none). */
async function photograph(id: string, size: "full" | "small"): Promise<Picture | null> {
  const bytes = await (await database()).get("photos", id);
  return bytes ? { src: await asAddress(bytes[size]), isDrawn: false } : null;
}

export async function photoAddress(id: string): Promise<string | null> {
  return (await photograph(id, "full"))?.src ?? null;
}

async function drawing(genotype: string, plate: string): Promise<Picture | null> {
  const db = await database();
  const key = keyOf(genotype, plate);
  const known = await db.get("drawings", key);
  if (known && Date.now() - known.at < DRAWN_AGAIN_MS) return known.src ? { src: known.src, isDrawn: true } : null;
  const { drawingOf } = await import("./genes.ts");
  const src = await drawingOf(lineOf(genotype), plate);
  await db.put("drawings", { src, at: Date.now() }, key);
  if (!isTidied) void removeUnused(db).catch(() => {});
  isTidied = true;
  return src ? { src, isDrawn: true } : null;
}

const lineOf = (genotype: string) => genotype.trim() || "ノーマル";
const keyOf = (genotype: string, plate = "") => (plate ? `${plate}:` : "") + lineOf(genotype);

let isTidied = false;

async function removeUnused(db: NotebookDatabase): Promise<void> {
  const used = (await allSnakes()).flatMap(({ snake: { id, genotype } }) => [keyOf(genotype), keyOf(genotype, id)]);
  const stored = await db.getAllKeys("drawings");
  await Promise.all(stored.filter((key) => !used.includes(key)).map((key) => db.delete("drawings", key)));
}

/** Returns a data: URL, the only kind the page's CSP allows here. */
function asAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
