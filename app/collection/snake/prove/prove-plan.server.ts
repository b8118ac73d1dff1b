// Consequences of a proven recessive for parents, siblings and offspring: old and new genotypes with reasons.

import type { GenotypeItem } from "@borupa/genetics";
import {
  type Couple,
  couplesOf,
  type GeneBook,
  geneName,
  hiddenInParent,
  hiddenInYoung,
  isHideable,
  isOpenAt,
  isRecessive,
  isWhite,
  type Locus,
  printGenotype,
  provenCouples,
  readCounted,
  withHidden,
} from "@borupa/genetics";
import type { Entry } from "#app/cms/content/entry.ts";
import type { Content } from "#app/cms/content/kind.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import { type Untrashed, untrashed } from "#app/cms/content/untrashed.server.ts";
import type { BallFields } from "#app/kinds/ball/index.ts";
import type { Db } from "#app/platform/database/connection.server.ts";

type Role = "self" | "sire" | "dam" | "sibling" | "half" | "young";

interface Member {
  id: string;
  title: string;
  version: number;
  items: readonly GenotypeItem[];
}

export interface ProveLine {
  id: string;
  title: string;
  version: number;
  role: Role;
  /** Genotype before and after, in breeders' notation. */
  from: string;
  to: string;
  why: string;
  hidden: readonly GenotypeItem[];
}

export interface ProvePlan {
  gene: string;
  name: string;
  /** Whether the record says "possible", so that this step proves it. */
  isPossible: boolean;
  lines: ProveLine[];
  /** Why parts of the family were not computed. */
  remarks: string[];
  /** Fingerprint of all input data with versions. */
  seal: string;
}

/** Returns the recessive genes in a record, possible or certain, which can be proven. */
export function provableGenes(book: GeneBook, items: readonly GenotypeItem[]): string[] {
  return [...new Set(items.map(({ gene }) => gene))].filter((gene) => isRecessive(book, gene));
}

interface Young extends Member {
  /** Its role for the snake whose offspring it is. */
  as: "sire" | "dam";
  /** Null if not recorded or not found. */
  mate: Member | null;
}

interface Family {
  self: Member;
  sire: Member | null;
  dam: Member | null;
  siblings: Member[];
  /** One common parent. */
  halves: Young[];
  young: Young[];
}

function memberIn({ id, title, version, fields }: Omit<Untrashed<"ball">, "entry">): Member {
  return { id, title, version, items: fields.genotype };
}

/** Ignores snakes in the trash. */
async function familyAround(db: Db, entry: Entry): Promise<Family> {
  const { title, fields } = contentOf(entry) as Content<BallFields>; // called with snakes only
  const { sire, dam } = fields;
  const broodOf = async (as: "sire" | "dam", parent: string | null) =>
    parent === null
      ? []
      : (await untrashed(db, "ball", { keys: { [as]: parent } })).map((one) => ({
          ...{ one, as },
          other: as === "sire" ? one.fields.dam : one.fields.sire,
        }));
  const [fathered, borne, ofSire, ofDam] = await Promise.all([
    broodOf("sire", entry.id),
    broodOf("dam", entry.id),
    broodOf("sire", sire),
    broodOf("dam", dam),
  ]);
  const own = [...fathered, ...borne];
  const isOwn = (id: string) => id === entry.id || own.some(({ one }) => one.id === id);
  const brood = [...ofSire, ...ofDam].filter(({ one }) => !isOwn(one.id));
  const isFull = ({ fields }: Untrashed<"ball">) => sire !== null && fields.sire === sire && fields.dam === dam;
  const named = [...own, ...brood];
  const ids = [sire, dam, ...named.map(({ other }) => other)].filter((id) => id !== null);
  const others = new Map((await untrashed(db, "ball", { ids })).map((one) => [one.id, memberIn(one)]));
  const known = (id: string | null) => others.get(id ?? "") ?? null;
  const youngOf = ({ one, as, other }: (typeof named)[number]): Young => ({ ...memberIn(one), as, mate: known(other) });
  return {
    ...{ self: memberIn({ ...entry, title: title || entry.id, fields }), sire: known(sire), dam: known(dam) },
    siblings: ofSire.filter(({ one }) => isFull(one) && !isOwn(one.id)).map(({ one }) => memberIn(one)),
    halves: brood.filter(({ one }) => !isFull(one)).map(youngOf),
    young: own.map(youngOf),
  };
}

