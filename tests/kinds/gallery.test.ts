import sharp from "sharp";
import { expect, test } from "vitest";
import { starterInfos } from "#app/cli/starter/encyclopedia.server.ts";
import { fillOne } from "#app/cli/starter/fill.server.ts";
import { answerPicture } from "#app/cms/library/answer.server.ts";
import { shownGallery } from "#app/kinds/shared/gallery.server.ts";
import { copyOfImage, replaceCopy } from "#app/platform/images/copies.server.ts";
import { findImage } from "#app/platform/images/images.server.ts";
import { storeImage } from "#app/platform/images/store.server.ts";
import { pictureFiles } from "#app/transfer/picture-folder.server.ts";
import { hana, memory } from "#tests/cms/admin/editing/editor-harness.ts";
import { formData } from "#tests/support/form-data.ts";
import { breedPage, infoPage } from "#tests/support/pages.ts";

const db = memory();

/** Returns a camera's photograph taken at noon, with a later edit date. */
async function photograph(background: string, taken?: string): Promise<{ image: string; alt: string }> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background } }).jpeg();
  const exif = (day: string) => ({
    IFD0: { DateTime: "2026:11:01 09:00:00" },
    IFD2: { DateTimeOriginal: `${day} 12:00:00` },
  });
  const file = await (taken ? picture.withExif(exif(taken.replaceAll("-", ":"))) : picture).toBuffer();
  const stored = await storeImage(db, file, { name: `${background}.jpg`, alt: "" }, hana);
  if (!stored.ok) throw new Error(stored.message);
  return { image: stored.image.id, alt: "" };
}

function sent(pairs: Record<string, string>): FormData {
  const form = formData(pairs);
  return form;
}

test("photographs of a snake are in chronological order, each with its age if the date is known", async () => {
  const cover = await photograph("#a00", "2026-10-20");
  const [old, young] = [await photograph("#0a0", "2026-09-01"), await photograph("#00a", "2026-07-05")];
  const shown = await shownGallery(db, cover, [old, young], "2026-07-01");
  expect(shown.cover?.note).toBe("2026年10月20日（生後3か月）");
  expect(shown.gallery.map(({ image, note }) => [image, note])).toEqual([
    [young.image, "2026年7月5日（生後4日）"],
    [old.image, "2026年9月1日（生後2か月）"],
  ]);
  const undated = await photograph("#aa0");
  const asPut = await shownGallery(db, null, [old, undated, young], "2025");
  expect(asPut.gallery.map(({ note }) => note)).toEqual(["2026年9月1日（約1歳）", null, "2026年7月5日（約1歳）"]);
  expect(asPut).toMatchObject({ isIllustration: false, isPhotograph: true });
  const gone = await shownGallery(db, { image: "gone", alt: "" }, []);
  expect(gone).toMatchObject({ cover: { note: null }, isIllustration: false, isPhotograph: false });
});

test("an admin sets a picture's credit, licence and date; an invalid date changes nothing and is returned", async () => {
  const { image: id } = await photograph("#0aa", "2026-03-04");
  const said = {
    [`version:${id}`]: "1",
    [`credit:${id}`]: " 花 ",
    [`licence:${id}`]: "CC BY 4.0",
    [`taken:${id}`]: "2026-03-05",
  };
  expect(await answerPicture(db, id, sent({ do: "describe", ...said, name: "a" }), hana)).toMatchObject({
    to: expect.any(String),
  });
  const note = "2026年3月5日　撮影：花（CC BY 4.0）";
  expect((await shownGallery(db, { image: id, alt: "" }, [])).cover?.note).toBe(note);
  // An article with it as its cover shows the same.
  const [info] = starterInfos;
  if (!info) throw new Error("no article");
  const covered = { ...info, kind: "info" as const, fields: { ...info.fields }, cover: { image: id, alt: "" } };
  await fillOne(db, { ...covered, publishedAt: "2026-01-01T00:00:00.000Z" }, hana.now);
  expect(await infoPage(db, info.id, hana.now)).toMatchObject({ credit: note });
  const season = {
    kind: "breed" as const,
    id: "season",
    title: "ペア",
    summary: "",
    body: "",
    fields: {},
    cover: covered.cover,
  };
  await fillOne(db, { ...season, publishedAt: "2026-01-01T00:00:00.000Z" }, hana.now);
  expect(await breedPage(db, "season", hana.now)).toMatchObject({ cover: { note } });
  const wrong = { ...said, [`version:${id}`]: "2", [`credit:${id}`]: "", [`taken:${id}`]: "2026-02-31" };
  expect(await answerPicture(db, id, sent({ do: "describe", ...wrong, name: "a" }), hana)).toMatchObject({
    to: null,
    status: 422,
    problem: expect.stringContaining("撮影日"),
    typed: { credit: "", takenOn: "2026-02-31" },
  });
  expect(await findImage(db, id)).toMatchObject({ credit: "花", takenOn: "2026-03-05" });
});

test("a copy of a picture carries its credit, licence and date", async () => {
  const { image: id } = await photograph("#f0f", "2026-01-02");
  await answerPicture(
    db,
    id,
    sent({ do: "describe", name: "a", [`version:${id}`]: "1", [`credit:${id}`]: "店", [`taken:${id}`]: "2026-01-02" }),
    hana,
  );
  const copy = await copyOfImage(db, id);
  const [, about] = pictureFiles(copy)[0] ?? [];
  expect(String(about)).toMatch(/credit: 店\n(.*\n)?taken: 2026-01-02/);
  await replaceCopy(db, { ...copy, credit: "別の店" });
  expect(await copyOfImage(db, id)).toMatchObject({ credit: "別の店", takenOn: "2026-01-02" });
});
