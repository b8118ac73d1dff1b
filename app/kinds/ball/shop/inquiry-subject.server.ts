// The snake a visitor comes from with a question.

import { getVisible } from "#app/cms/content/public-queries.server.ts";
import { saleLabels } from "#app/kinds/ball/labels.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { InquirySubject } from "#app/shop/inquiry-subject.ts";

/** `id`: as the address names it, anything at all. */
export async function inquirySubject(db: Db, id: string | null, now: Date): Promise<InquirySubject> {
  if (!id) return { snake: null, isMissing: false };
  const entry = await getVisible(db, "ball", id, now);
  if (!entry) return { snake: null, isMissing: true };
  const { title, fields } = entry.content;
  return {
    snake: {
      id: entry.id,
      path: `/ball/${entry.id}`,
      title,
      number: fields.number,
      sale: fields.sale === "on-sale" ? null : saleLabels[fields.sale],
    },
    isMissing: false,
  };
}
