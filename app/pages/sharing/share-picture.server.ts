// The picture of a page as others show it when its address is shared: section, title, picture, and the site's name.

import { LRUCache } from "lru-cache";
import type { Db } from "#app/platform/database/connection.server.ts";
import { sha256Of } from "#app/platform/images/encode.server.ts";
import { SHARE_SIZE } from "#app/platform/images/image.ts";
import { findImage } from "#app/platform/images/images.server.ts";
import { readVariant } from "#app/platform/images/variants.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { log } from "#app/platform/site/log.server.ts";
import { coil, snakeHead } from "#app/ui/shell/coil.ts";
import { drawable, lines, outline, widthOf } from "./letters.server.ts";
import type { Subject } from "./subject.ts";

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
const EDGE = 64;
/** The plate, in the shape of every picture of the site. */
const PLATE = { left: 656, top: 104, width: 496, height: 372 };
/** The last line over the site's name. */
const FOOT = HEIGHT - 130;
const INK = "#161b26";
const MUTED = "#566072";
const HAIRLINE = "#d5d9e0";
const BRAND = "#4f46e5";
export const BRAND_GRADIENT = `<defs><linearGradient id="g"><stop stop-color="${BRAND}"/><stop offset="1" stop-color="#9333ea"/></linearGradient></defs>`;

/** Raise it when the design changes: stored pictures are then drawn again. */
export const DESIGN = 3;
/** About 40 MB. */
const STORED_MAX = 1_000;
/** Of pictures that wait to be drawn: a fifth of a second each. */
const WAITING_MAX = 5;

/** The same subject again is the same picture, whatever else was written in between. */
const remembered = new LRUCache<string, Promise<Uint8Array>>({ max: 300 });

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Whether so many pictures wait to be drawn that another one should do without. */
export function isDrawingBusy(): boolean {
  return waiting >= WAITING_MAX;
}

/** The bytes of the JPEG. */
export async function sharePicture(db: Db, subject: Subject, siteName: string): Promise<Uint8Array> {
  const name = await fingerprintOf(db, subject, siteName);
  const known = remembered.get(name);
  if (known) return known;
  const picture = subject.isStored ? storedOrDrawn(db, name, subject, siteName) : drawInTurn(db, subject, siteName);
  remembered.set(name, picture);
  picture.catch(() => remembered.delete(name));
  return picture;
}

/** A picture keeps its id when its file is replaced. */
async function fingerprintOf(db: Db, subject: Subject, siteName: string): Promise<string> {
  const image = subject.picture && "image" in subject.picture ? await findImage(db, subject.picture.image) : undefined;
  return sha256Of(JSON.stringify([DESIGN, subject, image?.sha256, siteName]));
}

async function storedOrDrawn(db: Db, name: string, subject: Subject, siteName: string): Promise<Uint8Array> {
  const stored = await db.selectFrom("share_pictures").select("bytes").where("name", "=", name).executeTakeFirst();
  if (stored) return stored.bytes;
  const bytes = await drawInTurn(db, subject, siteName);
  try {
    await store(db, name, bytes);
  } catch (error) {
    log.warn({ err: error }, "a share picture was not stored");
  }
  return bytes;
}

/** The newest thousand stay. */
async function store(db: Db, name: string, bytes: Uint8Array): Promise<void> {
  const row = { name, bytes, drawn_at: currentTime().toISOString() };
  await db
    .insertInto("share_pictures")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .deleteFrom("share_pictures")
    .where("drawn_at", "<", (eb) =>
      eb
        .selectFrom("share_pictures")
        .select("drawn_at")
        .orderBy("drawn_at", "desc")
        .limit(1)
        .offset(STORED_MAX - 1),
    )
    .execute();
}

/** One at a time: several would take both cores from the pages. */
function drawInTurn(db: Db, subject: Subject, siteName: string): Promise<Uint8Array> {
  waiting += 1;
  const picture = last.then(() => draw(db, subject, siteName));
  last = picture.catch(() => {}).finally(() => (waiting -= 1));
  return picture;
}

