// The pictures of a page with what is said beneath each: by whom, on what terms, when, and how old the snake was.

import type { Db } from "#app/platform/database/connection.server.ts";
import type { Image, Picture } from "#app/platform/images/image.ts";
import { findImages } from "#app/platform/images/images.server.ts";
import { currentTime } from "#app/platform/site/clock.server.ts";
import { ageAt, dayInJapan, formatDay } from "#app/platform/site/days.ts";

/** Whether a photograph's day can be right: not before the hatch of the snake it shows (a day, a year, or ""), nor after today. */
export function isPossibleDay(takenOn: string, hatched: string, today: string): boolean {
  return hatched <= takenOn && takenOn <= today;
}

/**
 * Returns the pictures with their notes. A day that cannot be right is left out: the admin's checks ask about it.
 *
 * `hatched`: the day or year in which the snake of the pictures hatched, "" where it is unknown. Where the day of every further
 * picture is known they are in its order, the youngest first; else as the admin has put them.
 */
export async function shownGallery(db: Db, cover: Picture | null, gallery: readonly Picture[], hatched = "") {
  const all = [...(cover ? [cover] : []), ...gallery];
  const images = new Map(
    (await findImages(db, [...new Set(all.map(({ image }) => image))])).map((one) => [one.id, one]),
  );
  const today = dayInJapan(currentTime());
  const dayOf = ({ image }: Picture) => {
    const takenOn = images.get(image)?.takenOn ?? "";
    return isPossibleDay(takenOn, hatched, today) ? takenOn : "";
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
    /** Whether the first picture is drawn, and whether it is a photograph: where there is none it is neither. */
    isIllustration: first?.isIllustration === true,
    isPhotograph: first?.isIllustration === false,
  };
}

/** Null where there is nothing to say. */
function noteOf(image: Image | undefined, takenOn: string, hatched: string): string | null {
  if (!image) return null;
  const { credit, licence } = image;
  const age = hatched !== "" && takenOn !== "" ? ageAt(hatched, takenOn) : null;
  const day = takenOn && formatDay(takenOn) + (age ? `（${age.includes("歳") ? "" : "生後"}${age}）` : "");
  const whose = [credit && `撮影：${credit}`, licence && `（${licence}）`].join("");
  return [day, whose].filter(Boolean).join("　") || null;
}
