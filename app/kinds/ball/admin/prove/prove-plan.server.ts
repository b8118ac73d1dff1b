// What a proven recessive gene of one snake says of its parents, siblings and young: old and new genotype of each, and why.

import type { Entry } from "#app/cms/content/entry.ts";
import type { Content } from "#app/cms/content/kind.ts";
import { contentOf } from "#app/cms/content/stored.server.ts";
import type { BallFields } from "#app/kinds/ball/index.ts";
import { type Untrashed, untrashed } from "#app/kinds/shared/untrashed.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { GenotypeItem } from "#app/snake/genes/gene.ts";
import { type GeneBook, geneName, isRecessive, type Locus } from "#app/snake/genes/gene-book.ts";
import { isHideable } from "#app/snake/genes/locus-look.ts";
import { printGenotype } from "#app/snake/genes/print-genotype.ts";
import { isWhite, readCounted } from "#app/snake/proving/parentage.ts";
import {
  type Couple,
  couplesOf,
  hiddenInParent,
  hiddenInYoung,
  isOpenAt,
  provenCouples,
  withHidden,
} from "#app/snake/proving/prove-family.ts";

type Role = "self" | "sire" | "dam" | "sibling" | "young";

interface Member {
  id: string;
  title: string;
  version: number;
  items: readonly GenotypeItem[];
}

/** One snake whose record would change. */
export interface ProveLine {
  id: string;
  title: string;
  version: number;
  role: Role;
  /** Its genotype before and after the proof, as breeders write it. */
  from: string;
  to: string;
  why: string;
  /** What it hides at the gene's locus. */
  hidden: readonly GenotypeItem[];
}

export interface ProvePlan {
  gene: string;
  name: string;
  /** Possible in the record: this step says that it is proven. False where the record has it for certain already. */
  isPossible: boolean;
  lines: ProveLine[];
  /** Why some of the family are not reckoned. */
  remarks: string[];
  /** All that was read, and the version of each: what it was reckoned from. */
  seal: string;
}

/** The recessive genes that a snake's record names, possible or certain: each can be proven. */
export function provableGenes(book: GeneBook, items: readonly GenotypeItem[]): string[] {
  return [...new Set(items.map(({ gene }) => gene))].filter((gene) => isRecessive(book, gene));
}

function memberOf(entry: Entry): Member {
  const { title, fields } = contentOf(entry) as Content<BallFields>; // rows of snakes only
  return { id: entry.id, title: title || entry.id, version: entry.version, items: fields.genotype };
}

interface Young extends Member {
  /** As which of its parents it names the proven one. */
  as: "sire" | "dam";
  /** Null where the record names none, or one that is not there. */
  mate: Member | null;
}

interface Family {
  self: Member;
  sire: Member | null;
  dam: Member | null;
  /** Of both parents. */
  siblings: Member[];
  young: Young[];
}

function memberIn({ id, title, version, fields }: Untrashed<"ball">): Member {
  return { id, title, version, items: fields.genotype };
}

/** Whoever lies in the trash is no part of it. */
async function familyAround(db: Db, entry: Entry): Promise<Family> {
  const { sire, dam } = (contentOf(entry) as Content<BallFields>).fields; // called with snakes only
  const [fathered, borne, brood] = await Promise.all([
    untrashed(db, "ball", { keys: { sire: entry.id } }),
    untrashed(db, "ball", { keys: { dam: entry.id } }),
    sire && dam ? untrashed(db, "ball", { keys: { sire, dam } }) : [],
  ]);
  const named = [
    ...fathered.map((one) => ({ one, as: "sire" as const, other: one.fields.dam })),
    ...borne.map((one) => ({ one, as: "dam" as const, other: one.fields.sire })),
  ];
  const ids = [sire, dam, ...named.map(({ other }) => other)].filter((id) => id !== null);
  const others = new Map((await untrashed(db, "ball", { ids })).map((one) => [one.id, memberIn(one)]));
  const known = (id: string | null) => others.get(id ?? "") ?? null;
  return {
    ...{ self: memberOf(entry), sire: known(sire), dam: known(dam) },
    siblings: brood.filter(({ id }) => id !== entry.id).map(memberIn),
    young: named.map(({ one, as, other }) => ({ ...memberIn(one), as, mate: known(other) })),
  };
}

function sealOf({ self, sire, dam, siblings, young }: Family): string {
  const members = [self, sire, dam, ...siblings, ...young, ...young.map(({ mate }) => mate)].filter((one) => one);
  return [...new Set(members.map((one) => `${one?.id}@${one?.version}`))].join(" ");
}

