import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { takenAt } from "#app/notebook/photos/shrink.ts";

const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: "#8a6a3c" } });
const camera = { DateTimeOriginal: "2025:03:04 21:05:06" };

test.each<[string, (exif: Record<string, string>) => Sharp]>([
  [
    "JPEG",
    (IFD2) =>
      picture()
        .withExif({ IFD0: { Make: "Camera" }, IFD2 })
        .jpeg(),
  ],
  [
    "WebP",
    (IFD2) =>
      picture()
        .withExif({ IFD0: { Make: "Camera" }, IFD2 })
        .webp(),
  ],
  [
    "PNG",
    (IFD2) =>
      picture()
        .withExif({ IFD0: { Make: "Camera" }, IFD2 })
        .png(),
  ],
])("%s: by the camera's clock and time zone; none from an unset or fast clock", async (_, taken) => {
  const read = async (exif: Record<string, string>) =>
    (await takenAt(new Blob([new Uint8Array(await taken(exif).toBuffer())])))?.toISOString();
  expect(await read({ ...camera, OffsetTimeOriginal: "+09:00" })).toBe("2025-03-04T12:05:06.000Z");
  expect(await read(camera)).toBe(new Date("2025-03-04T21:05:06").toISOString());
  for (const moment of ["0000:00:00 00:00:00", "1980:01:01 00:00:00", "2199:01:01 00:00:00", "    :  :     :  :  "])
    expect(await read({ DateTimeOriginal: moment }), moment).toBeUndefined();
});

test("no time in other files, and in files truncated at any byte", async () => {
  expect(await takenAt(new Blob([new Uint8Array(await picture().jpeg().toBuffer())]))).toBeNull();
  const whole = new Uint8Array(await picture().withExif({ IFD2: camera }).jpeg().toBuffer());
  for (let end = 0; end < whole.length; end += 7)
    expect([null, "2025"]).toContain(
      (await takenAt(new Blob([whole.slice(0, end)])))?.toISOString().slice(0, 4) ?? null,
    );
});