function sealOf({ self, sire, dam, siblings, halves, young }: Family): string {
  const broods = [...halves, ...young];
  const members = [self, sire, dam, ...siblings, ...broods, ...broods.map(({ mate }) => mate)].filter((one) => one);
  return [...new Set(members.map((one) => `${one?.id}@${one?.version}`))].join(" ");
}

/** Returns nothing if the record is certain or unchanged. */
function lineOf(
  book: GeneBook,
  locus: Locus,
  member: Member,
  role: Role,
  hidden: readonly GenotypeItem[],
  why: string,
): ProveLine[] {
  if (!isOpenAt(book, locus, member.items)) return [];
  const [from, to] = [member.items, withHidden(book, locus, member.items, hidden)].map((items) =>
    printGenotype(book, items),
  );
  if (from === undefined || to === undefined || from === to) return [];
  const { id, title, version } = member;
  return [{ id, title, version, role, from, to, why, hidden }];
}

/** Returns the parents' possible genotypes after the proof, or why they cannot be updated. */
function couplesBy(
  book: GeneBook,
  locus: Locus,
  gene: string,
  { self, sire, dam }: Family,
  isPossible: boolean,
): Couple[] | string {
  const [shown, ...more] = self.items.filter((item) => book.locusOf.get(item.gene) === locus);
  // A visible recessive needs both parents, so assume that an unknown parent carries it.
  const carrier = shown?.state === "visual" && more.length === 0 ? { items: [{ gene, state: "het" as const }] } : null;
  const [father, mother] = [sire ?? carrier, dam ?? carrier];
  if (!father || !mother || !(sire || dam))
    return "父と母の両方が記録されていないので、親ときょうだいは計算できません。";
  const couples = provenCouples(book, gene, couplesOf(book, locus, father, mother) ?? [], self.items);
  if (couples.length === 0)
    return `両親の記録からは、${geneName(book, gene)}を持つこの個体は生まれません。親と遺伝子型の記録を確かめてください。`;
  // The parents' records already include the earlier proof, which must not count twice.
  if (!isPossible && couples.length > 1)
    return "この個体が持つことだけでは、両親のどちらが持つかは決まりません。親の記録はこのままにします。";
  return couples;
}

type Reckoned = Pick<ProvePlan, "lines" | "remarks">;

/** Computes an offspring's hidden allele from its parents and look. */
function lineOfYoung(
  book: GeneBook,
  locus: Locus,
  name: string,
  couples: readonly Couple[],
  member: Member,
  role: "sibling" | "half" | "young",
): Reckoned {
  const genotype = readCounted(book, member, "dam");
  if (genotype && isWhite(book, genotype) && isHideable(locus))
    return {
      lines: [],
      remarks: [`${member.title}は白い個体で、見た目から${name}の有無を判断できないので、変えません。`],
    };
  const hidden = hiddenInYoung(book, locus, couples, member.items);
  if (hidden === null)
    return { lines: [], remarks: [`${member.title}は、記録された両親からは生まれない見た目なので、変えません。`] };
  const why = `${role === "young" ? "この個体ともう片方の親" : "両親"}の遺伝子型と、見た目から計算しました`;
  return { lines: lineOf(book, locus, member, role, hidden, why), remarks: [] };
}

