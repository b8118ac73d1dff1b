// When a photograph was taken, as its camera noted it in EXIF: in a JPEG, WebP, PNG or HEIC.

/** Cameras write it near the beginning. */
const HEAD = 262_144;
const MARKS = { "Exif\0\0": 6, EXIF: 8, eXIf: 4 };
const ORDERS = ["II*\0", "MM\0*"];
/** Tags: where the camera's own part is, the moment, and its offset from UTC. */
const CAMERA = 0x8769;
const MOMENT = 0x9003;
const OFFSET = 0x9011;
/** A clock that was never set says an earlier year. */
const FIRST_YEAR = 1990;

/** Null where there is none. Without an offset it is the time of this device's zone. */
export async function takenAt(file: Blob): Promise<Date | null> {
  try {
    const head = await file.slice(0, HEAD).arrayBuffer();
    const begin = beginOf(new TextDecoder("latin1").decode(head));
    if (begin === null) return null;
    const view = new DataView(head, begin);
    const isLittle = view.getUint8(0) === 0x49;
    /** Offset of an entry's inline value. */
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
    // Cut off, or written by a program that counts otherwise.
    return null;
  }
}

/** Where the EXIF of a file's text begins; null without one. */
function beginOf(text: string): number | null {
  for (const [mark, length] of Object.entries(MARKS))
    for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1))
      if (ORDERS.includes(text.slice(at + length, at + length + 4))) return at + length;
  return null;
}
