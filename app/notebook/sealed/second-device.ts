// Opens the notebook on a second device: a QR code that hands over the words once, and such a code read from a photograph of it.

import { newDevice } from "#app/notebook/model/ids.ts";
import { textIn } from "#app/notebook/model/read-thing.ts";
import { nextStamp } from "#app/notebook/model/stamp.ts";
import { makeThing } from "#app/notebook/model/thing.ts";
import { type BoxAnswer, BoxClient } from "./box-client.ts";
import { bytesOfSecret, keysOf, newSecret, type Secret } from "./keys.ts";
import { openParts, type Sealed, seal } from "./seal.ts";

/** Behind "#": browsers send no such part of an address to anybody. */
const FRAGMENT = "#words=";

/** Of the one thing that is in the box of a code. */
const HANDED = "handed";

/**
 * A code for another device's camera; null where the site cannot be reached. Browsers write down each address they open, and take it to
 * their other devices: what is in the code is not the secret, but one of a box of its own that holds the secret until it was opened.
 */
export async function codeFor(secret: Secret, origin: string) {
  const once = newSecret();
  const keys = await keysOf(once);
  const client = new BoxClient(keys);
  const now = new Date();
  const things = [makeThing(HANDED, { secret }, nextStamp("", newDevice(), now))];
  const bytes = await seal({ things, at: now.toISOString() }, keys.key, "");
  if (!bytes || (await client.writeShort(bytes)).is !== "written") return null;
  const { encode } = await import("uqr");
  const { data, size } = encode(`${origin}/note/keep${FRAGMENT}${once}`, { border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { path, size, end: () => void client.delete() };
}

export type Code = NonNullable<Awaited<ReturnType<typeof codeFor>>>;

/** Null where there is none. */
export function secretIn(address: string): Secret | null {
  const at = address.indexOf(FRAGMENT);
  const secret = at === -1 ? "" : address.slice(at + FRAGMENT.length);
  return bytesOfSecret(secret) ? secret : null;
}

interface Detector {
  detect(source: ImageBitmap): Promise<{ rawValue: string }[]>;
}

const LONG_SIDE = 1200;

/** The words in a photograph of the code; null where none can be read. */
export async function secretInPicture(file: Blob): Promise<Secret | null> {
  try {
    const picture = await createImageBitmap(file);
    const Native = (globalThis as { BarcodeDetector?: new (options: object) => Detector }).BarcodeDetector;
    // Not every Chromium that has it can read with it.
    const found = Native ? await new Native({ formats: ["qr_code"] }).detect(picture).catch(() => []) : [];
    for (const { rawValue } of found) if (secretIn(rawValue)) return secretIn(rawValue);
    const scale = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height));
    const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    if (!pen) return null;
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    const { default: jsQR } = await import("jsqr");
    return secretIn(jsQR(data, canvas.width, canvas.height)?.data ?? "");
  } catch {
    return null;
  }
}

export type Peek =
  | { is: "found"; secret: Secret; sealed: Sealed }
  | { is: "newer" | "broken" }
  | Exclude<BoxAnswer, { is: "box" }>;

/** The notebook that the words or a code open, before anything of it is merged. A code is used up by it. */
export async function peek(secret: Secret, isHanded = false): Promise<Peek> {
  const keys = await keysOf(secret);
  const client = new BoxClient(keys);
  const answer = await client.open("");
  if (answer.is !== "box") return answer;
  const opened = await openParts(answer.box.parts, keys.key);
  if (!opened.ok) return { is: opened.why };
  const handed = opened.sealed.things.find(({ type }) => type === HANDED);
  if (!handed || isHanded) return { is: "found", secret, sealed: opened.sealed };
  const inside = textIn(handed, "secret");
  if (!bytesOfSecret(inside)) return { is: "broken" };
  const found = await peek(inside, true);
  if (found.is === "found") await client.delete();
  return found;
}

export async function deleteBox(secret: Secret): Promise<BoxAnswer> {
  return new BoxClient(await keysOf(secret)).delete();
}