function parentsAndSiblings(book: GeneBook, locus: Locus, gene: string, family: Family, isPossible: boolean): Reckoned {
  const couples = couplesBy(book, locus, gene, family, isPossible);
  if (typeof couples === "string") return { lines: [], remarks: [couples] };
  const name = geneName(book, gene);
  const parents = (["sire", "dam"] as const).flatMap((role) => {
    const parent = family[role];
    if (!parent) return [];
    const hidden = hiddenInParent(book, locus, couples, role);
    const isCertain = hidden.some((item) => item.gene === gene && item.state === "het");
    const why = isCertain
      ? `この個体の${name}は、この親から受け継いだものです`
      : `${name}がどちらの親から来たかは決まらないので、確率だけが変わります`;
    return lineOf(book, locus, parent, role, hidden, why);
  });
  const siblings = family.siblings.map((one) => lineOfYoung(book, locus, name, couples, one, "sibling"));
  return {
    lines: [...parents, ...siblings.flatMap(({ lines }) => lines)],
    remarks: siblings.flatMap(({ remarks }) => remarks),
  };
}

/** Computes one animal's offspring, using the mates as changed by earlier lines. */
function broodOf(book: GeneBook, locus: Locus, name: string, { items, brood, role, before }: Brood): Reckoned {
  const lines: ProveLine[] = [];
  const remarks: string[] = [];
  const isMate = ({ mate }: Young) => Number(brood.some(({ id }) => id === mate?.id));
  // A daughter bred back is computed before their offspring.
  for (const one of brood.toSorted((a, b) => isMate(a) - isMate(b))) {
    if (!one.mate) {
      remarks.push(`${one.title}は、もう片方の親が記録されていないので、計算できません。`);
      continue;
    }
    const parent = { items };
    const mate = { items: itemsAfter(book, locus, one.mate, [...before, ...lines]) };
    const couple = one.as === "sire" ? ([parent, mate] as const) : ([mate, parent] as const);
    const reckoned = lineOfYoung(book, locus, name, couplesOf(book, locus, ...couple) ?? [], one, role);
    lines.push(...reckoned.lines);
    remarks.push(...reckoned.remarks);
  }
  return { lines, remarks };
}

interface Brood {
  items: readonly GenotypeItem[];
  brood: readonly Young[];
  role: "half" | "young";
  before: readonly ProveLine[];
}

function itemsAfter(book: GeneBook, locus: Locus, { id, items }: Member, lines: readonly ProveLine[]) {
  const hidden = lines.find((line) => line.id === id)?.hidden;
  return hidden ? withHidden(book, locus, items, hidden) : items;
}

/** Plans the changes after proving a gene; undefined if the snake's record does not name such a gene. */
export async function provePlan(db: Db, book: GeneBook, entry: Entry, gene: string): Promise<ProvePlan | undefined> {
  const family = await familyAround(db, entry);
  const { self } = family;
  const locus = book.locusOf.get(gene);
  if (!locus || !provableGenes(book, self.items).includes(gene)) return undefined;
  const name = geneName(book, gene);
  const isPossible = self.items.some((item) => item.gene === gene && item.state === "pos-het");
  const own: GenotypeItem[] | null = isPossible ? [{ gene, state: "het" }] : null;
  const proven = own ? lineOf(book, locus, self, "self", own, `${name}を持つことが証明されました`) : [];
  const found = [{ lines: proven, remarks: [] }, parentsAndSiblings(book, locus, gene, family, isPossible)];
  const before = () => found.flatMap(({ lines }) => lines);
  for (const as of ["sire", "dam"] as const) {
    const parent = family[as];
    // If nothing new is known of a parent, its other offspring are unaffected.
    if (!parent || !before().some(({ id }) => id === parent.id)) continue;
    const brood = family.halves.filter((one) => one.as === as);
    const items = itemsAfter(book, locus, parent, before());
    found.push(broodOf(book, locus, name, { items, brood, role: "half", before: before() }));
  }
  const items = itemsAfter(book, locus, self, before());
  found.push(broodOf(book, locus, name, { items, brood: family.young, role: "young", before: before() }));
  return {
    ...{ gene, name, isPossible, seal: sealOf(family) },
    lines: before(),
    remarks: found.flatMap(({ remarks }) => remarks),
  };
}
