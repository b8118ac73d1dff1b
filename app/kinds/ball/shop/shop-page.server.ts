import { getVisible } from "#app/cms/content/public-queries.server.ts";
import { type ListQuery, listVisible } from "#app/cms/content/visible-list.server.ts";
import { optionsOf } from "#app/cms/fields/choice/field.ts";
import { byLook, morphOptions, visualsFirst, yearOptions } from "#app/kinds/ball/by-look.server.ts";
import { ballCards } from "#app/kinds/ball/card.server.ts";
import { saleLabels, sexLabels } from "#app/kinds/ball/labels.ts";
import { storedCounts, withCounts } from "#app/kinds/shared/public-list.server.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import type { InquirySubject } from "#app/shop/inquiry-subject.ts";
import { readShopInformation } from "#app/shop/notice.server.ts";
import { registrationProblems, registrationRows } from "#app/shop/registration.ts";
import { readShopQuery, shopFilters } from "#app/shop/shop-query.ts";

export async function shopPage(db: Db, search: URLSearchParams, now: Date) {
  const { value: shop } = await readShopInformation(db);
  if (registrationProblems(shop, dayInJapan(now)).length > 0) return { isOpen: false as const, profile: shop.profile };
  const { genes } = await referenceIndexes(db, now);
  const onSale = { name: "sale", text: "on-sale" };
  const [morph, year, subject] = await Promise.all([
    morphOptions(db, genes, now, onSale),
    yearOptions(db, now),
    inquirySubject(db, search.get("ball"), now),
  ]);
  const options = { morph, sex: optionsOf(sexLabels), year };
  const { query, filters, price, page, ignored } = readShopQuery(search, options);
  const wanted: ListQuery = { filters, ranges: price ? { price } : {} };
  const [list, look] = await Promise.all([
    listVisible(db, "ball", { ...wanted, sort: query.sort, first: visualsFirst(filters), page }, now),
    byLook(db, genes, { ...wanted, page }, now),
  ]);
  return {
    isOpen: true as const,
    profile: shop.profile,
    howToBuy: shop.howToBuy,
    contact: { mail: shop.mail, line: shop.line, x: shop.x, phone: shop.phone },
    registration: registrationRows(shop),
    filters: await Promise.all(
      shopFilters.map(async ({ name, label }) =>
        withCounts({ name, label, options: options[name] }, await storedCounts(db, "ball", name, now, onSale), query),
      ),
    ),
    query,
    ignored,
    total: list.total,
    page: list.page,
    pages: list.pages,
    balls: await ballCards(db, list.items, genes, true),
    look,
    subject,
    isSent: search.get("sent") === "1",
  };
}

export type ShopPageData = Awaited<ReturnType<typeof shopPage>>;

/** `id`: untrusted query parameter. */
async function inquirySubject(db: Db, id: string | null, now: Date): Promise<InquirySubject> {
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