async function draw(db: Db, subject: Subject, siteName: string): Promise<Buffer> {
  const picture = await pictureOf(db, subject.picture);
  const { default: sharp } = await import("sharp");
  const base = sharp(Buffer.from(paper(subject, siteName, picture !== null)));
  if (picture) base.composite([{ input: picture, left: PLATE.left, top: PLATE.top }]);
  return base.flatten({ background: "#ffffff" }).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

async function pictureOf(db: Db, picture: Subject["picture"]): Promise<Buffer | null> {
  if (!picture) return null;
  const bytes =
    "drawing" in picture ? Buffer.from(picture.drawing) : await readVariant(db, picture.image, 1280, "webp");
  if (!bytes) return null;
  const { default: sharp } = await import("sharp");
  return sharp(bytes).resize({ width: PLATE.width, height: PLATE.height, fit: "cover" }).png().toBuffer();
}

/** Everything but the picture on the right, as SVG. */
export function paper(
  { section, title, summary, rows, picture }: Subject,
  siteName: string,
  hasPicture: boolean,
): string {
  const width = PLATE.left - EDGE * 2 + (hasPicture ? 24 : 124);
  const { size, titleLines } = titleOf(title, width, rows.length > 0);
  const first = 140 + size;
  const under = first + (titleLines.length - 1) * size * 1.35 + 68;
  const room = Math.floor((FOOT - under) / 40) + 1;
  const summaryLines = rows.length > 0 || room < 1 ? [] : lines(summary, { width, size: 25, most: Math.min(4, room) });
  const brand = drawable(siteName);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
${BRAND_GRADIENT}
<rect width="100%" height="100%" fill="#ffffff"/>
<rect width="100%" height="12" fill="url(#g)"/>
${hasPicture ? frame(picture?.caption ?? "") : mark({ x: 780, y: 145, size: 340, opacity: 0.16 })}
${outline(drawable(section), { x: EDGE, y: 110, size: 30, fill: BRAND })}
${titleLines.map((line, i) => outline(line, { x: EDGE, y: first + i * size * 1.35, size, fill: INK })).join("")}
${summaryLines.map((line, i) => outline(line, { x: EDGE, y: under + i * 40, size: 25, fill: MUTED })).join("")}
${rows
  .slice(0, room)
  .map((row, i) => rowOf(row, under + i * 46, width))
  .join("")}
${mark({ x: EDGE, y: HEIGHT - 92, size: 52, opacity: 1 })}
${outline(brand, { x: EDGE + 68, y: HEIGHT - 54, size: Math.min(32, (32 * (width - 68)) / widthOf(brand, 32)), fill: MUTED })}
</svg>`;
}

/** A hairline around the plate, and under it what it shows. */
function frame(caption: string): string {
  const { left, top, width, height } = PLATE;
  const [line = ""] = lines(caption, { width, size: 22, most: 1 });
  return (
    `<rect x="${left - 1}" y="${top - 1}" width="${width + 2}" height="${height + 2}" fill="none" stroke="${HAIRLINE}" stroke-width="2"/>` +
    outline(line, { x: left, y: top + height + 36, size: 22, fill: MUTED })
  );
}

/** The largest size that fits: a name is large, a long title small, and a cross leaves room for its rows. */
function titleOf(title: string, width: number, isShort: boolean): { size: number; titleLines: string[] } {
  const sizes = isShort ? [46, 40] : [84, 60, 52];
  const mosts = isShort ? [2, 3] : [2, 3, 5];
  for (const [i, size] of sizes.entries()) {
    const most = mosts[i] ?? 1;
    const titleLines = lines(title, { width, size, most });
    if (i === sizes.length - 1 || !titleLines.at(-1)?.endsWith("…")) return { size, titleLines };
  }
  return { size: 0, titleLines: [] };
}

function rowOf({ name, share }: Subject["rows"][number], y: number, width: number): string {
  const [line = ""] = lines(name, { width: width - 130, size: 28, most: 1 });
  return (
    outline(drawable(share), { x: EDGE, y, size: 28, fill: BRAND }) +
    outline(line, { x: EDGE + 130, y, size: 28, fill: INK })
  );
}

/** The site's coiled snake. */
export function mark({ x, y, size, opacity }: { x: number; y: number; size: number; opacity: number }): string {
  const id = `m${x}`;
  return `<g opacity="${opacity}" transform="translate(${x} ${y}) scale(${size / 100})"><mask id="${id}"><rect width="100" height="100" fill="#fff"/><path d="${snakeHead.rim}" transform="${coil.neck}" fill="#000"/></mask><path d="${coil.body}" mask="url(#${id})" fill="url(#g)"/><g transform="${coil.neck}"><path d="${snakeHead.head}" fill="url(#g)"/></g></g>`;
}
