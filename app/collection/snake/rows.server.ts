// List columns of snakes: sex, genotype, sale, price, and the last weight.

import { geneName, printGenotype } from "@borupa/genetics";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { OwnCondition } from "#app/cms/admin/editing/list/list.server.ts";
import type { ListView } from "#app/cms/admin/editing/list/list.ts";
import type { Content } from "#app/cms/content/kind.ts";
import { isWhere, leftOf } from "#app/collection/life/presence.server.ts";
import { promiseOf } from "#app/collection/snake/sale/form.ts";
import type { SaleFacts } from "#app/collection/snake/sale/SaleRow.tsx";
import { rackOf, racksOf } from "#app/kinds/ball/care/collection.server.ts";
import { NO_SHELF } from "#app/kinds/ball/care/rack-query.ts";
import { type CareState, careStates, isOnMedicine } from "#app/kinds/ball/care/states.server.ts";
import { lastWeighings } from "#app/kinds/ball/care/weights.server.ts";
import type { BallFields } from "#app/kinds/ball/index.ts";
import { saleLabels, sexLabels } from "#app/kinds/ball/labels.ts";
import { priceInQuery } from "#app/kinds/ball/price-in-query.server.ts";
import type { AdminRows } from "#app/kinds/shared/admin-rows.ts";
import { referenceIndexes } from "#app/kinds/shared/reference-indexes.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { countOf } from "#app/platform/database/count.server.ts";
import { dayInJapan, daysBetween, formatShortDay } from "#app/platform/site/days.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";

export const ballRows: AdminRows = {
  columns: [
    { label: "性別", width: "narrow" },
    { label: "遺伝子型", width: "wide" },
    { label: "販売", width: "normal", hasExtra: true },
    { label: "体重", width: "normal" },
  ],
  async rows(db, entries, now) {
    const { genes } = await referenceIndexes(db, now);
    const ids = entries.map(({ id }) => id);
    const [weights, left] = await Promise.all([lastWeighings(db, ids), leftOf(db, ids)]);
    return entries.map(({ id, content }) => {
      const { fields } = content as Content<BallFields>; // called with snakes only
      const weight = weights.get(id);
      return {
        under: fields.number || id,
        ...(!left.has(id) && { extra: factsOf(fields) }),
        cells: [
          { text: sexLabels[fields.sex] },
          { text: fields.genotype.length === 0 ? "—" : printGenotype(genes, fields.genotype) },
          {
            text: left.get(id) ?? saleWords(fields),
            ...(fields.price !== null && { note: `${withCommas(fields.price)}円` }),
          },
          weight ? { text: `${withCommas(weight.grams)}g`, note: formatShortDay(weight.date) } : { text: "—" },
        ],
      };
    });
  },
  conditions: livingConditions,
  filterOptions: rackOptions,
  views: livingViews,
  numberInQuery: priceInQuery,
  async filterLabel(db, now) {
    const { genes } = await referenceIndexes(db, now);
    return (filter, value) => {
      if (filter === "morph") return geneName(genes, value);
      return filter === "year" ? `${value}年` : value;
    };
  },
};

function factsOf(fields: BallFields): SaleFacts {
  const { sale, price } = fields;
  return { sale, ...promiseOf(fields), price: price === null ? "" : String(price), asksBuyer: sale === "sold" };
}

function saleWords({ sale, agreedOn }: BallFields): string {
  return sale === "sold" && agreedOn ? `${saleLabels[sale]}・引渡し ${formatShortDay(agreedOn)}` : saleLabels[sale];
}

/** Returns the genotypes in breeders' notation; "" if not recorded. */
export async function genotypeLines(db: Db, contents: readonly Content[], now: Date): Promise<string[]> {
  const { genes } = await referenceIndexes(db, now);
  return contents.map(({ fields }) => {
    const { genotype } = fields as BallFields; // called with snakes only
    return genotype.length === 0 ? "" : printGenotype(genes, genotype);
  });
}

const byCare: Readonly<Record<string, (state: CareState) => boolean>> = {
  due: ({ isDue }) => isDue,
  late: ({ isLateFed, isLateWeighed }) => isLateFed || isLateWeighed,
  medicine: isOnMedicine,
  promised: ({ promise }) => promise !== null,
};

/** Upper limits in days, youngest first. */
const ages = [
  { name: "baby", days: 183 },
  { name: "young", days: 730 },
  { name: "adult", days: Number.POSITIVE_INFINITY },
] as const;

function ageOf({ hatched }: CareState, today: string): string {
  if (!hatched) return "unknown";
  const days = daysBetween(hatched.length === 4 ? `${hatched}-07-01` : hatched, today);
  return ages.find((age) => days <= age.days)?.name ?? "adult";
}

function isIn(filter: string, value: string, today: string): (state: CareState) => boolean {
  if (filter === "care") return byCare[value] ?? (() => false);
  if (filter === "rack") return ({ shelf }) => rackOf(shelf) === (value === NO_SHELF ? "" : value);
  return (state) => ageOf(state, today) === value;
}

const OWN = ["care", "rack", "age"];

async function livingConditions(db: Db, filters: Readonly<Record<string, string>>, now: Date): Promise<OwnCondition> {
  const isAsked = OWN.some((name) => filters[name] !== undefined);
  const states = isAsked ? await careStates(db, now) : [];
  const today = dayInJapan(now);
  return (filter, value) => {
    if (filter === "where") return isWhere(value);
    return OWN.includes(filter) ? isOneOf(states.filter(isIn(filter, value, today))) : undefined;
  };
}

function isOneOf(states: readonly CareState[]): RawBuilder<SqlBool> {
  if (states.length === 0) return sql<SqlBool>`1 = 0`;
  return sql<SqlBool>`entries.id IN (${sql.join(states.map(({ id }) => id))})`;
}

async function rackOptions(db: Db, now: Date) {
  const racks = await racksOf(db, now);
  return {
    rack: racks.map(({ rack, count }) => ({ value: rack || NO_SHELF, label: `${rack || "棚なし"}（${count}）` })),
  };
}

/** Returns the predefined views: all, by care, and by rack. */
async function livingViews(db: Db, now: Date): Promise<ListView[][]> {
  const [states, racks] = await Promise.all([careStates(db, now), racksOf(db, now)]);
  const all = await countOf(db.selectFrom("entries").where("kind", "=", "ball").where("trashed_at", "is", null));
  const here = { where: "here" };
  const care = (value: string, label: string): ListView => ({
    label,
    count: states.filter(isIn("care", value, dayInJapan(now))).length,
    filters: { ...here, care: value },
  });
  const parts = [
    { label: "いまいる個体", count: states.length, filters: here },
    care("due", "今日の給餌"),
    care("late", "遅れている"),
    care("medicine", "投薬中"),
    care("promised", "売約"),
    { label: "譲渡・死亡した個体", count: all - states.length, filters: { where: "gone" } },
    { label: "すべて", count: all, filters: {} },
  ];
  const shelves = racks.map(({ rack, count }) => ({
    label: rack ? `棚 ${rack}` : "棚なし",
    count,
    filters: { ...here, rack: rack || NO_SHELF },
  }));
  return [parts, ...(shelves.length > 1 ? [shelves] : [])];
}
