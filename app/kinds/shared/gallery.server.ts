// Gallery with captions: credit, licence, date and the snake's age.

import type { Db } from "#app/platform/database/connection.server.ts";
import type { Image, Picture } from "#app/platform/images/image.ts";
import { findImages } from "#app/platform/images/images.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { ageAt, dayInJapan, formatDay } from "#app/platform/site/days.ts";

/** Returns whether a photo's date is plausible: between hatching (a day, a year, or "") and today. */
export function isPlausibleDay(takenOn: string, hatched: string, today: string): boolean {
  return hatched <= takenOn && takenOn <= today;
}

/**
 * Returns the pictures with captions. Omits implausible dates, which the admin's checks report. `hatched`: day or year,
 * "" if unknown. Sorts by date if all are known, else keeps the admin's order.
 */
export async function shownGallery(db: Db, cover: Picture | null, gallery: readonly Picture[], hatched = "") {
  const all = [...(cover ? [cover] : []), ...gallery];
  const images = new Map(
    (await findImages(db, [...new Set(all.map(({ image }) => image))])).map((one) => [one.id, one]),
  );
  const today = dayInJapan(currentTime());
  const dayOf = ({ image }: Picture) => {
    const takenOn = images.get(image)?.takenOn ?? "";
    return isPlausibleDay(takenOn, hatched, today) ? takenOn : "";
  };
  const areDated = gallery.every((picture) => dayOf(picture) !== "");
  const inOrder = areDated ? gallery.toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1)) : gallery;
  const shown = (picture: Picture) => ({
    ...picture,
    note: noteOf(images.get(picture.image), dayOf(picture), hatched),
  });
  const first = images.get((cover ?? inOrder[0])?.image ?? "");
  return {
    cover: cover && shown(cover),
    gallery: inOrder.map(shown),
    /** Both false if there is no picture. */
    isIllustration: first?.isIllustration === true,
    isPhotograph: first?.isIllustration === false,
  };
}

function noteOf(image: Image | undefined, takenOn: string, hatched: string): string | null {
  if (!image) return null;
  const { credit, licence } = image;
  const age = hatched !== "" && takenOn !== "" ? ageAt(hatched, takenOn) : null;
  const day = takenOn && formatDay(takenOn) + (age ? `（${age.includes("歳") ? "" : "生後"}${age}）` : "");
  const whose = [credit && `撮影：${credit}`, licence && `（${licence}）`].join("");
  return [day, whose].filter(Boolean).join("　") || null;
}
