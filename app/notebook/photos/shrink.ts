// Re-encodes photos on the device, which strips the camera's metadata (location, time, device). The long side is at most 1,600 px;
// tall screenshots keep their width so that they stay legible.

import { StoreTrouble } from "#app/notebook/store/trouble.ts";

const FULL = { longSide: 1600, shortSide: 800, quality: 0.82 };
const SMALL = { longSide: 320, shortSide: 160, quality: 0.7 };
/** Canvas limits of browsers (Safari on phones: 16 megapixels) and WebP's size limit. */
const AREA_MAX = 16_000_000;
const SIDE_MAX = 16_383;

export const NOT_A_PICTURE =
  "この写真は読めませんでした。別の写真を選ぶか、スマートフォンの「写真」からJPEGとして選び直してください。";

export type NewPhoto = Awaited<ReturnType<typeof newPhoto>>;

export async function newPhoto(file: File) {
  // Forwarded pictures and screenshots have no capture time: falls back to the file's modification date.
  return {
    at: ((await takenAt(file)) ?? new Date(Math.min(file.lastModified, Date.now()))).toISOString(),
    bytes: await shrink(file),
  };
}

/** Shrinks photos one by one. Returns the names of unreadable files; throws if all are unreadable. */
export async function newPhotos(files: readonly File[]): Promise<{ photos: NewPhoto[]; unread: string[] }> {
  const photos: NewPhoto[] = [];
  const unread: string[] = [];
  for (const file of files) {
    const photo = await newPhoto(file).catch(() => null);
    if (photo) photos.push(photo);
    else unread.push(file.name);
  }
  if (photos.length === 0 && unread.length > 0) throw new StoreTrouble(NOT_A_PICTURE);
  return { photos, unread };
}

/** Message suffix that names unreadable files; "" if there are none. */
export const unreadWords = (unread: readonly string[]): string =>
  unread.length > 0 ? `。読めなかった写真：${unread.join("、")}` : "";

async function shrink(file: Blob) {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    return {
      full: await drawn(picture, FULL),
      small: await drawn(picture, SMALL),
    };
  } finally {
    picture.close();
  }
}

export type Shrunk = Awaited<ReturnType<typeof shrink>>;

async function drawn(picture: ImageBitmap, { longSide, shortSide, quality }: typeof FULL): Promise<Blob> {
  const [short = 1, long = 1] = [picture.width, picture.height].toSorted((a, b) => a - b);
  const wanted = Math.max(longSide / long, shortSide / short);
  const scale = Math.min(1, wanted, SIDE_MAX / long, Math.sqrt(AREA_MAX / (short * long)));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  // Safari cannot encode WebP and returns a PNG instead.
  const webp = await blobOf(canvas, "image/webp", quality);
  return webp.type === "image/webp" ? webp : blobOf(canvas, "image/jpeg", quality);
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), type, quality);
  });
}

/** EXIF is near the start of the file. */
const HEAD = 262_144;
const MARKS = { "Exif\0\0": 6, EXIF: 8, eXIf: 4 };
const ORDERS = ["II*\0", "MM\0*"];
/** EXIF tags: EXIF IFD pointer, DateTimeOriginal, OffsetTimeOriginal. */
const CAMERA = 0x8769;
const MOMENT = 0x9003;
const OFFSET = 0x9011;
/** Unset camera clocks report earlier years. */
const FIRST_YEAR = 1990;

/** Returns the EXIF capture time, or null. Without an offset it is read in this device's time zone. */
export async function takenAt(file: Blob): Promise<Date | null> {
  try {
    const head = await file.slice(0, HEAD).arrayBuffer();
    const begin = beginOf(new TextDecoder("latin1").decode(head));
    if (begin === null) return null;
    const view = new DataView(head, begin);
    const isLittle = view.getUint8(0) === 0x49;
    /** Returns an entry's value field (a number or an offset). */
    const placeOf = (directory: number, tag: number): number => {
      const count = view.getUint16(directory, isLittle);
      const at = Array.from({ length: count }, (_, i) => directory + 2 + i * 12).find(
        (entry) => view.getUint16(entry, isLittle) === tag,
      );
      return at === undefined ? 0 : view.getUint32(at + 8, isLittle);
    };
    const textOf = (tag: number, length: number) => {
      const place = placeOf(camera, tag);
      return place === 0 ? "" : new TextDecoder().decode(new Uint8Array(head, view.byteOffset + place, length));
    };
    const camera = placeOf(view.getUint32(4, isLittle), CAMERA);
    const [, year = "", month, day, time] = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(textOf(MOMENT, 19)) ?? [];
    const [offset = ""] = /^[+-]\d\d:\d\d/.exec(textOf(OFFSET, 6)) ?? [];
    const at = new Date(`${year}-${month}-${day}T${time}${offset}`);
    return Number(year) >= FIRST_YEAR && at.getTime() <= Date.now() ? at : null;
  } catch {
    // Truncated or malformed EXIF.
    return null;
  }
}

/** Returns the start of the EXIF data, or null. */
function beginOf(text: string): number | null {
  for (const [mark, length] of Object.entries(MARKS))
    for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1))
      if (ORDERS.includes(text.slice(at + length, at + length + 4))) return at + length;
  return null;
}
