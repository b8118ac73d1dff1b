// A photograph as the notebook keeps it: at most 1,600 px, drawn anew on this device, so that nothing of what the camera wrote beside
// it (place, time, device) comes along.

const LONG_SIDE = 1600;
const SMALL_SIDE = 320;
const QUALITY = 0.82;
const SMALL_QUALITY = 0.7;

export const NOT_A_PICTURE =
  "この写真は読めませんでした。別の写真を選ぶか、スマートフォンの「写真」からJPEGとして選び直してください。";

/** Throws where the browser cannot read the file as a picture. */
export async function shrink(file: Blob) {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    return {
      full: await drawn(picture, LONG_SIDE, QUALITY),
      /** For lists. */
      small: await drawn(picture, SMALL_SIDE, SMALL_QUALITY),
    };
  } finally {
    picture.close();
  }
}

export type Shrunk = Awaited<ReturnType<typeof shrink>>;

async function drawn(picture: ImageBitmap, longSide: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, longSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  // Safari writes no WebP, and hands out a PNG in its place.
  const webp = await blobOf(canvas, "image/webp", quality);
  return webp.type === "image/webp" ? webp : blobOf(canvas, "image/jpeg", quality);
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), type, quality);
  });
}
