import type { Browser } from "playwright";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, openPage, visit } from "#tests/support/browser.ts";
import { readNotebook } from "#tests/support/notebook.ts";
import { type Site, startSite } from "#tests/support/site.ts";

let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await startSite({ filled: false });
  browser = await launch();
});
afterAll(async () => {
  await site.stop();
});

test("twelve megapixels with a location become 1,600 upright pixels without it", async () => {
  const taken = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#8a6a3c" } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "Camera of Momo" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "35/1 40/1 52/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "139/1 45/1 58/1",
      },
    })
    .jpeg()
    .toBuffer();
  expect((await sharp(taken).metadata()).exif?.includes("Camera of Momo")).toBe(true);
  const { page, complaints } = await openPage(browser, {
    viewport: { width: 390, height: 660 },
    timezoneId: "Asia/Tokyo",
  });
  const sent: string[] = [];
  await visit(page, `${site.origin}/note/new`);
  page.on("request", (request) => sent.push(request.method()));
  await page.getByLabel("名前").fill("モモ");
  await page.getByRole("button", { name: "加える" }).click();
  await page.getByRole("heading", { level: 1, name: "モモ" }).waitFor();
  await page.getByLabel("写真を加える").setInputFiles({ name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: taken });
  await page.getByText("モモの写真を1枚残しました").waitFor({ timeout: 60_000 });
  const stored = await page.evaluate(
    () =>
      new Promise<{ full: string; small: string }[]>((resolve, reject) => {
        const opening = indexedDB.open("notebook");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction("photos").objectStore("photos").getAll();
          all.onsuccess = async () => {
            opening.result.close();
            const text = async (blob: Blob) =>
              Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join("");
            const both = async ({ full, small }: { full: Blob; small: Blob }) => ({
              full: await text(full),
              small: await text(small),
            });
            resolve(await Promise.all(all.result.map(both)));
          };
        };
      }),
  );
  expect(stored).toHaveLength(1);
  for (const [name, longest] of [
    ["full", 1600],
    ["small", 320],
  ] as const) {
    const bytes = Buffer.from(stored[0]?.[name] ?? "", "latin1");
    const { width, height, exif, xmp, format } = await sharp(bytes).metadata();
    // Rotated by its EXIF orientation, so that the long side is the height.
    expect([width, height, exif, xmp, format]).toEqual([longest * 0.75, longest, undefined, undefined, "webp"]);
    for (const word of ["Camera of Momo", "Exif", "GPS"]) expect(bytes.includes(word), word).toBe(false);
  }
  // The bytes of a removed photograph are kept for undo for a month.
  const bytesStored = async () => (await readNotebook<unknown[]>(page, "photos")).length;
  await page.getByRole("button", { name: "編集", exact: true }).click();
  await page.getByRole("button", { name: "この写真を消す" }).click();
  await page.getByText("写真を消しました").waitFor();
  expect(await bytesStored()).toBe(1);
  await page.clock.setFixedTime(Date.now() + 31 * 86_400_000);
  await page.reload();
  await expect.poll(bytesStored).toBe(0);
  expect(sent.filter((method) => method !== "GET")).toEqual([]);
  expect(complaints).toEqual([]);
});
