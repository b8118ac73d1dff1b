// Finds photos with impossible dates, which are reported before publishing and hidden until fixed.

import type { Check } from "#app/cms/admin/editing/form/form-view.ts";
import type { Content, FieldsOf } from "#app/cms/content/kind.ts";
import { isPlausibleDay } from "#app/kinds/shared/gallery.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { findImages } from "#app/platform/images/images.server.ts";
import { dayInJapan, formatDay } from "#app/platform/site/days.ts";

export async function photoDayChecks(db: Db, content: Content, now: Date): Promise<Check[]> {
  const { hatched, gallery } = content.fields as FieldsOf<"ball">; // called with snakes only
  const shown = [...(content.cover ? [content.cover] : []), ...gallery].map(({ image }) => image);
  const today = dayInJapan(now);
  const images = await findImages(db, [...new Set(shown)]);
  return images
    .filter(({ takenOn }) => takenOn !== "" && !isPlausibleDay(takenOn, hatched ?? "", today))
    .map(({ id, name, takenOn }) => ({
      what: `写真「${name}」の撮影日（${formatDay(takenOn)}）が${takenOn > today ? "今日より後" : "ハッチより前"}です。撮影日かハッチ日を直すまで、この日付はページに出ません`,
      to: `/admin/images/${id}`,
      blocks: false,
    }));
}
