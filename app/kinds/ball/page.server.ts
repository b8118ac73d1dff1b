import { printGenotype } from "@borupa/genetics";
import { groundOf, headAddress, wideAddress } from "@borupa/snake-drawing";
import { getVisibleMany, neighbours } from "#app/cms/content/public-queries.server.ts";
import type { Visible } from "#app/cms/content/visible.server.ts";
import { listVisible } from "#app/cms/content/visible-list.server.ts";
import { careCountsTo, lastDayOf } from "#app/collection/life/presence.server.ts";
import { seasonsOf } from "#app/kinds/breed/season-lines.server.ts";
import { readCosts } from "#app/kinds/info/costs/costs.server.ts";
import { renderEntryBody } from "#app/kinds/shared/article/page.server.ts";
import { shownGallery } from "#app/kinds/shared/gallery.server.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { ageAt, formatDay } from "#app/platform/site/days.ts";
import { readShopNotice } from "#app/shop/notice.server.ts";
import { genotypeChips } from "#app/ui/genetics/genotype-chips.ts";
import { ballCards, visibleSaleState } from "./card.server.ts";
import { type CareRecord, careWords } from "./care/care.ts";
import { careOf } from "./care/care-log.server.ts";
import { careSummary } from "./care/summary.ts";
import { weighingsOf } from "./care/weights.server.ts";
import type { BallFields } from "./index.ts";
import { type Sex, sexLabels } from "./labels.ts";
import { growthChart } from "./page/growth-chart.ts";
import { familyTree } from "./page/pedigree.server.ts";

// Facts the law requires for each animal on sale, shown on its page.
type Facts = Pick<BallFields, "sex" | "hatched" | "origin" | "breeder"> & {
  /** As breeders write it: "パステル クラウン". */
  genotype: string;
  /** Owner, if not the shop. */
  owner?: string;
};

/** Typical sizes of the species, as in the article on choosing a snake (/info/choosing). */
const grown: Record<Exclude<Sex, "unknown">, string> = {
  male: "体重700〜1,500g・全長90〜120cm",
  female: "体重1,500〜2,500g・全長120〜150cm",
};

const origins = {
  own: "国内（自家繁殖）",
  domestic: "国内（国内CB）",
  overseas: "海外（海外CB）",
} as const;

/** Returns name and value of each item, in the law's order; the owner only if not the shop. */
export function lawFacts({ genotype, sex, hatched, origin, breeder, owner }: Facts): [string, string][] {
  return [
    ["品種等の名称", `ボールパイソン${genotype ? `（${genotype}）` : ""}`],
    ["性成熟時の標準体重・体長", adultSize(sex)],
    ["性別", sexLabels[sex]],
    ["生年月日", birth(hatched)],
    ["生産地等", [origin && origins[origin], breeder && `ブリーダー ${breeder}`].filter(Boolean).join("・") || UNKNOWN],
    ...(owner ? [["所有者", owner] satisfies [string, string]] : []),
  ];
}

const UNKNOWN = "記載がありません（対面での説明のときに、書面でお知らせします）";

export function adultSize(sex: Sex): string {
  return sex === "unknown" ? `オス ${grown.male}、メス ${grown.female}（目安）` : `${grown[sex]}（目安）`;
}

function birth(hatched: string | null): string {
  if (hatched === null) return "不明（推定の時期や輸入の年月日は、書面でお知らせします）";
  return hatched.length === 4 ? `${formatDay(hatched)}（月日は不明）` : formatDay(hatched);
}

/** Loads a snake's page data; also used for previews. */
export async function ballPageOf(db: Db, snake: Visible<"ball">, now: Date) {
  const { id } = snake;
  const { genes } = await referenceIndexes(db, now);
  const { fields, title, cover, summary } = snake.content;
  const genotype = printGenotype(genes, fields.genotype);
  const { registration } = await readShopNotice(db, now);
  const mayOffer = registration !== null;
  const [log, family, [breed], around, siblings, offspring, seasons, article, pictures] = await Promise.all([
    careOf(db, id, { publicOnly: true }),
    familyTree(db, snake, genes, now),
    getVisibleMany(db, "breed", fields.breed ? [fields.breed] : [], now),
    neighbours(db, snake, now),
    fields.breed ? listVisible(db, "ball", { filters: { breed: fields.breed }, perPage: 9 }, now) : null,
    listVisible(db, "ball", { filters: { [fields.sex === "female" ? "dam" : "sire"]: id }, perPage: 8 }, now),
    seasonsOf(db, id, now),
    renderEntryBody(db, snake.content, { own: `/ball/${id}`, now }),
    shownGallery(db, cover, fields.gallery, fields.hatched ?? ""),
  ]);
  const weights = weighingsOf(log);
  const [lastDay, today] = await Promise.all([lastDayOf(db, id, now), careCountsTo(db, { id }, now)]);
  return {
    id,
    title,
    summary,
    ...pictures,
    drawing: pictures.isPhotograph ? wideAddress(genes, fields.genotype) : null,
    head: headAddress(genes, fields.genotype),
    ground: groundOf(genes, fields.genotype),
    publishedAt: snake.publishedAt,
    updatedAt: snake.updatedAt,
    number: fields.number,
    sex: fields.sex,
    hatched: fields.hatched,
    age: fields.hatched ? ageAt(fields.hatched, lastDay) : null,
    origin: fields.origin,
    breeder: fields.breeder,
    feeding: fields.feeding,
    care: { today, now: careSummary(log), lines: log.filter(({ type }) => type !== "weight").map(shownLine) },
    genotype,
    chips: genotypeChips(fields.genotype, genes),
    weights,
    chart: growthChart(weights),
    ...family,
    breed: breed ? { id: breed.id, title: breed.content.title } : null,
    sale: visibleSaleState(fields.sale, mayOffer),
    offer:
      registration && fields.sale === "on-sale"
        ? {
            price: fields.price,
            law: lawFacts({ ...fields, genotype }),
            registration,
            costs: await readCosts(db, now),
          }
        : null,
    siblings: await ballCards(
      db,
      (siblings?.items ?? []).filter((one) => one.id !== id),
      genes,
      mayOffer,
    ),
    offspring: await ballCards(db, offspring.items, genes, mayOffer),
    seasons,
    around,
    article,
  };
}

export type BallPageData = Awaited<ReturnType<typeof ballPageOf>>;

/** Omits the author. */
function shownLine(record: CareRecord) {
  return { id: record.id, date: record.date, type: record.type, words: careWords(record) };
}
