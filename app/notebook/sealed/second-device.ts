// What a second device needs: the words as a QR code, and a QR code read from a photograph of it.

import { type BoxAnswer, BoxClient } from "./box-client.ts";
import { bytesOfSecret, keysOf, type Secret } from "./keys.ts";
import { open, type Sealed } from "./seal.ts";

/** Behind "#": browsers send no such part of an address to anybody. */
const FRAGMENT = "#words=";

export async function qrOf(secret: Secret, origin: string): Promise<{ path: string; size: number }> {
  const { encode } = await import("uqr");
  const { data, size } = encode(`${origin}/note/keep${FRAGMENT}${secret}`, { border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { path, size };
}

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

export type Peek = { is: "found"; sealed: Sealed } | { is: "newer" | "broken" } | Exclude<BoxAnswer, { is: "box" }>;

/** What the words open, before anything of it is taken in. */
export async function peek(secret: Secret): Promise<Peek> {
  const keys = await keysOf(secret);
  const answer = await new BoxClient(keys).open(0);
  if (answer.is !== "box") return answer;
  const opened = await open(answer.box.bytes, keys.key, answer.box.version);
  return opened.ok ? { is: "found", sealed: opened.sealed } : { is: opened.why };
}

export async function deleteBox(secret: Secret): Promise<BoxAnswer> {
  return new BoxClient(await keysOf(secret)).delete();
}