/** Nothing where it is certain already, or stays as it is. */
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

/** The parents after the proof, or in words why they cannot be updated. */
function couplesBy(
  book: GeneBook,
  locus: Locus,
  gene: string,
  { self, sire, dam }: Family,
  isPossible: boolean,
): Couple[] | string {
  if (!sire || !dam) return "父と母の両方が記録されていないので、親ときょうだいは計算できません。";
  const couples = provenCouples(book, gene, couplesOf(book, locus, sire, dam) ?? [], self.items);
  if (couples.length === 0)
    return `両親の記録からは、${geneName(book, gene)}を持つこの個体は生まれません。親と遺伝子型の記録を確かめてください。`;
  // The parents' records include the odds of an earlier proof: the same proof must not count twice.
  if (!isPossible && couples.length > 1)
    return "この個体が持つことだけでは、両親のどちらが持つかは決まりません。親の記録はこのままにします。";
  return couples;
}

/** Lines, and why others have none. */
type Reckoned = Pick<ProvePlan, "lines" | "remarks">;

/** One whose parents are known: what it hides follows from them and from how it looks. */
function lineOfYoung(
  book: GeneBook,
  locus: Locus,
  name: string,
  couples: readonly Couple[],
  member: Member,
  role: "sibling" | "young",
): Reckoned {
  const genotype = readCounted(book, member, "dam");
  if (genotype && isWhite(book, genotype) && isHideable(locus))
    return {
      lines: [],
      remarks: [`${member.title}は白い個体で、見た目から${name}を判断できないので、変えません。`],
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
      ? `この個体の${name}は、この親から来ています`
      : `${name}がどちらの親から来たかは決まらないので、確率だけが変わります`;
    return lineOf(book, locus, parent, role, hidden, why);
  });
  const siblings = family.siblings.map((one) => lineOfYoung(book, locus, name, couples, one, "sibling"));
  return {
    lines: [...parents, ...siblings.flatMap(({ lines }) => lines)],
    remarks: siblings.flatMap(({ remarks }) => remarks),
  };
}

/** Its own young: of the proven one, and of the mate as the other lines of the same step leave it. */
function itsYoung(
  book: GeneBook,
  locus: Locus,
  name: string,
  { self, young }: Family,
  { own, elders }: { own: readonly GenotypeItem[] | null; elders: readonly ProveLine[] },
): Reckoned {
  const proven = { items: own ? withHidden(book, locus, self.items, own) : self.items };
  const lines: ProveLine[] = [];
  const remarks: string[] = [];
  const isYoung = ({ mate }: Young) => Number(young.some(({ id }) => id === mate?.id));
  // A daughter bred back to it is reckoned before their young.
  for (const one of young.toSorted((a, b) => isYoung(a) - isYoung(b))) {
    if (!one.mate) {
      remarks.push(`${one.title}は、もう片方の親が記録されていないので、計算できません。`);
      continue;
    }
    const hidden = [...elders, ...lines].find(({ id }) => id === one.mate?.id)?.hidden;
    const mate = { items: hidden ? withHidden(book, locus, one.mate.items, hidden) : one.mate.items };
    const couples = couplesOf(
      book,
      locus,
      ...(one.as === "sire" ? ([proven, mate] as const) : ([mate, proven] as const)),
    );
    const reckoned = lineOfYoung(book, locus, name, couples ?? [], one, "young");
    lines.push(...reckoned.lines);
    remarks.push(...reckoned.remarks);
  }
  return { lines, remarks };
}

/** What the proof of one gene changes; undefined where the snake's record does not name such a gene. */
export async function provePlan(db: Db, book: GeneBook, entry: Entry, gene: string): Promise<ProvePlan | undefined> {
  const family = await familyAround(db, entry);
  const { self } = family;
  const locus = book.locusOf.get(gene);
  if (!locus || !provableGenes(book, self.items).includes(gene)) return undefined;
  const name = geneName(book, gene);
  const isPossible = self.items.some((item) => item.gene === gene && item.state === "pos-het");
  const own: GenotypeItem[] | null = isPossible ? [{ gene, state: "het" }] : null;
  const proven = own ? lineOf(book, locus, self, "self", own, `${name}を持つことが証明されました`) : [];
  const elders = parentsAndSiblings(book, locus, gene, family, isPossible);
  const young = itsYoung(book, locus, name, family, { own, elders: elders.lines });
  return {
    ...{ gene, name, isPossible, seal: sealOf(family) },
    lines: [...proven, ...elders.lines, ...young.lines],
    remarks: [...elders.remarks, ...young.remarks],
  };
}
