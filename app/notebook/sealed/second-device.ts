// Opens the notebook on a second device by a one-time QR code, also from a photo of it.

import { newDevice } from "#app/notebook/model/ids.ts";
import { textIn } from "#app/notebook/model/read-thing.ts";
import { nextStamp } from "#app/notebook/model/stamp.ts";
import { makeThing } from "#app/notebook/model/thing.ts";
import { type BoxAnswer, BoxClient } from "./box-client.ts";
import { bytesOfSecret, keysOf, newSecret, type Secret } from "./keys.ts";
import { openParts, type Sealed, seal } from "./seal.ts";

/** After "#", which browsers never send to servers. */
const FRAGMENT = "#words=";

/** Type of the single thing in a code's box. */
const HANDED = "handed";

/**
 * Creates a code for another device's camera; null if the site is unreachable. Browsers record and sync visited URLs, so the code holds
 * not the secret but the key of a temporary box that holds it until opened.
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

/** Returns the secret in a URL, or null. */
export function secretIn(address: string): Secret | null {
  const at = address.indexOf(FRAGMENT);
  const secret = at === -1 ? "" : address.slice(at + FRAGMENT.length);
  return bytesOfSecret(secret) ? secret : null;
}

const LONG_SIDE = 1200;

/** Reads the secret from a photo of the code; null if unreadable. */
export async function secretInPicture(file: Blob): Promise<Secret | null> {
  try {
    const picture = await createImageBitmap(file);
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

export type FetchedNotebook =
  | { is: "found"; secret: Secret; sealed: Sealed }
  | { is: "newer" | "broken" }
  | Exclude<BoxAnswer, { is: "box" }>;

/** Fetches the notebook of a secret or one-time code, without merging. The code is used up. */
export async function fetchNotebook(secret: Secret, isHanded = false): Promise<FetchedNotebook> {
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
  const found = await fetchNotebook(inside, true);
  if (found.is === "found") await client.delete();
  return found;
}

export async function deleteBox(secret: Secret): Promise<BoxAnswer> {
  return new BoxClient(await keysOf(secret)).delete();
}
