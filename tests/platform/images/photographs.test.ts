import sharp from "sharp";
import { expect, test } from "vitest";
import { encode, takenOnOf } from "#app/platform/images/encode.server.ts";

const picture = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: "#8a6a3c" } }).jpeg();

/** The scan header that Samsung's phones and gallery write into a sequential JPEG: its last coefficient is 0, not 63. */
async function samsung(): Promise<Buffer> {
  const bytes = await picture().toBuffer();
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
  const end = scan + 2 + bytes.readUInt16BE(scan + 2);
  bytes.set([0, 0], end - 3);
  return bytes;
}

test("a JPEG with Samsung's scan header is accepted, a truncated one rejected", async () => {
  expect(await encode(await samsung())).toMatchObject({ ok: true, sized: { width: 400, height: 300 } });
  const whole = await picture().toBuffer();
  for (const share of [0.4, 0.8])
    expect(await encode(whole.subarray(0, whole.length * share)), `${share}`).toMatchObject({ ok: false });
  // Browsers show the whole image even without its end marker, or half of it.
  for (const lacking of [1, 2])
    expect(await encode(whole.subarray(0, -lacking)), `${lacking}`).toMatchObject({ ok: true, sized: { width: 400 } });
});

test.each([
  [270, 16_000, 270, 16_000],
  [270, 20_000, 221, 16_383],
  [4000, 3000, 2560, 1920],
])("a picture of %i × %i is stored at %i × %i", async (width, height, keptWidth, keptHeight) => {
  const encoded = await encode(await picture(width, height).toBuffer());
  if (!encoded.ok) throw new Error(encoded.message);
  expect(encoded.sized).toMatchObject({ width: keptWidth, height: keptHeight });
  const sizes = await Promise.all(
    encoded.sized.variants.map(
      async ({ format, width, bytes }) => [format, width, await sharp(bytes).metadata()] as const,
    ),
  );
  for (const [format, width, kept] of sizes) {
    expect(kept.width).toBe(Math.min(width, keptWidth));
    // Only a page's own picture needs its full height.
    if (format === "jpeg") expect(kept.height).toBeLessThanOrEqual(2 * kept.width);
  }
});

test.each([
  ["the camera's own day", "2024:08:15 10:00:00", "2002:12:08 12:00:00", "2026:11:01 09:00:00", "2024-08-15"],
  ["else the day it became a file", undefined, "2024:08:16 10:00:00", "2026:11:01 09:00:00", "2024-08-16"],
  ["the day of the file where nothing else is noted", undefined, undefined, "2026:11:01 23:59:00", "2026-11-01"],
  ["the next one where a clock was never set", "0000:00:00 00:00:00", "2024:08:16 10:00:00", undefined, "2024-08-16"],
  ["the next one for a day that no month has", "2025:02:31 10:00:00", "2025:02:28 10:00:00", undefined, "2025-02-28"],
  ["none where nothing is noted", undefined, undefined, undefined, ""],
])("the day of a photograph: %s", async (_, original, digitized, changed, day) => {
  const exif = {
    IFD0: { Make: "Camera", ...(changed && { DateTime: changed }) },
    IFD2: { ...(original && { DateTimeOriginal: original }), ...(digitized && { DateTimeDigitized: digitized }) },
  };
  expect(await takenOnOf(await picture().withExif(exif).toBuffer())).toBe(day);
});
